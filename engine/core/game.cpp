// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/game.h"

#include <algorithm>

namespace sobremesa {

std::string_view sectionOf(const GameInfo &game, std::string_view name)
{
    const auto found = std::find_if(
        game.sections.begin(), game.sections.end(), [name](const Section &row) { return row.name == name; });
    return found == game.sections.end() ? std::string_view() : found->number;
}

} // namespace sobremesa
