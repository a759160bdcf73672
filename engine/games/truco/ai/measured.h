// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/truco/phases.h"

namespace sobremesa::truco {

// That a seat wins the tricks against one other, from how good its cards look (0 to 1): measured over sixty
// thousand deals, in which both play their cards by the rules of thumb and say nothing.
[[nodiscard]] double measuredChance(const State &state, Seat seat, double look);

} // namespace sobremesa::truco
