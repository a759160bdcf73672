// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/unseen.h"
#include "engine/games/truco/phases.h"

// What a seat sees and remembers (6).
namespace sobremesa::truco {

namespace {

void hideSigns(State &seen, Seat viewer)
{
    Play &play = seen.play;
    InlineVector<Sign, 10 * mostSeats> kept;
    for (const Sign sign : play.signs) {
        if (teamOf(sign.seat()) == teamOf(viewer))
            kept.push_back(sign);
    }
    play.signs = kept;
    for (Seat seat = other(teamOf(viewer)); seat < mostSeats; seat += 2)
        play.signsMade[seat] = 0;
}

} // namespace

State redact(const State &state, Seat viewer)
{
    State seen = state;
    for (Seat seat = 0; seat < seatCount(state); ++seat) {
        if (seat == viewer || state.open.contains(seat))
            continue;
        hide(seen.hands[seat]);
        seen.dealtSigns[seat] = 0;
    }
    hide(seen.stock);
    seen.play.flor.hid = seen.play.flor.hid & SeatSet { viewer };
    if (state.rules.signals == Signals::Private)
        hideSigns(seen, viewer);
    return seen;
}

} // namespace sobremesa::truco
