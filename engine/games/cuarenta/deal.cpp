// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/cuarenta/phases.h"
#include "engine/games/cuarenta/scoring.h"

namespace sobremesa::cuarenta {

namespace {

constexpr std::size_t packet = 5;

void dealPacket(State &state, Seat seat, Events &events)
{
    Cards<5> &hand = state.hands[seat];
    hand.clear();
    for (std::size_t i = 0; i < packet; ++i)
        hand.push_back(takeTop(state.stock));
    state.played[seat].clear();
    events.moved(state.dealer, hand, { Zone::Stock, 0 }, { Zone::Hand, seat }, { seat });
}

// 4.2: the first hand in dealing order wins, whatever the score.
void winByFour(State &state, Events &events)
{
    const Seat seat = fourOfAKindHolder(state);
    if (seat == nobody)
        return;
    const Side side = sideOf(state, seat);
    events.shown(seat, state.hands[seat], { Zone::Hand, seat });
    book(state, side, Reason::FourOfAKind, 0, seat, events);
    endGame(state, side, events);
}

} // namespace

int batches(const State &state)
{
    return state.rules.players == 2 ? 4 : 2;
}

DealPlan plan(const State &state)
{
    DealPlan plan;
    plan.pack = fortyPack.cards();
    plan.size = 40;
    const int seats = seatCount(state);
    Seat seat = state.opened ? next(state.dealer, seats) : state.dealer;
    for (int i = 0; i < seats; ++i) {
        seat = next(seat, seats);
        for (std::size_t card = 0; card < packet; ++card)
            plan.order.push_back(seat);
    }
    return plan;
}

void deal(State &state, const PackCards &deck, Events &events)
{
    assert(state.phase == Phase::Between && deck.size() == 40);
    if (state.opened)
        state.dealer = next(state, state.dealer);
    state.opened = true;
    state.phase = Phase::Play;
    state.batch = 0;
    state.table.clear();
    state.captured = {};
    state.falls.clear();
    state.stock.clear();
    for (const Card card : deck)
        state.stock.push_back(card);
    events.dealStarts(state.dealer);
    dealBatch(state, events);
}

void dealBatch(State &state, Events &events)
{
    const int seats = seatCount(state);
    ++state.batch;
    state.declared.clear();
    state.done.clear();
    state.laid = Card {}; // 5.1: no caida with the first card of a batch
    state.turn = next(state.dealer, seats);
    note(events, Note::Batch, state.dealer, nobody, state.batch);
    Seat seat = state.dealer;
    for (int i = 0; i < seats; ++i) {
        seat = next(seat, seats);
        dealPacket(state, seat, events);
    }
    winByFour(state, events);
}

} // namespace sobremesa::cuarenta
