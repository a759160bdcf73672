// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shelf/learning.h"

class Sql;

// What reviews have found. Throws SqlFailure.
namespace reviewrows {

// A review found earlier is replaced.
void put(Sql &sql, GameId id, const GameReview &review);
[[nodiscard]] GameReview review(Sql &sql, GameId id);
// The player has looked at it.
void setReviewed(Sql &sql, GameId id);
// Another game follows from the same beginning.
void forget(Sql &sql, GameId id);
// Over the finished games that count in the statistics; 0 players: any number of them.
[[nodiscard]] ReviewSums sums(Sql &sql, const QString &game, int players);

} // namespace reviewrows
