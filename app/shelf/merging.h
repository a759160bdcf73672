// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shelf/kept.h"

class Sql;

// What was brought in from the shelf of another computer; or one line that names the file and says why not.
struct BroughtIn
{
    int games = 0; // that were missing here, or had been played further there
    int known = 0;
    QString problem;
};

// Within a transaction in which another shelf of the same version is attached as `other`. Nothing that is
// here goes. Both throw SqlFailure.
namespace merging {

// Games with their reviews. One that went on differently there comes in beside the one here; so does one that
// lies on the table and was played further there.
[[nodiscard]] BroughtIn games(Sql &sql, GameId atTable);
// Of each lesson what came further, of each facet what was asked last, and every answer.
void learning(Sql &sql);

} // namespace merging
