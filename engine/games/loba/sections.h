// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"

namespace sobremesa::loba {

// Where the rules page speaks of the verbs, phases, reasons and notes.
inline constexpr Section sections[] = {
    { "draw", "4.3" },
    { "meld", "4.4" },
    { "layoff", "4.6" },
    { "swap", "4.7" },
    { "discard", "4.3" },
    { "hand", "5" },
    { "play", "4.3" },
    { "between", "4.10" },
    { "over", "4.10" },
    { "out", "4.8" },
    { "blocked", "4.9" },
    { "reshuffled", "4.9" },
    { "contract", "4.2" },
};

} // namespace sobremesa::loba
