// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/truco/truco.h"

namespace sobremesa::truco {

// How a game stands between two deals for a side, once it has scored so many points more and the other side
// so many: from -1, lost, through 0, even, to 1, won. Near its beginning it grows evenly, by pointsWorth() a
// point. Playouts count by worth() (knowledge.h), a flatter curve: with it a search was seen to play better.
[[nodiscard]] double standing(const State &state, Side side, int more = 0, int others = 0);
[[nodiscard]] double pointsWorth(const State &state);

} // namespace sobremesa::truco
