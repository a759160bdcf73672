// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/one/table/words.h"
