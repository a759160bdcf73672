// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/truco/truco.h"

namespace sobremesa::truco {

// How a game stands between two deals for a side that needs so many points, the other one so many: from -1,
// lost, through 0, even, to 1, won. Near its beginning it grows evenly, by pointsWorth() a point.
[[nodiscard]] double standing(int players, int needs, int theirs);
[[nodiscard]] double pointsWorth(int players);

} // namespace sobremesa::truco
