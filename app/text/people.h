// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/style.h"

#include <QString>

// Who sits at this place unless somebody named the player; as it is stored, in Spanish. Seat 0 is the
// player's.
[[nodiscard]] QString usualName(int seat);
// How a computer with this tile plays: a face keeps its ways. A person plays in no style of ours.
[[nodiscard]] sobremesa::Style styleOf(int tile, bool computer);
// A name as it is shown: our own people's in the letters of the language, everybody else's as it was written.
[[nodiscard]] QString shownName(const QString &name);
