// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/cuarenta/phases.h"
#include "engine/games/cuarenta/scoring.h"

namespace sobremesa::cuarenta {

namespace {

constexpr Place tablePlace { Zone::Table, 0 };

Place pileOf(Side side)
{
    return { Zone::Captured, side };
}

void takeFromTable(State &state, Side side, Card card)
{
    state.table.remove(card);
    state.captured[side].insert(card);
}

// The card played and the base go together, then the run card by card.
void tellCaptured(const Action &action, Side side, Events &events)
{
    if (!events.listening())
        return;
    const Card played = action.cards[0];
    Cards<14> base { played };
    std::size_t next = 1;
    for (; next < action.cards.size() && placeOf(action.cards[next]) <= placeOf(played); ++next)
        base.push_back(action.cards[next]);
    events.moved(action.seat, base, tablePlace, pileOf(side));
    for (; next < action.cards.size(); ++next)
        events.moved(action.seat, action.cards[next], tablePlace, pileOf(side));
}

// 5.1 and 5.2: both are booked before the score is looked at (4.8).
void bookCapture(State &state, Seat seat, bool caida, Events &events)
{
    const Side side = sideOf(state, seat);
    const int score = state.scores[side];
    const bool limpia = state.table.empty();
    const CapturePoints points = capturePoints(state.rules, score, caida, limpia);
    if (points.caida > 0)
        book(state, side, Reason::Caida, points.caida, seat, events);
    if (points.limpia > 0)
        book(state, side, Reason::Limpia, points.limpia, seat, events);
    const bool lost = (caida && barred(state.rules, score, Reason::Caida))
        || (limpia && barred(state.rules, score, Reason::Limpia));
    if (lost)
        note(events, Note::Barred, seat, side, score);
    endIfReached(state, side, events);
}

void capture(State &state, const Action &action, Events &events)
{
    const Side side = sideOf(state, action.seat);
    const Card played = action.cards[0];
    const Card matched = action.cards[1];
    // A card of the same rank is always the base, never part of a sum or run.
    const bool caida = matched == state.laid && matched.rank() == played.rank();
    state.laid = Card {};
    state.capturer = action.seat;
    state.runEnd = static_cast<std::uint8_t>(std::max(placeOf(played), placeOf(action.cards.back())));
    tellCaptured(action, side, events);
    for (const Card card : action.cards)
        takeFromTable(state, side, card);
    if (caida) {
        const int seats = seatCount(state);
        const Seat owner = static_cast<Seat>((action.seat + seats - 1) % seats);
        state.falls.push_back({ side, owner, static_cast<std::uint8_t>(matched.rank()), false });
    }
    bookCapture(state, action.seat, caida, events);
}

void lay(State &state, Card card)
{
    state.laid = card;
    state.capturer = nobody;
}

// 4.1: the next seat has no card only when all hands are empty, as the dealer plays last.
void finishTurn(State &state, Events &events)
{
    state.turn = next(state, state.turn);
    if (!state.hands[state.turn].empty())
        return;
    settleFalls(state);
    if (!state.stock.empty()) {
        dealBatch(state, events);
        return;
    }
    state.laid = Card {};
    state.done.clear();
    if (missedRun(state).empty())
        countDeal(state, events);
    else
        state.phase = Phase::LastClaim;
}

void playCard(State &state, const Action &action, Events &events)
{
    const Card card = action.cards[0];
    state.hands[action.seat].remove(card);
    state.played[action.seat].push_back(card);
    state.table.push_back(card);
    events.moved(action.seat, card, { Zone::Hand, action.seat }, tablePlace);
    if (action.cards.size() > 1)
        capture(state, action, events);
    else
        lay(state, card);
    if (state.phase != Phase::Over)
        finishTurn(state, events);
}

// 4.6: the penalty takes all of the missed run and books nothing.
void claimRun(State &state, const Action &action, Events &events)
{
    const Side side = sideOf(state, action.seat);
    const RankSet run = missedRun(state);
    events.said(action);
    for (const Card card : run) {
        events.moved(action.seat, card, tablePlace, pileOf(side));
        takeFromTable(state, side, card);
    }
    note(events, Note::Claim, action.seat, side, run.size());
    state.capturer = nobody;
    if (state.phase == Phase::LastClaim)
        countDeal(state, events);
}

void passRun(State &state, const Action &action, Events &events)
{
    events.said(action);
    state.done.insert(action.seat);
    if (actors(state).empty())
        countDeal(state, events);
}

void declareRonda(State &state, const Action &action, Events &events)
{
    events.said(action);
    state.declared.insert(action.seat);
    book(state, sideOf(state, action.seat), Reason::Ronda, rondaPoints(state.rules), action.seat, events);
}

} // namespace

void applyInPlay(State &state, const Action &action, Events &events)
{
    switch (static_cast<Verb>(action.verb)) {
    case Verb::Ronda:
        return declareRonda(state, action, events);
    case Verb::Claim:
        return claimRun(state, action, events);
    default:
        return playCard(state, action, events);
    }
}

void applyLastClaim(State &state, const Action &action, Events &events)
{
    if (action.verb == row(Verb::Claim))
        claimRun(state, action, events);
    else
        passRun(state, action, events);
}

} // namespace sobremesa::cuarenta
