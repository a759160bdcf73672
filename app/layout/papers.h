// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/layout/laid.h"

namespace sobremesa::layout {

// The stock and papers on the runner before the play: beside each other while there is room for them; else,
// and during the play, they are folded and lie where they cover nothing.
struct PapersAsked
{
    QSizeF paper; // open; empty: there is none
    QSizeF tag; // folded
    QSizeF order; // a row of cards that goes with it; empty: there is none
    bool folded = false; // the runner is wanted for tricks
    bool orderOpen = false; // it is to be seen although all is folded
    int stock = 0; // cards in it
    std::vector<int> away {}; // seats that take no part

    friend bool operator==(const PapersAsked &, const PapersAsked &) = default;
};

struct PapersLaid
{
    bool folded = false;
    bool bare = false; // the stock shows its number alone
    PileLaid stock;
    QRectF paper;
    QRectF order; // empty: it has no room
    bool ordersBeside = false;

    friend bool operator==(const PapersLaid &, const PapersLaid &) = default;
};

[[nodiscard]] PapersLaid papersFor(const PapersAsked &papers, const TableAsked &asked, const TableLaid &laid);

} // namespace sobremesa::layout
