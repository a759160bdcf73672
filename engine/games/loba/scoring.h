// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/loba/loba.h"

namespace sobremesa::loba {

// Penalty points of a card in the hand (section 5).
[[nodiscard]] int valueOf(Card card);
[[nodiscard]] int valueOf(const Hand &hand);
// The order at the end of the game, the best seat first (section 4.10).
[[nodiscard]] InlineVector<Seat, mostSeats> standings(const State &state);

} // namespace sobremesa::loba
