// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/porrazo/porrazo.h"
#include "engine/learn/exercise.h"

#include <type_traits>

namespace sobremesa::porrazo {

// What can be practised (engine/learn/exercise.h).
[[nodiscard]] std::span<const learn::Drill> drills(std::type_identity<State> game);

} // namespace sobremesa::porrazo
