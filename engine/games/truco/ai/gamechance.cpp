// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/ai/gamechance.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sobremesa::truco {

namespace {

// How far the points of a deal are spread: the more seats, the dearer the bets.
double spreadOf(int players)
{
    constexpr std::array<double, 3> spreads { 2.6, 3.2, 3.6 };
    return spreads[static_cast<std::size_t>(players / 2 - 1)];
}

} // namespace

// Found by counting on from what the deals of trained books have brought: one to two in a hundred off.
double standing(int players, int needs, int theirs)
{
    constexpr double moreToCome = 0.4; // points
    if (needs <= 0 || theirs <= 0)
        return needs <= 0 ? 1 : -1;
    const double lead =
        (theirs - needs) / (spreadOf(players) * std::sqrt(std::min(needs, theirs) + moreToCome));
    const double square = lead * lead;
    return lead * std::sqrt((1 + square / 3) / (1 + square + square * square / 3));
}

double pointsWorth(int players)
{
    constexpr double farFromTheEnd = 5.5; // the root of thirty points
    return 1 / (farFromTheEnd * spreadOf(players));
}

} // namespace sobremesa::truco
