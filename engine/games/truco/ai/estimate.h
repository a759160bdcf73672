// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/truco/phases.h"

// What a seat may think of its chances, from its own cards and from what everybody sees (9).
namespace sobremesa::truco {

// That the seat's side wins the tricks: 0 to 1.
[[nodiscard]] double trickChance(const State &state, Seat seat);
// That the seat's side wins an envido: 0 to 1.
[[nodiscard]] double envidoChance(const State &state, Seat seat);
// That the seat's side wins a comparison of flors: 0 to 1.
[[nodiscard]] double florChance(const State &state, Seat seat);
// How well the card suits the trick: the cheapest that wins, the worst that loses, a tie if a tie is enough.
[[nodiscard]] double cardWorth(const State &state, Seat seat, Card card);

// The share of hands with fewer envido points than the seat was dealt: 0 to 1.
[[nodiscard]] double shareOfPoints(const State &state, Seat seat);
// How good three cards are for the tricks, before any was played: 0 to 1.
[[nodiscard]] double shareOfCards(const Dealt &dealt);

// What the others book at once if the side backs down from what it is asked (5.1), in points.
[[nodiscard]] int priceOfRefusal(const State &seen, Side own);

} // namespace sobremesa::truco
