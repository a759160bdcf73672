// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/tresillo/tresillo.h"

namespace sobremesa::tresillo {

// How a word of those who speak of dropping out (4.9) or of who goes first (4.7) is shown.
[[nodiscard]] const char *titleOf(Word said, bool ofDrop);

} // namespace sobremesa::tresillo
