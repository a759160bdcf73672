// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/loba/loba.h"
#include "engine/learn/recipe.h"

// What the drills of Loba are made with; for the files of this folder alone.
namespace sobremesa::loba {

extern const learn::Drill meldDrill;
extern const learn::Drill costDrill;
extern const learn::Drill layoffDrill;
extern const learn::Drill jokerDrill;
extern const learn::Drill discardDrill;
extern const learn::Drill contractDrill;

} // namespace sobremesa::loba
