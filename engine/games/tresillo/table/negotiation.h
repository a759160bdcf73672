// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/tresillo/tresillo.h"
#include "engine/table/told.h"

namespace sobremesa::tresillo {

// A word of the seats among themselves: which ten cards of the stock (4.9), who drops out, who goes first.
[[nodiscard]] Offer offerWord(const Action &action);
// How a word of those who speak of dropping out (4.9) or of who goes first (4.7) is shown.
[[nodiscard]] const char *titleOf(Word said, bool ofDrop);

} // namespace sobremesa::tresillo
