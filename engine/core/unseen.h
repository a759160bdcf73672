// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"
#include "engine/core/text.h"

#include <algorithm>

namespace sobremesa {

// The cards of the pack that lie openly in none of these zones, in canonical order: with the zones of a
// redacted state, those that its viewer cannot place.
[[nodiscard]] CardList unseenCards(const Zones &zones, const Pack &pack);

// How many of them the condition holds for.
template<typename Condition>
[[nodiscard]] std::int64_t unseenWhere(const Zones &zones, const Pack &pack, Condition wanted)
{
    const CardList unseen = unseenCards(zones, pack);
    return std::count_if(unseen.begin(), unseen.end(), wanted);
}

} // namespace sobremesa
