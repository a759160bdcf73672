// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/insight.h"
#include "engine/games/cuarenta/worlds.h"

namespace sobremesa::cuarenta {

// Why an action of Cuarenta is good or bad, from what its seat knows (section 9.1); see engine/ai/reasons.h.
[[nodiscard]] Reasons reasons(const Insight<State> &insight, const Action &action);
using usual::forgetWords;

} // namespace sobremesa::cuarenta
