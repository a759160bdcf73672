// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/unseen.h"
#include "engine/games/loba/memory.h"

// What a seat sees (section 6).
namespace sobremesa::loba {

State redact(const State &state, Seat viewer)
{
    State seen = state;
    hide(seen.stock);
    for (Seat seat = 0; seat < mostSeats; ++seat) {
        if (!seesHand(state, viewer, seat))
            hide(seen.hands[seat]);
    }
    return seen;
}

} // namespace sobremesa::loba
