// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/learn/drills.h"

#include "engine/games/truco/learn/parts.h"

namespace sobremesa::truco {

std::span<const learn::Drill> drills(std::type_identity<State> /*game*/)
{
    static const std::array all { trickDrill, handDrill, envidoDrill, chainDrill, wantDrill, sayDrill,
        mazoDrill, sideDrill, signDrill, florDrill };
    return all;
}

} // namespace sobremesa::truco
