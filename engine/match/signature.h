// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"

#include <string>

namespace sobremesa {

// Sixteen digits that change whenever the rules of a game do so that games run another way: kept games tell
// by them what they were played with. Takes some milliseconds.
[[nodiscard]] std::string rulesSignature(const GameInfo &game);

} // namespace sobremesa
