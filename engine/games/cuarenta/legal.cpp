// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/cuarenta/captures.h"
#include "engine/games/cuarenta/phases.h"
#include "engine/games/cuarenta/scoring.h"

namespace sobremesa::cuarenta {

namespace {

SeatSet claimants(const State &state)
{
    return missedRun(state).empty() ? SeatSet {} : opponents(state, state.capturer);
}

void legalCards(const State &state, Seat seat, Actions &out)
{
    if (state.turn != seat)
        return;
    Captures captures(state, seat, out);
    for (const Card card : state.hands[seat]) {
        if (card.known())
            captures.add(card);
    }
}

// ---- play: the turn, and out of turn a claim or a ronda

SeatSet playActors(const State &state)
{
    SeatSet seats = claimants(state);
    seats.insert(state.turn);
    for (const Seat seat : SeatSet::firstOf(seatCount(state))) {
        if (mayDeclare(state, seat))
            seats.insert(seat);
    }
    return seats;
}

void legalPlay(const State &state, Seat seat, Actions &out)
{
    if (mayDeclare(state, seat))
        out.push_back(actionOf(seat, Verb::Ronda));
    if (claimants(state).contains(seat))
        out.push_back(actionOf(seat, Verb::Claim));
    legalCards(state, seat, out);
}

// ---- last claim

SeatSet claimActors(const State &state)
{
    return claimants(state) - state.done;
}

void legalClaim(const State &state, Seat seat, Actions &out)
{
    if (!claimActors(state).contains(seat))
        return;
    out.push_back(actionOf(seat, Verb::Claim));
    out.push_back(actionOf(seat, Verb::Pass));
}

// ---- count

SeatSet countActors(const State &state)
{
    return opponents(state, static_cast<Seat>(1 - state.asked)) - state.done;
}

void legalCollect(const State &state, Seat seat, Actions &out)
{
    if (!countActors(state).contains(seat))
        return;
    for (const Fall &fall : state.falls) {
        if (fall.side != state.asked)
            continue;
        Action action = actionOf(seat, Verb::Collect);
        action.number = fall.rank;
        out.push_back(action);
    }
    out.push_back(actionOf(seat, Verb::Forgo));
}

constexpr PhaseRow<State> phaseRows[] = {
    { playActors, legalPlay, applyInPlay }, // play
    { claimActors, legalClaim, applyLastClaim }, // last claim
    { countActors, legalCollect, applyInCount }, // count
    {}, // between
    {}, // over
};
static_assert(rowsUpTo<Phase::Over>(phaseRows));

} // namespace

const PhaseRow<State> &phaseRow(const State &state)
{
    return phaseRows[row(state.phase)];
}

SeatSet waiting(const State &state)
{
    return state.phase == Phase::Play ? SeatSet { state.turn } : actors(state);
}

void legal(const State &state, Seat seat, Actions &out)
{
    phaseRow(state).legal(state, seat, out);
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
    legalCards(state, seat, out);
}

} // namespace sobremesa::cuarenta
