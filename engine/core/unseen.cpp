// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/unseen.h"

namespace sobremesa {

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
