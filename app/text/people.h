// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/style.h"

#include <QString>

// Who sits at this place unless somebody named the player; as it is stored, in Spanish. Seat 0 is the
// player's.
[[nodiscard]] QString usualName(int seat);
// How whoever has this tile plays: a face keeps its ways.
[[nodiscard]] sobremesa::Style styleOfTile(int tile);
// A name as it is shown: our own people's in the letters of the language, everybody else's as it was written.
[[nodiscard]] QString shownName(const QString &name);
