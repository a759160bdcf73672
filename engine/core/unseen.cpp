// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/unseen.h"

namespace sobremesa {

std::string_view sectionOf(const GameInfo &game, std::string_view name)
{
    const auto found = std::find_if(
        game.sections.begin(), game.sections.end(), [name](const Section &row) { return row.name == name; });
    return found == game.sections.end() ? std::string_view() : found->number;
}

CardList unseenCards(const Zones &zones, const Pack &pack)
{
    const PackCards all = pack.cards();
    CardList unseen(all.begin(), all.end());
    for (const ZoneCards &zone : zones) {
        for (const Card card : zone.cards) {
            const auto found = std::find(unseen.begin(), unseen.end(), card);
            if (found != unseen.end())
                unseen.erase(found);
        }
    }
    return unseen;
}

} // namespace sobremesa
