// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/capture.h"

namespace sobremesa {

CardList capturedBy(std::span<const Event> step, std::size_t index)
{
    CardList cards;
    const Card played = step[index].cards[0];
    for (const Event &event : step.subspan(index + 1)) {
        if (event.kind != EventKind::Moved || event.to.zone != Zone::Captured)
            break;
        for (const Card card : event.cards) {
            if (card != played)
                cards.push_back(card);
        }
    }
    return cards;
}

} // namespace sobremesa
