// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arena.h"

namespace sobremesa::yardstick {

// Independent players by which the program's own are measured: "thumb", rules of thumb; "textbook" and
// "textbook:PLAYOUTS", tree search with random playouts; "open" and "open:PLAYOUTS", the same for somebody
// who sees all cards; "raiser", "gambler", "station", "folder", "bluffer" and "robber", who bid and answer in
// Truco without a look at their cards. Any other name is a level of the program, which may differ from it in
// some of its numbers and in its book: "strong,iterations=24000,exactness=0", "strong,book=none",
// "strong,book=FILE".
[[nodiscard]] cli::Player findPlayer(const std::string &name);

// How much what was heard tells of the hidden cards: the logarithm of the weight of the true cards beside the
// mean of all that can be imagined, in bits a decision.
struct Bits
{
    int decisions = 0; // in which something had been heard
    double mean = 0;
    double interval = 0; // half the width of 95 %, from deal to deal
};
// Deals of one game between players of one kind. Precondition: the player can decide.
[[nodiscard]] Bits beliefBits(
    const GameInfo &game, const Setup &setup, const cli::Player &player, int deals, std::uint64_t seed);

} // namespace sobremesa::yardstick
