// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/ai/gamechance.h"

#include "engine/games/truco/phases.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sobremesa::truco {

namespace {

// How far the points of a deal are spread: the more seats, the dearer the bets.
double spreadOf(const State &state)
{
    constexpr std::array<double, 3> spreads { 2.6, 3.2, 3.6 };
    return spreads[static_cast<std::size_t>(state.rules.players / 2 - 1)];
}

} // namespace

// Found by counting on from what the deals of trained books have brought: one to two in a hundred off.
double standing(const State &state, Side side, int more, int others)
{
    constexpr double moreToCome = 0.4; // points
    if (winsWith(state, side, more))
        return 1;
    if (winsWith(state, other(side), others))
        return -1;
    const int needs = state.rules.target - state.scores[side] - more;
    const int theirs = state.rules.target - state.scores[other(side)] - others;
    const double lead =
        (theirs - needs) / (spreadOf(state) * std::sqrt(std::min(needs, theirs) + moreToCome));
    const double square = lead * lead;
    return lead * std::sqrt((1 + square / 3) / (1 + square + square * square / 3));
}

double pointsWorth(const State &state)
{
    constexpr double farFromTheEnd = 5.5; // the root of thirty points
    return 1 / (farFromTheEnd * spreadOf(state));
}

} // namespace sobremesa::truco
