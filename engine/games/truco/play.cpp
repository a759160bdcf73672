// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/phases.h"

// Cards, tricks, the truco and laying down: 4.4, 4.5, 4.8.
namespace sobremesa::truco {

Seat nextOf(const State &state, Seat after, SeatSet seats)
{
    Seat seat = after;
    for (int i = 0; i < state.rules.players; ++i) {
        seat = next(state, seat);
        if (seats.contains(seat))
            return seat;
    }
    return nobody;
}

Dealt dealtTo(const State &state, Seat seat)
{
    Dealt dealt = state.played[seat];
    for (const Card card : state.hands[seat])
        dealt.push_back(card);
    return dealt;
}

namespace {

// Active seats that have still to play to this trick.
SeatSet stillToPlay(const State &state)
{
    SeatSet seats;
    for (const Seat seat : active(state.play)) {
        if (state.played[seat].size() == state.play.tricks.size())
            seats.insert(seat);
    }
    return seats;
}

struct Best
{
    Seat seat = nobody;
    bool tied = false; // by the other side
};

// The strongest card of the trick, and who played it first.
Best bestOfTrick(const State &state)
{
    const std::size_t trick = state.play.tricks.size();
    Best best;
    int highest = 0;
    Seat seat = state.play.lead;
    for (int i = 0; i < state.rules.players; ++i, seat = next(state, seat)) {
        if (!state.play.seats.contains(seat) || state.played[seat].size() <= trick)
            continue;
        const int power = strength(state.played[seat][trick]);
        if (power > highest) {
            highest = power;
            best = { seat, false };
        } else if (power == highest && teamOf(seat) != teamOf(best.seat)) {
            best.tied = true;
        }
    }
    return best;
}

void leadTrick(State &state, Seat seat)
{
    const SeatSet seats = active(state.play);
    state.play.lead = seats.contains(seat) ? seat : nextOf(state, seat, seats);
    state.play.turn = state.play.lead;
}

void closeTrick(State &state, Events &events)
{
    Play &play = state.play;
    const Best best = bestOfTrick(state);
    const Side side = best.tied ? parda : teamOf(best.seat);
    play.tricks.push_back(side);
    events.noted(best.tied ? note::trickParda : note::trickWon, best.tied ? nobody : best.seat, side);
    const Side won = winnerOfTricks(play.tricks, teamOf(play.mano));
    if (won == nobody) {
        leadTrick(state, best.tied ? play.lead : best.seat);
        return;
    }
    play.heldSide = won;
    play.heldReason = static_cast<std::uint8_t>(reason::hand + play.truco.accepted);
    endPlay(state, events);
}

void passTurn(State &state, Seat from, Events &events)
{
    state.play.turn = nextOf(state, from, stillToPlay(state));
    closeTrickIfComplete(state, events);
}

void holdPlay(State &state, Side side, std::uint8_t why, Events &events)
{
    state.play.hold = Hold::PlayEnds;
    state.play.heldSide = side;
    state.play.heldReason = why;
    lastCall(state, events);
}

std::uint8_t refusedReason(int step)
{
    return static_cast<std::uint8_t>(reason::trucoRefused + step - 1);
}

} // namespace

void closeTrickIfComplete(State &state, Events &events)
{
    if (state.play.turn == nobody && state.play.truco.open == 0)
        closeTrick(state, events);
}

bool mayPlayCard(const State &state, Seat seat)
{
    if (state.phase != Phase::Play || state.play.turn != seat)
        return false;
    // Over an open truco never the card that completes the trick (4.4).
    return state.play.truco.open == 0 || (state.rules.openPlay && stillToPlay(state).size() > 1);
}

void playCard(State &state, const Action &action, Events &events)
{
    const Seat seat = action.seat;
    const Card card = action.cards[0];
    state.hands[seat].remove(card);
    state.played[seat].push_back(card);
    events.moved(seat, card, { Zone::Hand, seat }, { Zone::Trick, seat });
    passTurn(state, seat, events);
}

// ---- truco (4.5)

std::uint32_t trucoWords(const Truco &truco, Side side)
{
    constexpr std::uint32_t answers = 1U << verb::quiero | 1U << verb::noQuiero;
    // The step above 0 to 3: there is none above vale cuatro.
    static constexpr std::uint32_t above[] = { 1U << verb::truco, 1U << verb::retruco, 1U << verb::valeCuatro,
        0 };
    if (truco.open > 0)
        return truco.by == side ? 0 : above[truco.open] | answers;
    return truco.accepted == 0 || truco.mayRaise == side ? above[truco.accepted] : 0;
}

void callStep(State &state, const Action &action, Events &events)
{
    Truco &truco = state.play.truco;
    const auto step = static_cast<std::uint8_t>(action.verb - verb::truco + 1);
    events.said(action);
    truco.spoken.insert(action.seat);
    truco.accepted = static_cast<std::uint8_t>(step - 1);
    truco.open = step;
    truco.by = teamOf(action.seat);
    truco.caller = action.seat;
    truco.mayRaise = nobody;
}

void answerTruco(State &state, const Action &action, Events &events)
{
    Truco &truco = state.play.truco;
    events.said(action);
    truco.spoken.insert(action.seat);
    if (action.verb == verb::noQuiero) {
        holdPlay(state, truco.by, refusedReason(truco.open), events);
        return;
    }
    truco.accepted = truco.open;
    truco.mayRaise = teamOf(action.seat);
    truco.open = 0;
    truco.by = truco.caller = nobody;
    closeTrickIfComplete(state, events);
}

// ---- laying down (4.8)

void layDown(State &state, const Action &action, Events &events)
{
    const Seat seat = action.seat;
    const bool leads = state.play.turn == seat && seat == state.play.lead;
    events.said(action);
    state.play.down.insert(seat);
    if (activeOf(state, teamOf(seat)).empty())
        holdPlay(state, other(teamOf(seat)), mazoPrice(state, teamOf(seat)).reason, events);
    else if (leads)
        leadTrick(state, seat);
    else if (state.play.turn == seat)
        passTurn(state, seat, events);
}

} // namespace sobremesa::truco
