// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/insight.h"
#include "engine/games/tresillo/worlds.h"

namespace sobremesa::tresillo {

// Why an action of Tresillo is good or bad, from what its seat knows (section 9.1); see engine/ai/reasons.h.
[[nodiscard]] Reasons reasons(const Insight<State> &insight, const Action &action);
// What was said in the auction no longer matters once there is a declarer; see engine/ai/ranking.h.
void forgetWords(State &state);

} // namespace sobremesa::tresillo
