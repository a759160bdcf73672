// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/layout/laid.h"

namespace sobremesa::layout {

// Cards in rows, as large as the room allows.
struct GridLaid
{
    qreal height = 0; // of a card
    qreal gap = 0;
    int columns = 1;
    int rows = 1;
    QSizeF size; // of all
    QPointF middle;

    [[nodiscard]] Spot spot(int slot, int count) const;
    friend bool operator==(const GridLaid &, const GridLaid &) = default;
};

// In as few rows as make the cards largest, but none higher than `most` nor lower than `least`.
[[nodiscard]] GridLaid gridFor(int cards, const QRectF &room, qreal most, qreal least, qreal gap);
// The cards on the runner.
[[nodiscard]] GridLaid tableGrid(const TableAsked &asked, const TableLaid &laid);

// A row of four, in pairs, with a name above each and a button below each pair; other cards lie at its left,
// in portrait above it.
struct PairsAsked
{
    QRectF room;
    int others = 0; // cards that lie beside it
    bool portrait = false;
    qreal hand = 120; // height of a card in the hand
    qreal above = 0; // for the names
    qreal below = 0; // for the buttons
    Measure measure;

    friend bool operator==(const PairsAsked &, const PairsAsked &) = default;
};

struct PairsLaid
{
    qreal height = 0; // of a card
    std::array<qreal, 4> middles {}; // of the four, from left to right
    qreal top = 0; // of the cards
    QRectF block; // with names, buttons, and what lies beside
    qreal divider = 0; // between the others and the row; 0: none
    GridLaid others;

    [[nodiscard]] Spot spot(int position) const;
    friend bool operator==(const PairsLaid &, const PairsLaid &) = default;
};

[[nodiscard]] PairsLaid pairsFor(const PairsAsked &asked);

// One card of a pile; level: how high it lies; below 0 it is not to be seen.
[[nodiscard]] Spot pileSpot(const PileLaid &pile, int level);
// A pile whose cards have this height, and its pill; the corner of its rectangle is at this point.
[[nodiscard]] PileLaid pileAt(QPointF corner, qreal height, qreal pill, Measure measure);
[[nodiscard]] qreal pileWidth(qreal height, qreal pill);
[[nodiscard]] qreal pileHeight(qreal height, Measure measure);

// Stock and discards on the runner, and at their right the room for the viewer's melds.
struct PilesLaid
{
    PileLaid stock;
    PileLaid discards;
    QRectF melds;

    friend bool operator==(const PilesLaid &, const PilesLaid &) = default;
};

[[nodiscard]] PilesLaid pilesInTheMiddle(const TableAsked &asked, const TableLaid &laid);
// The height of a card there; below leastCard there is no room.
[[nodiscard]] qreal middlePileHeight(const TableAsked &asked, const TableLaid &laid);
// The height that what lies on the runner would fill.
[[nodiscard]] qreal runnerHeight(const TableAsked &asked, const TableLaid &laid);

} // namespace sobremesa::layout
