// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/train/habitplayer.h"

#include "engine/games/truco/ai/knowledge.h"

#include <algorithm>

namespace sobremesa::train {

// Silence is the last of the ways, and what the habits leave over.
std::size_t wayByHabit(const truco::State &state, const Situation &now, Rng &rng)
{
    Actions actions;
    for (const auto &way : now.ways)
        if (way)
            actions.push_back(*way);
    return std::min(truco::policy(state, actions, rng), now.ways.size() - 1);
}

} // namespace sobremesa::train
