// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/learn/exerciseshown.h"
#include "engine/learn/exercise.h"

// A sentence of a drill in today's language, and as it is spoken.
[[nodiscard]] QString drillText(const sobremesa::Text &text, const sobremesa::GameInfo &game);
[[nodiscard]] QString drillText(const char *source);
// What an exercise shows; which answer is right, and why, only once it has been answered.
[[nodiscard]] ExerciseShown shownExercise(const sobremesa::learn::Exercise &exercise,
    const sobremesa::GameInfo &game, const QList<int> &chosen, bool answered);
// The answers that can be pressed: those offered, or the cards that can be tapped.
[[nodiscard]] std::vector<sobremesa::learn::Offered> answersOf(const sobremesa::learn::Exercise &exercise);
