// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/player.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace sobremesa::cli {

// Two kinds of players, A and B, for one game.
struct Pairing
{
    const GameInfo *game = nullptr;
    Setup setup;
    std::array<const Level *, 2> levels {};
    std::uint64_t seed = 1;
    int deals = 100;
    int threads = 1;
};

// One game of a pairing: A on one side, B on the others.
struct Contest
{
    double difference = 0; // points of A's side over the mean of the others, so that more is better
    double won = 0; // A's: 1, or its share of a draw
    int decisions = 0;
    int refused = 0; // actions that the table turned down
    std::array<std::vector<double>, 2> milliseconds; // of each decision, A's and B's
};

// Plays the game whose cards follow from the seed alone, with A on this side.
[[nodiscard]] Contest playContest(const Pairing &pairing, std::uint64_t seed, Side sideOfA);

// What all games of a pairing came to; a group is one series of cards played with A on every side in turn.
struct Outcome
{
    int games = 0;
    int groups = 0;
    double difference = 0;
    double interval = 0; // half the width of 95 %, from the means of the groups
    double won = 0; // share of the games
    double wonInterval = 0;
    long decisions = 0;
    long refused = 0;
    std::array<std::array<double, 4>, 2>
        milliseconds {}; // of A and B: the 50th, 95th and 99th percentile, worst
};
[[nodiscard]] Outcome runPairing(const Pairing &pairing);

} // namespace sobremesa::cli
