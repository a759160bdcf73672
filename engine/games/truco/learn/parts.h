// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/truco/truco.h"
#include "engine/learn/recipe.h"

// What the drills of Truco are made with; for the files of this folder alone.
namespace sobremesa::truco {

extern const learn::Drill trickDrill;
extern const learn::Drill handDrill;
extern const learn::Drill envidoDrill;
extern const learn::Drill chainDrill;
extern const learn::Drill wantDrill;

} // namespace sobremesa::truco
