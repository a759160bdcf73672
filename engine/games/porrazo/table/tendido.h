// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/porrazo/porrazo.h"

// The tendido as the table shows it.
namespace sobremesa::porrazo {

// 4.3: what an action arranges, the cards that score their places so, and those of one rank
// that make a set with the tendido.
[[nodiscard]] Arrangement arrangementOf(const Action &action);
[[nodiscard]] CardList inTheirPlaces(const Arrangement &chosen);
[[nodiscard]] CardList setOf(const State &state, int rank);

} // namespace sobremesa::porrazo
