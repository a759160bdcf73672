// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/steps.h"

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
        for (Card &card : seen.hands[seat])
            card = Card {};
        seen.dealtSigns[seat] = 0;
    }
    for (Card &card : seen.stock)
        card = Card {};
    seen.play.flor.hid = seen.play.flor.hid & SeatSet { viewer };
    if (state.rules.signals == Signals::Private)
        hideSigns(seen, viewer);
    return seen;
}

} // namespace sobremesa::truco
