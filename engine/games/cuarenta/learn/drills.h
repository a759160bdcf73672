// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/cuarenta/cuarenta.h"
#include "engine/learn/exercise.h"

#include <type_traits>

namespace sobremesa::cuarenta {

// What can be practised (engine/learn/exercise.h).
[[nodiscard]] std::span<const learn::Drill> drills(std::type_identity<State> game);

} // namespace sobremesa::cuarenta
