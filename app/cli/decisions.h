// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/registry.h"

#include <cstdint>
#include <limits>
#include <string>

namespace sobremesa::cli {

// What every level decides in fixed positions of a game, with every number of players and with every other
// value of every option, in readable text. The last column is a hash of all that one level thinks of every
// action, bit by bit: it shows a difference in rounding long before a decision does. Levels think for as many
// iterations as they have, at most `most`; less where an option changes, as these are many.
[[nodiscard]] std::string decisionsText(
    const GameInfo &game, std::uint64_t seed, int most = std::numeric_limits<int>::max());

} // namespace sobremesa::cli
