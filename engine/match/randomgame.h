// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/match.h"

namespace sobremesa {

// Options drawn at random, every value and number of players equally likely, until the game accepts them.
[[nodiscard]] Setup randomSetup(const GameInfo &game, Rng &rng);
// With such options, and a seed drawn for the deals.
[[nodiscard]] Opening randomOpening(const GameInfo &game, Rng &rng);
// One of all actions legal now, every one equally likely. Precondition: somebody may act.
[[nodiscard]] Action randomAction(const Position &position, Rng &rng, Actions &buffer);
// A whole game of uniformly random legal actions.
[[nodiscard]] Match randomGame(const GameInfo &game, std::uint64_t seed);
// One whole seeded game in readable text: who could do how much, what was done, what was booked
// (tests/golden).
[[nodiscard]] std::string goldenText(const GameInfo &game);

} // namespace sobremesa
