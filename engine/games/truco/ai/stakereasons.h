// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/truco/ai/shares.h"

// What a bet is about: its price in points, and the game where it decides it.
namespace sobremesa::truco {

// A bet that is wanted: what either side scores for it, and what refusing it gives the others.
struct Stake
{
    int own = 0;
    int others = 0;
    int refusal = 0;
};

// The share of deals won, from 0 to 1, from which on playing for more pays, once it is wanted (9.1): a half,
// but where it may decide the game.
[[nodiscard]] double shareToRaise(const State &seen, Side own, const Stake &now, const Stake &raised);

// How often a bet is won, and how often it must be. What was heard is told where it makes a difference.
[[nodiscard]] Because priceOf(std::uint8_t row, Share share, double need, int stake, double worth);

// Wanting the bet instead of refusing it: the price, then the game if it is lost or won with it.
[[nodiscard]] Reasons ofWanted(
    const Insight<State> &insight, std::uint8_t row, const Share &share, const Stake &stake);

} // namespace sobremesa::truco
