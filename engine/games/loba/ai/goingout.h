// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/loba/loba.h"

#include <optional>

namespace sobremesa::loba {

// The first action of a way on which the seat on turn goes out in this turn (section 4.8), whatever the stock
// and the others hold; nothing if there is none, or if the seat must hope for a card of the stock. Exact, but
// for a hand with more than a thousand ways of laying it off.
[[nodiscard]] std::optional<Action> goingOut(const State &state);

// Whether the action is the first of such a way. What the stock brings is no way.
[[nodiscard]] bool goesOutBy(const State &state, const Action &action);

// Whether the hand of the seat on turn is out when it has melded so many cards: what is left can be
// discarded.
[[nodiscard]] inline bool isOutBy(const State &state, std::size_t melded)
{
    return state.hands[state.turn].size() <= melded + 1;
}

} // namespace sobremesa::loba
