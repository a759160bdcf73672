// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What every game says of itself (engine/table/tablegame.h); a game that says nothing is shown the plain way.

#include "engine/games/cuarenta/table/words.h"
#include "engine/games/loba/table/words.h"
#include "engine/games/porrazo/table/words.h"
#include "engine/games/tresillo/table/words.h"
#include "engine/games/truco/table/words.h"
