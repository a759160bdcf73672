// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/registry.h"

#include <cstdint>

namespace sobremesa::cli {

// What the bench says about one game.
struct Measured
{
    std::string_view game;
    // Of games played at random with random options, and of what every level decides in fixed positions: it
    // changes with the behaviour of the rules or of the players.
    std::uint64_t signature = 0;
    double gamesPerSecond = 0;
    double movesPerSecond = 0; // uniformly random legal ones, all lists included
    double iterationsPerSecond = 0; // of the search at the first move
    double worldsPerSecond = 0; // guesses at the unseen cards, in the middle of a deal
    std::size_t stateBytes = 0;
    std::uint64_t allocations = 0; // while the random games were played
};

[[nodiscard]] Measured measure(const GameInfo &game);

// How often this program has asked for memory (allocations.cpp).
[[nodiscard]] std::uint64_t allocations();

} // namespace sobremesa::cli
