// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/phases.h"

// The flor, its bidding and its hidden ones: 4.9, 4.10.
namespace sobremesa::truco {

namespace {

SeatSet sidesShown(const State &state)
{
    SeatSet sides;
    for (const Seat seat : state.play.flor.shown)
        sides.insert(teamOf(seat));
    return sides;
}

// The flor is done from its first booking on, also when that ends the game (4.14).
bool bookFlor(State &state, Side side, std::uint8_t why, int points, Events &events)
{
    state.play.flor.stage = Stage::Done;
    return book(state, side, why, points, events);
}

// The only side with flors, or the one before which the other backed down, scores its own (5.1).
void scoreOwn(State &state, Side side, Events &events)
{
    if (bookFlor(state, side, reason::flor, 3 * shownBy(state, side), events))
        release(state, events);
}

void backDown(State &state, Side loser, Events &events)
{
    const Flor &flor = state.play.flor;
    const Side side = other(loser);
    const int refused = raiseIfRefused(flor);
    if (!bookFlor(state, side, reason::flor, 3 * shownBy(state, side), events))
        return;
    if (refused == 0 || bookFlor(state, side, reason::contraflorRefused, refused, events))
        release(state, events);
}

void compareFlors(State &state, Events &events)
{
    state.play.flor.stage = Stage::Declaring;
    startDeclaring(state, events);
}

void showFlor(State &state, Seat seat, Events &events)
{
    state.play.flor.shown.push_back(seat);
    events.noted(note::florShown, seat, teamOf(seat));
}

void raise(State &state, const Action &action)
{
    Flor &flor = state.play.flor;
    flor.raises.push_back(action.verb == verb::contraflor ? contraflorRaise : restoRaise);
    flor.by = teamOf(action.seat);
    flor.caller = action.seat;
}

// Whether a holder that the round reaches has a choice of words (table of 4.9).
bool hasWords(const State &state, Seat seat)
{
    const Flor &flor = state.play.flor;
    const bool opponentsShown = shownBy(state, other(teamOf(seat))) > 0;
    return opponentsShown && (flor.raises.empty() || flor.by != teamOf(seat));
}

// The next holder after the one that the round has reached; nobody at its end. Whom it passes by holds no
// flor, unless there was a last call, which it may have let pass.
Seat nextHolder(State &state)
{
    const Flor &flor = state.play.flor;
    const int count = state.rules.players;
    for (Seat seat = next(flor.reached, count); seat != flor.shown[0]; seat = next(seat, count)) {
        if (!ableToAnnounce(state, seat))
            continue;
        if (holdsFlor(state, seat))
            return seat;
        if (!flor.afterCall)
            state.florless.insert(seat);
    }
    return nobody;
}

// After the round, if it did not end the bidding (4.9).
void closeRound(State &state, Events &events)
{
    Flor &flor = state.play.flor;
    const Side first = teamOf(flor.shown[0]);
    if (sidesShown(state).size() == 1) {
        scoreOwn(state, first, events);
        return;
    }
    flor.word = flor.raises.empty() ? first : other(flor.by);
    state.phase = Phase::FlorAnswer;
}

void goOnRound(State &state, Events &events)
{
    for (Seat seat = nextHolder(state); seat != nobody; seat = nextHolder(state)) {
        state.play.flor.reached = seat;
        if (hasWords(state, seat)) {
            state.phase = Phase::FlorRound;
            return;
        }
        showFlor(state, seat, events);
    }
    closeRound(state, events);
}

// A quiero or achico ends the bidding; the flors that the round has not reached are shown.
void showRest(State &state, Events &events)
{
    for (Seat seat = nextHolder(state); seat != nobody; seat = nextHolder(state)) {
        state.play.flor.reached = seat;
        showFlor(state, seat, events);
    }
}

void endBidding(State &state, const Action &action, Events &events)
{
    if (action.verb == verb::quiero)
        compareFlors(state, events);
    else
        backDown(state, teamOf(action.seat), events);
}

} // namespace

int raiseIfWanted(const State &state, Side side)
{
    const auto &raises = state.play.flor.raises;
    if (raises.empty())
        return 0;
    return raises.back() == restoRaise ? rest(state, side) : 3;
}

int raiseIfRefused(const Flor &flor)
{
    static constexpr int points[] = { 0, 1, 3 };
    return points[flor.raises.size()];
}

void announceFlor(State &state, const Action &action, Events &events)
{
    Play &play = state.play;
    events.said(action);
    play.flor.shown.push_back(action.seat);
    play.flor.stage = Stage::Bidding;
    play.flor.reached = action.seat;
    play.flor.afterCall = state.phase == Phase::FlorCall;
    if (play.envido.stage == Stage::Bidding) {
        play.envido.stage = Stage::Annulled;
        events.noted(note::envidoAnnulled, action.seat);
    }
    if (play.hold != Hold::PlayEnds)
        play.hold = Hold::Nothing; // the answer to the envido is void
    goOnRound(state, events);
}

void hideFlor(State &state, const Action &action, Events &events)
{
    events.said(action, SeatSet { action.seat });
    state.play.flor.hid.insert(action.seat);
    if (askedForFlor(state).empty())
        release(state, events);
}

void florRoundWord(State &state, const Action &action, Events &events)
{
    events.said(action);
    state.play.flor.shown.push_back(action.seat);
    if (action.verb == verb::quiero || action.verb == verb::achico) {
        showRest(state, events);
        endBidding(state, action, events);
        return;
    }
    if (action.verb != verb::flor)
        raise(state, action);
    goOnRound(state, events);
}

void florAnswerWord(State &state, const Action &action, Events &events)
{
    events.said(action);
    if (action.verb == verb::quiero || action.verb == verb::achico) {
        state.play.flor.word = nobody;
        endBidding(state, action, events);
        return;
    }
    raise(state, action);
    state.play.flor.word = other(teamOf(action.seat));
}

void finishFlorComparison(State &state, Seat best, Events &events)
{
    const Flor &flor = state.play.flor;
    const Side side = teamOf(best);
    const int raise = raiseIfWanted(state, side); // from the totals before anything is booked (5.3)
    if (!bookFlor(state, side, reason::flor, 3 * static_cast<int>(flor.shown.size()), events))
        return;
    if (!flor.raises.empty()) {
        const bool resto = flor.raises.back() == restoRaise;
        if (!bookFlor(state, side, resto ? reason::contraflorResto : reason::contraflor, raise, events))
            return;
    }
    release(state, events);
}

} // namespace sobremesa::truco
