// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"

namespace sobremesa::tresillo {

// Where the rules page speaks of the verbs, phases, reasons and notes.
inline constexpr Section sections[] = {
    { "bid", "4.3" },
    { "contract", "4.5" },
    { "take", "4.9" },
    { "penetro", "4.9" },
    { "drop", "4.9" },
    { "first", "4.7" },
    { "exchange", "4.6" },
    { "play", "4.11" },
    { "surrender", "4.12" },
    { "accept", "4.12" },
    { "defend", "4.12" },
    { "stop", "4.13" },
    { "bola", "4.13" },
    { "ante", "4.2" },
    { "deal", "4.2" },
    { "plate", "5.3" },
    { "tanto", "5.4" },
    { "puesta", "5.3" },
    { "codillo", "5.3" },
    { "debt", "5.3" },
    { "estuches", "5.4" },
    { "primeras", "5.4" },
    { "settle", "4.15" },
    { "share", "4.15" },
    { "bidding", "4.3" },
    { "penetro_take", "4.9" },
    { "penetro_trump", "4.9" },
    { "between", "4.14" },
    { "over", "4.15" },
    { "forced", "4.4" },
    { "void", "4.4" },
    { "exchanged", "4.6" },
    { "out", "4.9" },
    { "trick", "4.11" },
    { "taken_over", "4.12" },
    { "bola_failed", "4.13" },
    { "bola_made", "4.13" },
    { "sacada", "4.14" },
    { "written", "5.3" },
    { "struck_out", "5.3" },
    { "drawn", "4.15" },
};

} // namespace sobremesa::tresillo
