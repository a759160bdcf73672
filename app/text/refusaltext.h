// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"
#include "engine/core/result.h"

#include <QStringList>

// Why something was not taken, in the player's language and one line: the place, if there is one, and the
// reason. The game is the one the reason speaks of, if it is known; players are the ones of its seats, by
// default by number.
[[nodiscard]] QString refusalText(
    const sobremesa::Refusal &refusal, const sobremesa::GameInfo *game = nullptr, QStringList players = {});
