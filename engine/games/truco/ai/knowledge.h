// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/knowledge.h"
#include "engine/games/truco/truco.h"

namespace sobremesa::truco {

// What a player knows about Truco (section 9); see engine/ai/knowledge.h.
[[nodiscard]] double prior(const State &state, const Action &action);
[[nodiscard]] std::size_t policy(const State &state, const Actions &actions, Rng &rng);
[[nodiscard]] bool settled(const State &start, const State &state);
[[nodiscard]] Payoff worth(const State &state);
[[nodiscard]] bool bluffs(const State &state);
[[nodiscard]] bool likely(const State &world, Seat viewer, Rng &rng);
[[nodiscard]] bool asksInVain(const State &seen, Seat viewer);
[[nodiscard]] bool tells(const State &seen, const Action &action);
using usual::depth;
using usual::effort;
using usual::endgame;
using usual::forget;
using usual::recall;

static_assert(SearchGame<State>);

} // namespace sobremesa::truco
