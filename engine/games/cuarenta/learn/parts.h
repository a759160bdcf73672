// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/cuarenta/cuarenta.h"
#include "engine/learn/recipe.h"

// What the drills of Cuarenta are made with; for the files of this folder alone.
namespace sobremesa::cuarenta {

extern const learn::Drill mostDrill;
extern const learn::Drill pointsDrill;
extern const learn::Drill countDrill;
extern const learn::Drill missedDrill;
extern const learn::Drill safeDrill;
extern const learn::Drill rondaDrill;

// Two players in the middle of a deal: seat 0 plays this card next.
[[nodiscard]] State tableWith(const Cards<40> &table, Card card);
// What the rules let seat 0 take with it, the most first.
[[nodiscard]] Actions capturesOf(const State &state);

} // namespace sobremesa::cuarenta
