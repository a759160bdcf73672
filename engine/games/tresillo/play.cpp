// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/phases.h"
#include "engine/games/tresillo/scoring.h"

#include <algorithm>

namespace sobremesa::tresillo {

namespace {

constexpr int enoughTricks = 5;

// ---- 4.10, 4.11 Play

Card cardLed(const Deal &deal)
{
    const std::size_t inTrick = deal.played.size() % 3;
    return inTrick == 0 ? Card {} : deal.played[deal.played.size() - inTrick];
}

Seat winnerOf(const Deal &deal)
{
    const std::size_t begin = deal.played.size() - 3;
    const Card led = deal.played[begin];
    Seat seat = deal.leaders.back();
    Seat best = seat;
    int power = 0;
    for (std::size_t i = begin; i < deal.played.size(); ++i, seat = nextActive(deal, seat)) {
        const int own = powerInTrick(deal.played[i], led, deal.trump);
        best = own > power ? seat : best;
        power = std::max(power, own);
    }
    return best;
}

void collect(const Deal &deal, Seat winner, Events &events)
{
    if (!events.listening())
        return;
    events.noted(row(Note::TrickWon), winner);
    Seat seat = deal.leaders.back();
    for (std::size_t i = deal.played.size() - 3; i < deal.played.size(); ++i, seat = nextActive(deal, seat))
        events.moved(winner, deal.played[i], { Zone::Trick, seat }, { Zone::Captured, winner });
}

// A bola is lost with the first trick that another wins, and made with the ninth (4.13).
void followBola(Deal &deal, Seat winner, Events &events)
{
    if (deal.bola != BolaState::Going)
        return;
    if (winner != deal.declarer) {
        deal.bola = BolaState::Failed;
        events.noted(row(Note::BolaFailed), deal.declarer);
    } else if (deal.played.size() == deal.played.capacity()) {
        deal.bola = BolaState::Made;
        events.noted(row(Note::BolaMade), deal.declarer);
    }
}

// Has the deal been decided (4.14)?
bool isDecided(const State &state)
{
    const Deal &now = state.now;
    if (now.played.size() == now.played.capacity())
        return true;
    if (state.rules.playOut || now.bola == BolaState::Going)
        return false;
    return *std::max_element(now.tricks.begin(), now.tricks.end()) >= enoughTricks;
}

void beginTrick(State &state, Seat leader)
{
    state.now.leaders.push_back(leader);
    state.phase = Phase::Play;
    state.turn = leader;
}

void afterTrick(State &state, Seat winner, Events &events)
{
    Deal &now = state.now;
    ++now.tricks[winner];
    followBola(now, winner, events);
    const bool wonAll = trickNumber(now) == enoughTricks && now.tricks[now.declarer] == enoughTricks;
    if (wonAll && now.defended == nobody) {
        state.phase = Phase::Bola;
        state.turn = now.declarer;
    } else if (isDecided(state)) {
        endDeal(state, resultOf(now), events);
    } else {
        beginTrick(state, winner);
    }
}

void beginSurrender(State &state)
{
    state.now.surrendered = true;
    state.phase = Phase::Surrender;
    state.turn = opponentsOf(state.now).right;
}

// ---- 4.12 Surrender

// ---- 4.13 The first five tricks

} // namespace

bool maySurrender(const State &state)
{
    const Deal &now = state.now;
    return state.turn == now.declarer && !now.surrendered && now.contract != Contract::Solo
        && trickNumber(now) <= state.rules.surrenderTricks;
}

void beginPlay(State &state, Events &)
{
    beginTrick(state, state.now.active[0]);
}

void endDeal(State &state, Result result, Events &events)
{
    state.now.result = result;
    state.phase = Phase::Between;
    state.turn = nobody;
    payDeal(state, events);
    events.dealEnds();
    if (state.number < state.rules.deals)
        return;
    state.phase = Phase::Over;
    settleGame(state, events);
}

void legalPlays(const State &state, Seat /*seat*/, Actions &out)
{
    const Hand &hand = state.now.hands[state.turn];
    const unsigned mask = playable(hand, cardLed(state.now), state.now.trump);
    Action action = actionOf(state.turn, Verb::Play);
    action.cards.resize(1);
    for (std::size_t i = 0; i < hand.size(); ++i) {
        if ((mask >> i & 1U) == 0)
            continue;
        action.cards[0] = hand[i];
        out.push_back(action);
    }
    if (maySurrender(state))
        out.push_back(actionOf(state.turn, Verb::Surrender));
}

void applyPlay(State &state, const Action &action, Events &events)
{
    if (action.verb == row(Verb::Surrender)) {
        events.said(action);
        return beginSurrender(state);
    }
    Deal &now = state.now;
    const Card card = action.cards[0];
    now.hands[action.seat].remove(card);
    now.played.push_back(card);
    events.moved(action.seat, card, { Zone::Hand, action.seat }, { Zone::Trick, action.seat });
    if (now.played.size() % 3 != 0) {
        state.turn = nextActive(now, action.seat);
        return;
    }
    const Seat winner = winnerOf(now);
    collect(now, winner, events);
    afterTrick(state, winner, events);
}

void legalAnswers(const State &state, Seat /*seat*/, Actions &out)
{
    out.push_back(actionOf(state.turn, Verb::Accept));
    out.push_back(actionOf(state.turn, Verb::Defend));
}

void applyAnswer(State &state, const Action &action, Events &events)
{
    Deal &now = state.now;
    events.said(action);
    const Opponents sides = opponentsOf(now);
    if (action.verb == row(Verb::Defend)) {
        now.defended = now.declarer;
        now.declarer = action.seat;
        events.noted(row(Note::TakenOver), action.seat);
        state.phase = Phase::Play;
        state.turn = now.defended;
    } else if (action.seat == sides.right) {
        state.turn = sides.left;
    } else {
        endDeal(state, Result::Puesta, events);
    }
}

void legalBola(const State &state, Seat /*seat*/, Actions &out)
{
    out.push_back(actionOf(state.turn, Verb::Stop));
    out.push_back(actionOf(state.turn, Verb::Bola));
}

void applyBola(State &state, const Action &action, Events &events)
{
    events.said(action);
    if (action.verb == row(Verb::Stop)) {
        state.now.bola = BolaState::Stopped;
        return endDeal(state, Result::Sacada, events);
    }
    state.now.bola = BolaState::Going;
    beginTrick(state, action.seat);
}

} // namespace sobremesa::tresillo
