// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/cuarenta/captures.h"
#include "engine/games/cuarenta/scoring.h"

namespace sobremesa::cuarenta {

namespace {

SeatSet claimants(const State &state)
{
    return missedRun(state).empty() ? SeatSet {} : opponents(state, state.capturer);
}

SeatSet sideSeats(const State &state, Side side)
{
    return opponents(state, static_cast<Seat>(1 - side));
}

void legalCollect(const State &state, Seat seat, Actions &out)
{
    for (const Fall &fall : state.falls) {
        if (fall.side != state.asked)
            continue;
        Action action = actionOf(seat, Verb::Collect);
        action.number = fall.rank;
        out.push_back(action);
    }
    out.push_back(actionOf(seat, Verb::Forgo));
}

void legalPlay(const State &state, Seat seat, Actions &out)
{
    if (state.turn != seat)
        return;
    Captures captures(state, seat, out);
    for (const Card card : state.hands[seat]) {
        if (card.known())
            captures.add(card);
    }
}

} // namespace

SeatSet actors(const State &state)
{
    SeatSet seats;
    switch (state.phase) {
    case Phase::Play:
        seats = claimants(state);
        seats.insert(state.turn);
        for (const Seat seat : SeatSet::firstOf(seatCount(state))) {
            if (mayDeclare(state, seat))
                seats.insert(seat);
        }
        return seats;
    case Phase::LastClaim:
        return claimants(state) - state.done;
    case Phase::Count:
        return sideSeats(state, state.asked) - state.done;
    case Phase::Between:
    case Phase::Over:
        break;
    }
    return seats;
}

SeatSet waiting(const State &state)
{
    return state.phase == Phase::Play ? SeatSet { state.turn } : actors(state);
}

void legal(const State &state, Seat seat, Actions &out)
{
    switch (state.phase) {
    case Phase::Play:
        if (mayDeclare(state, seat))
            out.push_back(actionOf(seat, Verb::Ronda));
        if (claimants(state).contains(seat))
            out.push_back(actionOf(seat, Verb::Claim));
        legalPlay(state, seat, out);
        return;
    case Phase::LastClaim:
        if (actors(state).contains(seat)) {
            out.push_back(actionOf(seat, Verb::Claim));
            out.push_back(actionOf(seat, Verb::Pass));
        }
        return;
    case Phase::Count:
        if (actors(state).contains(seat))
            legalCollect(state, seat, out);
        return;
    case Phase::Between:
    case Phase::Over:
        return;
    }
}

// Section 6: ronda and claim are offered whether or not the right exists; noticing is part of the game.
void offered(const State &state, Seat seat, Actions &out)
{
    if (state.phase != Phase::Play) {
        legal(state, seat, out);
        return;
    }
    const bool mayTryRonda = state.played[seat].empty() && !state.declared.contains(seat)
        && state.scores[sideOf(state, seat)] < noRondaFrom;
    const bool mayTryClaim = state.rules.missed == Missed::Claim && state.capturer != nobody
        && opponents(state, state.capturer).contains(seat);
    if (mayTryRonda)
        out.push_back(actionOf(seat, Verb::Ronda));
    if (mayTryClaim)
        out.push_back(actionOf(seat, Verb::Claim));
    legalPlay(state, seat, out);
}

} // namespace sobremesa::cuarenta
