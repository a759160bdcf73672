// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arena.h"

namespace sobremesa::yardstick {

// Independent players by which the program's own are measured: "thumb", rules of thumb; "textbook" and
// "textbook:PLAYOUTS", tree search with random playouts; "open" and "open:PLAYOUTS", the same for somebody
// who sees all cards. Any other name is a level of the program, which may differ from it in some of its
// numbers: "strong,iterations=24000,exactness=0".
[[nodiscard]] cli::Player findPlayer(const std::string &name);

} // namespace sobremesa::yardstick
