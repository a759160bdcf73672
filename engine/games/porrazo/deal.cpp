// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/unseen.h"
#include "engine/games/porrazo/phases.h"

namespace sobremesa::porrazo {

namespace {

// 4.11: before the first hand the cards that are neither on the table nor captured are dealt; afterwards the
// whole pack.
int cardsToDeal(const State &state)
{
    if (state.hand > 0)
        return packSize;
    int gone = static_cast<int>(state.table.size());
    for (const std::uint8_t count : state.captured)
        gone += count;
    return packSize - gone;
}

// 4.11: the cards that nobody was given are the captured ones; which ones they are never matters.
void fillPiles(State &state, CardSet left)
{
    for (std::size_t side = 0; side < state.captured.size(); ++side) {
        for (int count = state.captured[side]; count > 0; --count) {
            state.piles[side].insert(left.takeFirst());
        }
    }
}

void clearTable(State &state)
{
    state.dealer = next(state, state.dealer);
    state.deal = 0;
    state.tendidoDone = false;
    state.lastCapture = nobody;
    state.table.clear();
    state.captured = {};
    state.piles = {};
}

} // namespace

DealPlan plan(const State &state)
{
    const Seat dealer = state.hand == 0 ? state.dealer : next(state, state.dealer);
    const int dealNumber = state.hand == 0 ? state.deal + 1 : 1;
    DealPlan plan;
    for (const Card card : frenchPack.cards()) {
        if (state.hand > 0 || !state.table.contains(card))
            plan.pack.push_back(card);
    }
    plan.size = static_cast<std::uint8_t>(cardsToDeal(state));
    plan.listed = plan.size < packSize;
    for (int i = 1; i <= state.rules.players; ++i) {
        for (int count = 0; count < cardsInDeal(state.rules, dealNumber); ++count)
            plan.order.push_back(static_cast<Seat>((dealer + i) % state.rules.players));
    }
    return plan;
}

void deal(State &state, const PackCards &deck, Events &events)
{
    assert(static_cast<int>(deck.size()) == cardsToDeal(state));
    if (state.hand > 0)
        clearTable(state);
    ++state.hand;
    state.stock.clear();
    for (const Card card : deck)
        state.stock.push_back(card);
    fillPiles(state, unseenOf(fullPack, state.table, deck));
    events.dealStarts(state.dealer);
    dealBatch(state, events);
}

} // namespace sobremesa::porrazo
