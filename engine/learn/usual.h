// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/learn/exercise.h"

#include <type_traits>

namespace sobremesa::usual {

// A game without exercises.
template<typename S>
[[nodiscard]] std::span<const learn::Drill> drills(std::type_identity<S>)
{
    return {};
}

} // namespace sobremesa::usual
