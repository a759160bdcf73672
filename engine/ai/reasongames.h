// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The reasons that every game can give (engine/ai/reasons.h).

#include "engine/games/cuarenta/ai/reasons.h"
#include "engine/games/loba/ai/reasons.h"
#include "engine/games/porrazo/ai/reasons.h"
#include "engine/games/tresillo/ai/reasons.h"
#include "engine/games/truco/ai/reasons.h"
