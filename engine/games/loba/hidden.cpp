// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/loba.h"

#include <algorithm>

// Section 6: what a seat sees and remembers.
namespace sobremesa::loba {

namespace {

// At the end of a deal the hands are shown.
bool handsAreOpen(const State &state)
{
    return state.phase == Phase::Between || state.phase == Phase::Over;
}

bool seesHand(const State &state, Seat viewer, Seat seat)
{
    return viewer == seat || handsAreOpen(state);
}

template<typename Container>
void takeOut(Bag &bag, const Container &cards)
{
    for (const Card card : cards) {
        if (card.known())
            bag.remove(card);
    }
}

// The cards that the viewer has not seen, in any order: they lie in the stock and in the others' hands.
PackCards unseen(const State &state, Seat viewer, Rng &rng)
{
    Bag bag = bagOf(doublePack.cards());
    takeOut(bag, state.discards);
    for (const Meld &meld : state.melds)
        takeOut(bag, meld.cards);
    for (Seat seat = 0; seat < state.rules.players; ++seat)
        takeOut(bag, seesHand(state, viewer, seat) ? state.hands[seat] : state.known[seat]);
    PackCards cards = bag.cards();
    shuffle(cards, rng);
    return cards;
}

// Fills the stock with such cards as may lie there; returns the others.
PackCards fillStock(State &state, Bag mayLie, const PackCards &cards)
{
    PackCards rest;
    std::size_t filled = 0;
    for (const Card card : cards) {
        if (filled < state.stock.size() && mayLie.count(card) > 0) {
            mayLie.remove(card);
            state.stock[filled++] = card;
        } else {
            rest.push_back(card);
        }
    }
    assert(filled == state.stock.size());
    return rest;
}

} // namespace

State redact(const State &state, Seat viewer)
{
    State seen = state;
    std::fill(seen.stock.begin(), seen.stock.end(), Card {});
    for (Seat seat = 0; seat < mostSeats; ++seat) {
        if (!seesHand(state, viewer, seat))
            std::fill(seen.hands[seat].begin(), seen.hands[seat].end(), Card {});
        if (seat != viewer)
            seen.mayLie[seat] = Bag {};
    }
    return seen;
}

void resample(State &state, Seat viewer, Rng &rng)
{
    const Bag mayLie = state.mayLie[viewer];
    PackCards rest = fillStock(state, mayLie, unseen(state, viewer, rng));
    for (Seat seat = 0; seat < state.rules.players; ++seat) {
        Hand &hand = state.hands[seat];
        if (seesHand(state, viewer, seat))
            continue;
        const std::size_t count = hand.size();
        hand = state.known[seat];
        while (hand.size() < count) {
            hand.push_back(rest.back());
            rest.pop_back();
        }
        std::sort(hand.begin(), hand.end());
    }
    // Whoever thinks for another seat in this world knows no more of the stock than that it holds cards not
    // seen.
    for (Seat seat = 0; seat < mostSeats; ++seat) {
        if (seat != viewer)
            state.mayLie[seat] = bagOf(doublePack.cards());
    }
}

} // namespace sobremesa::loba
