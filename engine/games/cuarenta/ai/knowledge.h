// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/knowledge.h"
#include "engine/games/cuarenta/cuarenta.h"

namespace sobremesa::cuarenta {

// What a player knows about Cuarenta (section 9); see engine/ai/knowledge.h.
[[nodiscard]] double prior(const State &state, const Action &action);
[[nodiscard]] std::size_t policy(const State &state, const Actions &actions, Rng &rng);
[[nodiscard]] bool settled(const State &start, const State &state);
[[nodiscard]] Payoff worth(const State &state);
[[nodiscard]] int endgame(const State &seen);
void forget(State &world, Seat viewer, double share, Rng &rng);
using usual::asksInVain;
using usual::bluffs;
using usual::clues;
using usual::depth;
using usual::dominated;
using usual::effort;
using usual::likelihood;
using usual::recall;
using usual::situation;
using usual::tells;

static_assert(SearchGame<State>);

} // namespace sobremesa::cuarenta
