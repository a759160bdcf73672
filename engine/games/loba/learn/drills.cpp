// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/learn/drills.h"

#include "engine/games/loba/learn/parts.h"

namespace sobremesa::loba {

std::span<const learn::Drill> drills(std::type_identity<State> /*game*/)
{
    static const std::array all { meldDrill, costDrill, layoffDrill, jokerDrill, discardDrill,
        contractDrill };
    return all;
}

} // namespace sobremesa::loba
