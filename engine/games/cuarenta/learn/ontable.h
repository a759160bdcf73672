// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/cuarenta/cuarenta.h"

// What lies on the table for a card, counted as people count it and not by the rules' own search.
namespace sobremesa::cuarenta {

struct OnTable
{
    Cards<40> table;
    Card card;
};

[[nodiscard]] int equalsOf(const OnTable &problem);
// How many values of at least two and at most so many cards make up the sum at most; none: 0.
[[nodiscard]] int longestSum(const OnTable &problem, int highest, std::size_t cards);
// How far the run goes that begins above the card, over so many gaps.
[[nodiscard]] int runAbove(const OnTable &problem, int gaps, int last = places);

} // namespace sobremesa::cuarenta
