// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/tresillo/tresillo.h"

// Rules of thumb for a hand (section 9). Only for the computer players.
namespace sobremesa::tresillo {

// About how many tricks a declarer makes of these nine cards, without an exchange.
[[nodiscard]] double trickEstimate(const Hand &hand, int trump);
// The same if the declarer keeps what is good and exchanges the rest.
[[nodiscard]] double exchangeEstimate(const Hand &hand, int trump);
// How much a card is worth keeping in the exchange; what is below drawWorth is thrown.
[[nodiscard]] double keepWorth(const State &state, Seat seat, Card card);
inline constexpr double drawWorth = 0.34; // what an unseen card brings
// The chance to win the deal with so many tricks in sight before an exchange, and of these very cards.
[[nodiscard]] double winChance(double tricks);
[[nodiscard]] double soloChance(double tricks);
// How good it seems to play this card now; only the order of the values counts.
[[nodiscard]] double playWorth(const State &state, Card card);

} // namespace sobremesa::tresillo
