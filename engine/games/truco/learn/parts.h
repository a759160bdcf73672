// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/truco/rows.h"
#include "engine/games/truco/truco.h"
#include "engine/learn/recipe.h"

// What the drills of Truco are made with; for the files of this folder alone.
namespace sobremesa::truco {

extern const learn::Drill trickDrill;
extern const learn::Drill handDrill;
extern const learn::Drill envidoDrill;
extern const learn::Drill chainDrill;
extern const learn::Drill wantDrill;
extern const learn::Drill sayDrill;
extern const learn::Drill mazoDrill;
extern const learn::Drill sideDrill;
extern const learn::Drill signDrill;
extern const learn::Drill florDrill;

// Two players in the first trick of a hand: some words for the truco and some cards, drawn among what the
// rules allow. Seat 0 speaks next, or waits for an answer. Nothing: the hand has gone further than that.
[[nodiscard]] std::optional<State> drawTalk(int steps, Rng &rng);
// What has been said for the truco there, and which cards lie.
void showTalk(const State &state, learn::Exercise &exercise);

} // namespace sobremesa::truco
