// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/phases.h"
#include "engine/games/tresillo/scoring.h"

namespace sobremesa::tresillo {

namespace {

// Who deals next: the first deal of a game has no deal before it.
Seat nextDealer(const State &state)
{
    return state.now.active.empty() ? state.dealer : next(state, state.dealer);
}

// In order from the dealer's right; with four players the dealer sits out (4.2).
void seatPlayers(State &state)
{
    Seat seat = state.dealer;
    for (int i = 0; i < 3; ++i) {
        seat = next(state, seat);
        state.now.active.push_back(seat);
    }
    state.now.out = state.rules.players == maxPlayers ? state.dealer : nobody;
}

void dealCards(State &state, const PackCards &deck, const DealPlan &wanted, Events &events)
{
    for (std::size_t i = 0; i < deck.size(); ++i) {
        if (i >= wanted.order.size()) {
            state.now.stock.push_back(deck[i]);
            continue;
        }
        const Seat seat = wanted.order[i];
        state.now.hands[seat].push_back(deck[i]);
        events.moved(seat, deck[i], { Zone::Stock, 0 }, { Zone::Hand, seat }, SeatSet { seat });
    }
    for (Hand &hand : state.now.hands)
        sortHand(hand);
}

} // namespace

void openPlate(State &state, Events &events)
{
    const int players = state.rules.players;
    if (state.plate == 0 && state.debts.empty()) {
        if (state.antes == 0) {
            for (Seat seat = 0; seat < players; ++seat)
                book(state, seat, Reason::Ante, -ante, events);
            state.antes = static_cast<std::uint8_t>(ante * players);
        }
        state.antes = static_cast<std::uint8_t>(state.antes - ante);
        state.plate += ante;
    }
    book(state, state.dealer, Reason::Deal, -1, events);
    state.plate += 1;
    const int largest = state.debts.empty() ? 0 : state.debts[largestDebt(state.debts)].amount();
    state.now.valueCase = caseFor(state.stake, !state.debts.empty());
    state.now.value = valueFor(state.now.valueCase, state.plate, players, largest);
}

DealPlan plan(const State &state)
{
    assert(!isRunning(state));
    DealPlan wanted;
    wanted.pack = spanishPack.cards();
    wanted.size = static_cast<std::uint8_t>(wanted.pack.size());
    const int players = state.rules.players;
    for (int round = 0; round < 3; ++round) {
        Seat seat = nextDealer(state);
        for (int i = 0; i < 3; ++i) {
            seat = next(seat, players);
            for (int card = 0; card < 3; ++card)
                wanted.order.push_back(seat);
        }
    }
    return wanted;
}

void deal(State &state, const PackCards &deck, Events &events)
{
    const DealPlan wanted = plan(state);
    const bool isFirst = state.now.active.empty();
    state.dealer = nextDealer(state);
    state.number = static_cast<std::uint8_t>(state.number + (isFirst ? 0 : 1));
    state.now = Deal {};
    seatPlayers(state);
    events.dealStarts(state.dealer);
    openPlate(state, events);
    dealCards(state, deck, wanted, events);
    state.phase = Phase::Bidding;
    state.turn = state.now.active[0];
}

} // namespace sobremesa::tresillo
