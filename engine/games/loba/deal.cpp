// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/loba.h"

#include <algorithm>

// Section 4.1, and the reshuffle of 4.9: the two ways in which chance enters.
namespace sobremesa::loba {

namespace {

Seat nextDealer(const State &state)
{
    return state.begun ? next(state, state.dealer) : state.dealer;
}

DealPlan planReshuffle(const State &state)
{
    DealPlan plan;
    Bag under = bagOf(state.discards);
    under.remove(state.discards.back());
    plan.pack = under.cards();
    plan.size = static_cast<std::uint8_t>(plan.pack.size());
    plan.reshuffle = true;
    return plan;
}

void clearTable(State &state)
{
    for (Hand &hand : state.hands)
        hand.clear();
    state.melds.clear();
    state.stock.clear();
    state.discards.clear();
    state.melded.clear();
    state.reshuffled = 0;
    state.draws = 0;
}

void layStock(State &state, const PackCards &deck, std::size_t first)
{
    for (std::size_t i = first; i < deck.size(); ++i)
        state.stock.push_back(deck[i]);
}

void beginTurn(State &state, Seat seat)
{
    state.turn = seat;
    state.phase = Phase::Draw;
    state.drawn = Source::Stock;
    state.meldedNow = false;
}

void tellHands(const State &state, Events &events)
{
    const int players = state.rules.players;
    Seat seat = state.dealer;
    for (int i = 0; i < players; ++i) {
        seat = next(seat, players);
        events.moved(
            state.dealer, state.hands[seat], { Zone::Stock, 0 }, { Zone::Hand, seat }, SeatSet { seat });
    }
}

void reshuffle(State &state, const PackCards &deck, Events &events)
{
    const Card top = state.discards.back();
    state.discards.clear();
    state.discards.push_back(top);
    layStock(state, deck, 0);
    ++state.reshuffled;
    events.noted(row(Note::Reshuffled), state.dealer);
    events.moved(state.dealer, deck, { Zone::Discards, 0 }, { Zone::Stock, 0 }, SeatSet {});
    beginTurn(state, next(state, state.turn));
}

} // namespace

DealPlan plan(const State &state)
{
    if (state.phase == Phase::Reshuffle)
        return planReshuffle(state);
    DealPlan plan;
    plan.pack = doublePack.cards();
    plan.size = static_cast<std::uint8_t>(plan.pack.size());
    Seat seat = nextDealer(state);
    for (int i = 0; i < handSize * state.rules.players; ++i) {
        seat = next(state, seat);
        plan.order.push_back(seat);
    }
    return plan;
}

void deal(State &state, const PackCards &deck, Events &events)
{
    if (state.phase == Phase::Reshuffle) {
        reshuffle(state, deck, events);
        return;
    }
    state.dealer = nextDealer(state);
    state.deal = static_cast<std::uint8_t>(state.deal + (state.begun ? 1 : 0));
    state.begun = true;
    clearTable(state);
    events.dealStarts(state.dealer);
    events.noted(row(Note::Contract), state.dealer, nobody, state.deal);

    const int players = state.rules.players;
    const std::size_t dealt = std::size_t { handSize } * state.rules.players;
    for (std::size_t i = 0; i < dealt; ++i)
        state.hands[(state.dealer + 1U + i) % static_cast<unsigned>(players)].push_back(deck[i]);
    for (Hand &hand : state.hands)
        std::sort(hand.begin(), hand.end());
    tellHands(state, events);
    state.discards.push_back(deck[dealt]);
    events.moved(state.dealer, deck[dealt], { Zone::Stock, 0 }, { Zone::Discards, 0 });
    layStock(state, deck, dealt + 1);
    beginTurn(state, next(state.dealer, players));
}

} // namespace sobremesa::loba
