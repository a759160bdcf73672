// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/unseen.h"
#include "engine/games/porrazo/phases.h"

// What a seat sees (section 6).
namespace sobremesa::porrazo {

namespace {

// Declarations, or the play without a card yet: only who acts may know which (4.5, 6).
bool beforeFirstCard(const State &state)
{
    if (state.rules.automatic)
        return false;
    const bool first = state.phase == Phase::Play && state.turn == seatFromLeft(state, 1);
    return state.phase == Phase::Declare || (first && state.played[state.turn].empty());
}

} // namespace

State redact(const State &state, Seat viewer)
{
    State seen = state;
    hide(seen.stock);
    const bool blind = state.phase == Phase::Tendido && viewer == state.dealer;
    for (Seat seat = 0; seat < state.rules.players; ++seat) {
        if (seat != viewer || blind)
            hide(seen.hands[seat]);
    }
    if (state.asked != viewer)
        seen.asked = nobody;
    if (beforeFirstCard(state) && !actors(state).contains(viewer)) {
        seen.phase = Phase::Declare;
        seen.turn = nobody;
    }
    return seen;
}

} // namespace sobremesa::porrazo
