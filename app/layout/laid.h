// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/layout/asked.h"
#include "app/layout/hand.h"

#include <QRectF>

#include <array>
#include <vector>

namespace sobremesa::layout {

// What a plate shows: everything; with a smaller tile; its role in the place of its state; the tile alone.
enum class PlateForm { Full, Small, Brief, Chip };

struct SeatLaid
{
    QRectF plate;
    QRectF backs; // where the cards of its hand lie; empty: they are not to be seen
    QRectF melds; // the room for its melds
    bool mirrored = false; // the backs lie at the left of the plate

    friend bool operator==(const SeatLaid &, const SeatLaid &) = default;
};

struct PileLaid
{
    QPointF middle; // of its cards
    qreal height = 0; // of a card; 0: there is no such pile
    QRectF rect; // with its pill

    friend bool operator==(const PileLaid &, const PileLaid &) = default;
};

// Where everything has its place.
struct TableLaid
{
    PlateForm form = PlateForm::Full;
    bool bare = false; // piles show their number alone
    bool twoRows = false; // of plates, at the top
    qreal backs = 0; // height of a card in the others' hands
    qreal hand = 0; // height of a card in the viewer's hand
    qreal plateHeight = 0;
    qreal widest = 0; // of the others' plates
    std::vector<SeatLaid> seats; // by seat
    std::array<PileLaid, pileCount> piles {};
    HandLaid own;
    qreal handTop = 0;
    qreal overHand = 0; // room above the hand for lifted cards and names
    qreal barWidth = 0; // the most that the answers may take
    qreal barMiddle = 0; // of the answers, from the left
    QRectF seatsAbove; // what stands at the top
    QRectF play; // the free middle: what seats, answers and the slip leave
    QRectF slip;
    bool column = false; // the slip has one of its own, and the table is laid beside it
    bool tight = false; // not even the tightest arrangement left the middle its room

    [[nodiscard]] qreal barEnd() const { return handTop - overHand; } // lower end of the answers
    friend bool operator==(const TableLaid &, const TableLaid &) = default;
};

} // namespace sobremesa::layout
