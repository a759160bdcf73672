// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/porrazo/phases.h"

#include <algorithm>

namespace sobremesa::porrazo {

namespace {

bool onTable(const State &state, int rank)
{
    return std::any_of(
        state.table.begin(), state.table.end(), [rank](Card card) { return card.rank() == rank; });
}

Seat follower(const State &state, Seat seat)
{
    return next(state, seat);
}

void addToPile(State &state, Side side, CardSet cards)
{
    state.piles[side] |= cards;
    state.captured[side] = static_cast<std::uint8_t>(state.captured[side] + cards.size());
}

void removeFromPile(State &state, Side side, CardSet cards)
{
    state.piles[side] -= cards;
    state.captured[side] = static_cast<std::uint8_t>(state.captured[side] - cards.size());
}

// Books the points of a porrazo or counter-porrazo with its limpia; they are at risk if the next seat holds
// the rank.
void bookChain(State &state, Seat seat, Reason reason, Events &events)
{
    const Side side = sideOf(state, seat);
    const bool atRisk = holdsRank(state.hands[follower(state, seat)], state.chain.rank);
    if (book(state, { seat, side, reason, state.chain.points, atRisk }, events))
        return;
    book(state, { seat, side, Reason::Limpia, state.chain.limpia, atRisk }, events);
}

void capture(State &state, Seat seat, Card card, Events &events)
{
    const Side side = sideOf(state, seat);
    const Place pile { Zone::Captured, side };
    const Capture made = captureOf(state, seat, card.rank());
    CardSet gained(card);
    events.moved(seat, card, tablePlace, pile);
    for (const Card taken : made.run) {
        state.table.remove(taken);
        gained.insert(taken);
        events.moved(seat, taken, tablePlace, pile);
    }
    addToPile(state, side, gained);
    state.lastCapture = seat;
    state.chain = {};
    if (made.porrazo == 0) {
        book(state, { seat, side, Reason::Limpia, made.limpia }, events);
        return;
    }
    state.chain = { struck, static_cast<std::uint8_t>(card.rank()), seat,
        static_cast<std::uint8_t>(made.porrazo), static_cast<std::uint8_t>(made.limpia), gained };
    bookChain(state, seat, Reason::Porrazo, events);
}

// 4.6 (3): the porrazo's cards go over to the new maker.
void takeOver(State &state, Seat seat, Card card, Events &events)
{
    const Place from { Zone::Captured, sideOf(state, state.chain.maker) };
    const Place pile { Zone::Captured, sideOf(state, seat) };
    removeFromPile(state, from.owner, state.chain.gained);
    addToPile(state, pile.owner, state.chain.gained | CardSet(card));
    if (!events.listening())
        return;
    for (const Card taken : state.chain.gained)
        events.moved(seat, taken, from, pile);
    events.moved(seat, card, tablePlace, pile);
}

void counter(State &state, Seat seat, Card card, Events &events)
{
    const Chain before = state.chain;
    const Side victim = sideOf(state, before.maker);
    takeOver(state, seat, card, events);
    book(state, { before.maker, victim, Reason::PorrazoVoid, -before.points }, events);
    book(state, { before.maker, victim, Reason::LimpiaVoid, -before.limpia }, events);
    state.lastCapture = seat;
    const Capture made = counterOf(state, seat);
    state.chain = { countered, before.rank, seat, static_cast<std::uint8_t>(made.porrazo),
        static_cast<std::uint8_t>(made.limpia), before.gained | CardSet(card) };
    bookChain(state, seat, Reason::CounterPorrazo, events);
}

void lay(State &state, Seat seat, Card card, Events &events)
{
    state.table.push_back(card);
    state.chain = { laid, static_cast<std::uint8_t>(card.rank()), seat, 0, 0, {} };
    if (card.rank() <= highestPlace && static_cast<int>(state.table.size()) == card.rank())
        book(state, { seat, sideOf(state, seat), Reason::EnSuLugar, card.rank() }, events);
}

void sanBenito(State &state, Seat seat, Card card, Events &events)
{
    const Side side = sideOf(state, seat);
    state.table.push_back(card);
    book(state, { seat, side, Reason::SanBenito, 0 }, events);
    finish(state, side, events);
}

bool riskEndsInVictory(const State &state, Effect effect)
{
    return effect != Effect::SanBenito && effect != Effect::Counter && winsUnlessTaken(state);
}

void workOut(State &state, Seat seat, Card card, bool leaves, Events &events)
{
    const Effect effect = effectOf(state, card.rank(), leaves);
    if (riskEndsInVictory(state, effect)) {
        state.table.push_back(card);
        finish(state, sideOf(state, state.chain.maker), events);
        return;
    }
    switch (effect) {
    case Effect::SanBenito:
        return sanBenito(state, seat, card, events);
    case Effect::Counter:
        return counter(state, seat, card, events);
    case Effect::Capture:
        return capture(state, seat, card, events);
    case Effect::Lay:
        return lay(state, seat, card, events);
    }
}

} // namespace

bool holdsRank(const HandCards &hand, int rank)
{
    return std::any_of(hand.begin(), hand.end(), [rank](Card card) { return card.rank() == rank; });
}

Effect effectOf(const State &state, int rank, bool leaves)
{
    const bool same = state.chain.rank == rank;
    if (same && state.chain.length == countered)
        return Effect::SanBenito;
    if (leaves)
        return Effect::Lay;
    if (same && state.chain.length == struck)
        return Effect::Counter;
    return onTable(state, rank) ? Effect::Capture : Effect::Lay;
}

// The dealer's last card in the last deal: no limpia with it.
bool isLastCardOfHand(const State &state, Seat seat)
{
    return state.deal == dealsInHand(state.rules) && state.hands[follower(state, seat)].empty();
}

Capture captureOf(const State &state, Seat seat, int rank)
{
    Capture made;
    made.run = runOf(state.table, rank);
    if (state.chain.length == laid && state.chain.rank == rank)
        made.porrazo = worth(rank);
    if (made.run.size() == state.table.size() && !isLastCardOfHand(state, seat))
        made.limpia = limpiaPoints(made.run, state.rules.lastOfRun);
    return made;
}

// An empty table was emptied by the porrazo: its limpia is made anew, with the same value (section 5).
Capture counterOf(const State &state, Seat seat)
{
    Capture made;
    made.porrazo = 3 * worth(state.chain.rank);
    made.limpia = state.table.empty() && !isLastCardOfHand(state, seat) ? state.chain.limpia : 0;
    return made;
}

bool mayLeave(const State &state, int rank)
{
    if (rank > highestPlace || static_cast<int>(state.table.size()) + 1 != rank)
        return false;
    const Effect effect = effectOf(state, rank, false);
    return effect == Effect::Capture || effect == Effect::Counter;
}

bool winsUnlessTaken(const State &state)
{
    return state.chain.length >= struck
        && state.scores[sideOf(state, state.chain.maker)] >= state.rules.target;
}

int pointsAtRisk(const State &state)
{
    const bool atRisk = state.phase == Phase::Play && state.chain.length >= struck
        && holdsRank(state.hands[state.turn], state.chain.rank);
    return atRisk ? state.chain.points + state.chain.limpia : 0;
}

void playCard(State &state, const Action &action, Events &events)
{
    const Seat seat = action.seat;
    const Card card = action.cards[0];
    state.hands[seat].remove(card);
    state.played[seat].push_back(card);
    events.moved(seat, card, Place { Zone::Hand, seat }, tablePlace);
    workOut(state, seat, card, action.word == leaveWord, events);
    if (state.phase == Phase::Over)
        return;
    state.turn = follower(state, seat);
    if (state.hands[state.turn].empty())
        endDeal(state, events);
}

} // namespace sobremesa::porrazo
