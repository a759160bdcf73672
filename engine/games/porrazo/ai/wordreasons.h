// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/porrazo/ai/reasons.h"

namespace sobremesa::porrazo {

// Why what is said without playing a card is good or bad: declarations, claims and the tendido.
[[nodiscard]] Reasons ofDeclaration(const Insight<State> &insight, bool declares);
[[nodiscard]] Reasons ofClaim(const Insight<State> &insight, const Action &action);
[[nodiscard]] Reasons ofArrangement(const Action &action);
[[nodiscard]] Reasons ofTendido(const Insight<State> &insight, const Action &action);

} // namespace sobremesa::porrazo
