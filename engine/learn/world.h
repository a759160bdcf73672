// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/learn/lesson.h"

namespace sobremesa::learn {

// The same game with other hidden cards: what has happened has happened the same way. Refused where the world
// names cards that the viewer has seen, or where it would look different to the viewer in any way.
[[nodiscard]] Result<Match> inWorld(const Match &match, const World &world, Seat viewer);

} // namespace sobremesa::learn
