// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/unseen.h"
#include "engine/games/cuarenta/cuarenta.h"

// What a seat sees (section 6).
namespace sobremesa::cuarenta {

State redact(const State &state, Seat viewer)
{
    State seen = state;
    // The hand that has won with four of a kind lies open.
    const Seat open = state.phase == Phase::Over ? fourOfAKindHolder(state) : nobody;
    for (const Seat seat : SeatSet::firstOf(seatCount(state))) {
        if (seat == viewer || seat == open)
            continue;
        hide(seen.hands[seat]);
    }
    hide(seen.stock);
    return seen;
}

} // namespace sobremesa::cuarenta
