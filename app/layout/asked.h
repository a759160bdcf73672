// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/layout/measure.h"

#include <QSizeF>

#include <array>
#include <vector>

namespace sobremesa::layout {

// How the others sit: around the cloth; or in columns above it, with room for melds below each plate.
enum class Seating { Around, Columns };
// The others' cards: a fan beside the plate, a narrow pile, or a row on the side that faces the middle.
enum class Backs { Fan, Stack, Row };
// What lies on the runner: rows of cards; cards before those who played them, as they fell; tricks that go to
// their winners' plates, with papers before the play; piles, and the viewer's melds beside them.
enum class Middle { Grid, Stay, Tricks, Piles };

// What a game wants of its table.
struct Wishes
{
    Seating seating = Seating::Around;
    Backs backs = Backs::Fan;
    Middle middle = Middle::Grid;
    bool stock = true; // lies in the upper left corner
    bool captured = true; // piles at the right: the others', and the viewer's
    qreal mostBar = 100'000; // a higher bar covers the lower part of the runner
    bool takenAtPlates = false; // what the others have captured lies at their plates, not in one pile

    friend bool operator==(const Wishes &, const Wishes &) = default;
};

// The sizes of what is written on a plate, at the letters of the moment.
struct PlateWords
{
    QSizeF name;
    QSizeF role;
    QSizeF line;
    bool team = false;
    bool turn = false;

    friend bool operator==(const PlateWords &, const PlateWords &) = default;
};

// Cards of the hand that belong together.
struct Group
{
    int first = 0;
    int count = 0;

    friend bool operator==(const Group &, const Group &) = default;
};

enum Pile { StockPile, DiscardPile, OtherPile, OwnPile, pileCount };

// The number at a pile, with its label and without.
struct Pill
{
    qreal width = 0;
    qreal bare = 0;

    friend bool operator==(const Pill &, const Pill &) = default;
};

// Everything that the places of a table depend on. Pixels of the table, the cloth within its hem.
struct TableAsked
{
    Measure measure;
    QSizeF table;
    bool portrait = false;
    bool wide = true; // the score stands beside the cloth
    qreal hand = 120; // height of a card in the hand
    Wishes wishes;

    int players = 2;
    int viewer = 0;
    bool clockwise = true;
    std::vector<PlateWords> plates; // by seat

    int handCards = 0;
    std::vector<Group> groups;
    bool straight = false; // no fan
    int tableCards = 0;
    bool tricksLie = false; // tricks have gone to their winners' plates
    std::array<Pill, pileCount> pills {};

    qreal bar = 0; // height of the question with its answers; 0: there is none
    qreal barRoom = 0; // kept for it, whether it is there or not
    QSizeF words; // what may be said out of turn
    qreal wordsRoom = 0; // the width kept for it
    bool wordsAbove = false; // it stands in the place of the answers
    QSizeF corner; // a paper in the upper left corner
    QSizeF slip; // the whole of a paper at the far end of the runner, in portrait below the upper seats

    friend bool operator==(const TableAsked &, const TableAsked &) = default;
};

} // namespace sobremesa::layout
