// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/phases.h"

// The envido and the declaring of points: 4.6, 4.7.
namespace sobremesa::truco {

bool mayOpenEnvido(const State &state, Seat seat)
{
    const Play &play = state.play;
    const bool stillOpen = play.envido.stage == Stage::None && play.flor.shown.empty() && play.tricks.empty();
    return stillOpen && state.played[seat].empty() && !play.truco.spoken.contains(seat)
        && (state.rules.envidoAfterTruco || play.truco.accepted == 0) && !mayAnnounce(state, seat);
}

int envidoRaises(const State &state)
{
    constexpr int all = 7, notEnvido = 6, onlyFalta = 4;
    const auto &chain = state.play.envido.chain;
    // By the last bid; a second envido is the last one (4.6).
    static constexpr int rows[] = { all, onlyFalta, 0 };
    return chain.size() == 2 && chain.back() == 0 ? notEnvido : rows[chain.back()];
}

void bidEnvido(State &state, const Action &action, Events &events)
{
    Envido &envido = state.play.envido;
    noteNoFlor(state, action.seat);
    events.said(action);
    envido.stage = Stage::Bidding;
    envido.by = teamOf(action.seat);
    envido.caller = action.seat;
    envido.chain.push_back(static_cast<std::uint8_t>(action.verb - verb::envido));
    state.phase = Phase::Envido;
}

void answerEnvido(State &state, const Action &action, Events &events)
{
    noteNoFlor(state, action.seat);
    events.said(action);
    state.play.hold = action.verb == verb::quiero ? Hold::EnvidoWanted : Hold::EnvidoRefused;
    lastCall(state, events);
}

namespace {

void refuseEnvido(State &state, Events &events)
{
    Envido &envido = state.play.envido;
    envido.stage = Stage::Done;
    state.phase = Phase::Play;
    (void)book(state, envido.by, reason::envidoRefused, chainRefused(envido.chain), events);
}

void finishEnvido(State &state, Seat best, Events &events)
{
    Envido &envido = state.play.envido;
    envido.stage = Stage::Done;
    envido.winner = best;
    state.phase = Phase::Play;
    if (endsWithFalta(envido.chain))
        (void)book(state, teamOf(best), reason::faltaEnvido, rest(state, teamOf(best)), events);
    else
        (void)book(state, teamOf(best), reason::envido, chainPoints(envido.chain), events);
}

// ---- declaring (4.7)

bool comparesFlors(const State &state)
{
    return state.play.flor.stage == Stage::Declaring;
}

bool takesPart(const State &state, Seat seat)
{
    const bool shown = state.play.flor.shown.contains(seat);
    return comparesFlors(state) ? shown : active(state.play).contains(seat);
}

int valueOf(const State &state, Seat seat)
{
    const Dealt dealt = dealtTo(state, seat);
    return comparesFlors(state) ? florPoints(dealt) : envidoPoints(dealt);
}

// The declaration that leads: every one beats those before it.
Declared leading(const State &state)
{
    Declared best;
    for (const Declared &said : state.play.declared) {
        if (said.points != Declared::sonBuenas)
            best = said;
    }
    return best;
}

bool beats(const State &state, Seat seat, const Declared &best)
{
    const int points = valueOf(state, seat);
    return points > best.points
        || (points == best.points && fromMano(state, seat) < fromMano(state, best.seat));
}

void declareValue(State &state, Seat seat, Events &events)
{
    const int points = valueOf(state, seat);
    state.play.declared.push_back({ seat, static_cast<std::uint8_t>(points) });
    events.noted(note::declares, seat, teamOf(seat), points);
}

void sayGood(State &state, Seat seat, Events &events)
{
    state.play.declared.push_back({ seat, Declared::sonBuenas });
    events.noted(note::sonBuenas, seat, teamOf(seat));
}

// What the seat says without a choice; false if it has one.
bool saysByItself(State &state, Seat seat, Events &events)
{
    const Declared best = leading(state);
    if (best.seat != nobody && !beats(state, seat, best)) {
        sayGood(state, seat, events);
        return true;
    }
    if (best.seat != nobody && teamOf(best.seat) == teamOf(seat))
        return false;
    declareValue(state, seat, events);
    return true;
}

// The first seat that held back behind its partner and has been overtaken without being beaten.
Seat heldBack(const State &state)
{
    const Declared best = leading(state);
    Seat seat = state.play.mano;
    for (int i = 0; i < state.rules.players; ++i, seat = next(state, seat)) {
        if (takesPart(state, seat) && teamOf(seat) != teamOf(best.seat) && beats(state, seat, best))
            return seat;
    }
    return nobody;
}

void goOnDeclaring(State &state, Events &events)
{
    for (; state.play.step < state.rules.players; ++state.play.step) {
        const Seat seat = declarer(state);
        if (takesPart(state, seat) && !saysByItself(state, seat, events)) {
            state.phase = Phase::Declare;
            return;
        }
    }
    for (Seat seat = heldBack(state); seat != nobody; seat = heldBack(state))
        declareValue(state, seat, events);
    const Seat best = leading(state).seat;
    if (comparesFlors(state))
        finishFlorComparison(state, best, events);
    else
        finishEnvido(state, best, events);
}

} // namespace

void startDeclaring(State &state, Events &events)
{
    state.play.declared.clear();
    state.play.step = 0;
    goOnDeclaring(state, events);
}

void chooseDeclaration(State &state, const Action &action, Events &events)
{
    if (action.verb == verb::declare)
        declareValue(state, action.seat, events);
    else
        sayGood(state, action.seat, events);
    ++state.play.step;
    goOnDeclaring(state, events);
}

// ---- what was on hold (4.9)

void lastCall(State &state, Events &events)
{
    if (askedForFlor(state).empty())
        release(state, events);
    else
        state.phase = Phase::FlorCall;
}

void release(State &state, Events &events)
{
    const Hold hold = state.play.hold;
    state.play.hold = Hold::Nothing;
    switch (hold) {
    case Hold::EnvidoRefused:
        refuseEnvido(state, events);
        break;
    case Hold::EnvidoWanted:
        state.play.envido.stage = Stage::Declaring;
        startDeclaring(state, events);
        break;
    case Hold::PlayEnds:
        endPlay(state, events);
        break;
    case Hold::Nothing:
        state.phase = Phase::Play;
        break;
    }
}

} // namespace sobremesa::truco
