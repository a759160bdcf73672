// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The knowledge of every game that has some (engine/ai/knowledge.h); a game without is played with the plain
// one.

#include "engine/games/cuarenta/ai/knowledge.h"
#include "engine/games/loba/ai/knowledge.h"
#include "engine/games/porrazo/ai/knowledge.h"
#include "engine/games/tresillo/ai/knowledge.h"
#include "engine/games/truco/ai/knowledge.h"
