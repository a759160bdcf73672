// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/loba/loba.h"

#include <algorithm>

namespace sobremesa::loba {

// What a player who has not melded must expect at the end of each deal: at least, with two players and with
// four; for every turn that he waits (Estimate); of the points in his hand. Fitted to games of the greedy
// player with itself.
struct Expectation
{
    double leastOfTwo = 0;
    double leastOfFour = 0;
    double way = 0;
    double share = 0;

    [[nodiscard]] double least(int players) const
    {
        return leastOfTwo + (leastOfFour - leastOfTwo) * (players - 2) / 2;
    }
};
inline constexpr std::array<Expectation, dealsOfGame> expectations { {
    { 3, 17, 4, 0.04 },
    { 7, 28, 3.5, 0.04 },
    { 11, 29, 3.5, 0.04 },
    { 14, 35, 8, 0.1 },
    { 20, 41, 8, 0.15 },
    { 32, 45, 8, 0.3 },
} };

[[nodiscard]] inline const Expectation &expectation(const State &state)
{
    return expectations[static_cast<std::size_t>(state.deal - 1)];
}

// Of its value that a card in the hand costs whoever has not melded: more once somebody else has.
[[nodiscard]] inline double shareOf(const State &state)
{
    constexpr double urgency = 0.15;
    return expectation(state).share + (state.melded.empty() ? 0.0 : urgency);
}

// A meld on the table takes it.
[[nodiscard]] inline bool fitsTable(const State &state, Card card)
{
    return std::any_of(
        state.melds.begin(), state.melds.end(), [card](const Meld &meld) { return fits(meld, card); });
}

} // namespace sobremesa::loba
