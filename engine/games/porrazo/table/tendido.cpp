// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/facts.h"
#include "engine/games/porrazo/phases.h"
#include "engine/games/porrazo/table/words.h"

#include <algorithm>

// What the table shows of the tendido while it is arranged (section 4.3).
namespace sobremesa::porrazo {

bool askedInSecret(const State &seen)
{
    return seen.phase == Phase::Declare;
}

Facts tableFacts(const State &seen)
{
    Value sets { Value::List {} };
    for (int rank = 1; rank <= rankCount && seen.phase == Phase::Arrange; ++rank) {
        const Cards<4> set = setOf(seen, rank);
        if (!set.empty())
            sets.add(cardList(set, frenchPack));
    }
    Facts all { Value::Object {} };
    all.add("sets", sets);
    return all;
}

} // namespace sobremesa::porrazo
