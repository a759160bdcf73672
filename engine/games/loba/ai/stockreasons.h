// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/insight.h"
#include "engine/games/loba/loba.h"
#include "engine/games/loba/worlds.h"

#include <array>

namespace sobremesa::loba {

inline constexpr double goingOutWorth = 30.0; // to go out, at least
inline constexpr double worthTaking = 0.24; // of a step towards the contract: less hardly pays a draw

// Points that one step on the way to the contract (engine/games/loba/ai/estimate.h) is worth, as the search
// finds of discards; more where more is left in the hand.
[[nodiscard]] constexpr double stepWorth(const State &state)
{
    constexpr std::array worths { 7.0, 7.0, 13.0, 20.0, 16.0, 26.0 }; // of the deals
    return worths[static_cast<std::size_t>(state.deal - 1)];
}

// Whether the seat on turn, that has not melded, can put down the contract once it has drawn this way.
[[nodiscard]] bool completes(const State &seen, Source source);

// What speaks for a card from the stock: how often the one on top ends the deal, completes the contract or
// brings it nearer, or can be laid off (sections 4.2 to 4.8). Nothing where the top discard does as much for
// certain.
[[nodiscard]] Reasons ofStock(const Insight<State> &insight);

} // namespace sobremesa::loba
