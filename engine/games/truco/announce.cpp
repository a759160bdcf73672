// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/phases.h"

// Who may announce a flor, and whose flors lie open (4.9).
namespace sobremesa::truco {

namespace {

bool settled(const Envido &envido)
{
    return envido.stage == Stage::Declaring || envido.stage == Stage::Done;
}

} // namespace

bool ableToAnnounce(const State &state, Seat seat)
{
    const Play &play = state.play;
    return state.rules.flor && active(play).contains(seat) && state.played[seat].empty()
        && !play.truco.spoken.contains(seat) && !play.flor.hid.contains(seat) && !settled(play.envido);
}

bool holdsFlor(const State &state, Seat seat)
{
    return isFlor(dealtTo(state, seat));
}

bool couldAnnounce(const State &state, Seat seat)
{
    return state.play.flor.shown.empty() && ableToAnnounce(state, seat);
}

bool holdsFlorToAnnounce(const State &state, Seat seat)
{
    return couldAnnounce(state, seat) && holdsFlor(state, seat);
}

// Of seats whose cards are not known every one that could announce: who is asked must not be told (6).
SeatSet askedForFlor(const State &state)
{
    SeatSet seats;
    if (!state.rules.flor)
        return seats;
    for (const Seat seat : active(state.play)) {
        const bool unknown = !handKnown(state, seat) && !state.florless.contains(seat);
        if (couldAnnounce(state, seat) && (unknown || holdsFlor(state, seat)))
            seats.insert(seat);
    }
    return seats;
}

// An envido is neither opened nor answered by a holder that could still announce: everybody knows now (6).
void noteNoFlor(State &state, Seat seat)
{
    if (couldAnnounce(state, seat))
        state.florless.insert(seat);
}

int shownBy(const State &state, Side side)
{
    int count = 0;
    for (const Seat seat : state.play.flor.shown)
        count += teamOf(seat) == side ? 1 : 0;
    return count;
}

} // namespace sobremesa::truco
