// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/loba/loba.h"

#include <algorithm>

namespace sobremesa::loba {

// What the first look counts in each deal, in points: a turn that the hand waits for its contract (Estimate),
// and the share of a card's value that it costs to hold it. Fitted to games against itself.
struct Weights
{
    double way = 0;
    double share = 0;
};
inline constexpr std::array<Weights, dealsOfGame> weightsOfDeals { {
    { 4, 0.04 },
    { 3.5, 0.04 },
    { 3.5, 0.04 },
    { 8, 0.1 },
    { 8, 0.15 },
    { 8, 0.3 },
} };

[[nodiscard]] inline const Weights &weights(const State &state)
{
    return weightsOfDeals[static_cast<std::size_t>(state.deal - 1)];
}

// Of its value that a card in the hand costs whoever has not melded: more once somebody else has.
[[nodiscard]] inline double shareOf(const State &state)
{
    constexpr double urgency = 0.15;
    return weights(state).share + (state.melded.empty() ? 0.0 : urgency);
}

// A meld on the table takes it.
[[nodiscard]] inline bool fitsTable(const State &state, Card card)
{
    return std::any_of(
        state.melds.begin(), state.melds.end(), [card](const Meld &meld) { return fits(meld, card); });
}

} // namespace sobremesa::loba
