// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shelf/kept.h"

class Sql;

// Finished games added up: those that were dealt here and that the player has not told to forget. Throws
// SqlFailure.
namespace statistics {

// By game, level, number of players, month of the end, and whether there was help. Of one game, or of all if
// the id is empty.
[[nodiscard]] QList<Tally> tallies(Sql &sql, const QString &game);
// With so many players, or with any number if it is 0.
[[nodiscard]] Streak streak(Sql &sql, const QString &game, int players);
// They start anew; the games stay.
void forget(Sql &sql);

} // namespace statistics
