// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"

namespace sobremesa::cuarenta {

// Where the rules page speaks of the verbs, phases, reasons and notes.
inline constexpr Section sections[] = {
    { "play", "4.4" },
    { "ronda", "4.3" },
    { "claim", "4.6" },
    { "pass", "4.6" },
    { "collect", "4.7" },
    { "forgo", "4.7" },
    { "four_of_a_kind", "4.2" },
    { "caida", "5.1" },
    { "limpia", "5.1" },
    { "cards", "4.7" },
    { "most_cards", "4.7" },
    { "equal_cards", "4.7" },
    { "captured_ronda", "4.7" },
    { "last_claim", "4.6" },
    { "count", "4.7" },
    { "between", "4.1" },
    { "over", "4.8" },
    { "batch", "4.1" },
    { "barred", "5.2" },
    { "left", "4.7" },
    { "pile", "4.7" },
};

} // namespace sobremesa::cuarenta
