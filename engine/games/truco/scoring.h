// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/truco/truco.h"

namespace sobremesa::truco {

using Dealt = Cards<handSize>;

// Strength of a card in a trick: 14 the ace of swords, 1 the fours (4.4).
[[nodiscard]] int strength(Card card);
// Two cards of a suit and 20, or the best single card (5.2).
[[nodiscard]] int envidoPoints(const Dealt &dealt);
// Three known cards of one suit (4.9).
[[nodiscard]] bool isFlor(const Dealt &dealt);
[[nodiscard]] int florPoints(const Dealt &dealt);
// Who has won the play after these tricks, or nobody yet (4.4).
[[nodiscard]] Side winnerOfTricks(const InlineVector<Side, handSize> &tricks, Side manoSide);
// Which signs of 2.6 are true for a hand of which `held` is left, one bit a sign (4.11): those that speak of
// a card, or of none; those that speak of all three; both.
[[nodiscard]] std::uint16_t heldSigns(const Dealt &held);
[[nodiscard]] std::uint16_t dealtSigns(const Dealt &dealt);
[[nodiscard]] std::uint16_t trueSigns(const Dealt &dealt, const Dealt &held);

// The sum of a chain, 0 if it ends with falta envido (5.1).
[[nodiscard]] int chainPoints(const InlineVector<std::uint8_t, 4> &chain);
// What a quiero gives to the side that then wins (5.1, 5.3).
[[nodiscard]] int chainWanted(const State &state, const InlineVector<std::uint8_t, 4> &chain, Side side);
// What a no quiero gives to the side of the last bid (5.1).
[[nodiscard]] int chainRefused(const InlineVector<std::uint8_t, 4> &chain);
[[nodiscard]] bool endsWithFalta(const InlineVector<std::uint8_t, 4> &chain);
// The first half of the points (4.13).
[[nodiscard]] int malas(const Rules &rules);
// What a falta envido or a contraflor al resto gives to the side (5.3).
[[nodiscard]] int rest(const State &state, Side side);

} // namespace sobremesa::truco
