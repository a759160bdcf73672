// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"

namespace sobremesa::truco {

// Where the rules page speaks of the verbs, phases, reasons and notes.
inline constexpr Section sections[] = {
    { "play", "4.4" },
    { "envido", "4.6" },
    { "real_envido", "4.6" },
    { "falta_envido", "4.6" },
    { "truco", "4.5" },
    { "retruco", "4.5" },
    { "vale_cuatro", "4.5" },
    { "quiero", "4.5" },
    { "no_quiero", "4.5" },
    { "mazo", "4.8" },
    { "declare", "4.7" },
    { "son_buenas", "4.7" },
    { "flor", "4.9" },
    { "contraflor", "4.9" },
    { "contraflor_resto", "4.9" },
    { "achico", "4.9" },
    { "hide", "4.9" },
    { "accuse", "4.10" },
    { "done", "4.10" },
    { "sign", "4.11" },
    { "hand", "4.4" },
    { "truco_refused", "4.5" },
    { "retruco_refused", "4.5" },
    { "vale_cuatro_refused", "4.5" },
    { "mazo_envido", "4.8" },
    { "envido_refused", "4.6" },
    { "contraflor_refused", "4.9" },
    { "flor_found", "4.10" },
    { "flor_false_claim", "4.10" },
    { "flor_call", "4.9" },
    { "flor_round", "4.9" },
    { "flor_answer", "4.9" },
    { "claims", "4.10" },
    { "between", "4.13" },
    { "over", "4.13" },
    { "redonda", "4.12" },
    { "pica_pica", "4.12" },
    { "duel", "4.12" },
    { "trick_won", "4.4" },
    { "parda", "4.4" },
    { "declares", "4.7" },
    { "flor_shown", "4.9" },
    { "envido_annulled", "4.6" },
    { "game_won", "4.13" },
};

} // namespace sobremesa::truco
