// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/truco/ai/reasons.h"

namespace sobremesa::truco {

// Why a word is good or bad: a bid, giving up, announcing a flor, wanting what the others bid, accusing of a
// hidden flor.
[[nodiscard]] Reasons ofEnvidoBid(const Insight<State> &insight, const Action &action);
[[nodiscard]] Reasons ofTrucoStep(const Insight<State> &insight, const Action &action);
[[nodiscard]] Reasons ofGivingUp(const Insight<State> &insight, const Action &action);
[[nodiscard]] Reasons ofFlor(const Insight<State> &insight, const Action &action);
[[nodiscard]] Reasons ofRaisingFlor(const Insight<State> &insight, const Action &action);
[[nodiscard]] Reasons ofAccusing(const Insight<State> &insight, const Action &action);
[[nodiscard]] Reasons ofWanting(const Insight<State> &insight, const Action &action);

} // namespace sobremesa::truco
