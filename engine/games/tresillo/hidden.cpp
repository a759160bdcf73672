// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/unseen.h"
#include "engine/games/tresillo/tresillo.h"

// What a seat sees (section 6).
namespace sobremesa::tresillo {

State redact(const State &state, Seat seat)
{
    State seen = state;
    Deal &now = seen.now;
    for (Seat other = 0; other < maxPlayers; ++other) {
        if (other == seat)
            continue;
        hide(now.hands[other]);
        hide(now.discards[other]);
    }
    hide(now.stock);
    if (now.turned.known() && now.turnedTaker == nobody)
        now.stock[0] = now.turned;
    return seen;
}

} // namespace sobremesa::tresillo
