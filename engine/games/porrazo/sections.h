// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"

namespace sobremesa::porrazo {

// Where the rules page speaks of the verbs, phases, reasons and notes.
inline constexpr Section sections[] = {
    { "tendido", "4.3" },
    { "wait", "4.3" },
    { "arrange", "4.3" },
    { "declare", "4.5" },
    { "declarations", "4.5" },
    { "silent", "4.5" },
    { "play", "4.6" },
    { "claim", "4.7" },
    { "pass", "4.7" },
    { "tendido_place", "4.3" },
    { "tendido_pair", "4.3" },
    { "tendido_three", "4.3" },
    { "tendido_four", "4.3" },
    { "en_su_lugar", "4.6" },
    { "porrazo", "4.6" },
    { "porrazo_void", "4.6" },
    { "limpia_void", "4.6" },
    { "counter_porrazo", "4.6" },
    { "limpia", "4.6" },
    { "san_benito", "4.6" },
    { "ronda", "4.7" },
    { "rondine", "4.7" },
    { "claimed_ronda", "4.7" },
    { "claimed_rondine", "4.7" },
    { "cards", "4.8" },
    { "between", "4.8" },
    { "over", "4.9" },
    { "next_deal", "4.2" },
    { "leftover", "4.4" },
    { "rest", "4.8" },
};

} // namespace sobremesa::porrazo
