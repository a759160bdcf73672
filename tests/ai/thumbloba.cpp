// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ai/thumb.h"

#include "engine/games/loba/scoring.h"

// Rules page of Loba, 9.1.
namespace sobremesa::yardstick {

namespace {

using namespace loba;

// How much a card serves the contract beside the others of the hand (1 to 4).
double useOf(const State &state, const Hand &hand, Card card)
{
    if (card.isJoker())
        return 20;
    const Contract contract = contractOf(state.deal);
    double trio = 0, escalera = 0;
    bool self = true; // the card itself is passed over once
    for (const Card other : hand) {
        if (other.isJoker())
            continue;
        if (other == card && self) {
            self = false;
            continue;
        }
        if (other.rank() == card.rank())
            trio += trio == 0 ? 3 : 4;
        const int gap = std::abs(other.rank() - card.rank());
        if (other.suit() == card.suit() && gap > 0 && gap <= 3)
            escalera += gap == 1 ? 2.5 : gap == 2 ? 1.8 : 0.9;
    }
    return (contract.trios > 0 ? trio : 0) + (contract.escaleras > 0 ? escalera : 0);
}

bool fitsTable(const State &state, Card card)
{
    return std::any_of(
        state.melds.begin(), state.melds.end(), [card](const Meld &meld) { return fits(meld, card); });
}

double drawWorth(const State &state, const Action &action)
{
    if (action.word == static_cast<std::uint8_t>(Source::Stock))
        return 0;
    const Card top = state.discards.back();
    if (state.melded.contains(action.seat))
        return fitsTable(state, top) ? 1 : -1;
    Hand hand = state.hands[action.seat];
    hand.push_back(top);
    return useOf(state, hand, top) - 6.5; // completes a trio, or stands between neighbours (5)
}

double discardWorth(const State &state, const Action &action)
{
    const Card card = action.cards[0];
    const Hand &hand = state.hands[action.seat];
    if (state.melded.contains(action.seat))
        return valueOf(card) - (fitsTable(state, card) ? 30 : 0);
    const bool gift = state.melded.contains(next(state, state.turn)) && fitsTable(state, card);
    return 0.12 * valueOf(card) - useOf(state, hand, card) - (gift ? 2 : 0);
}

double worthOf(const State &state, const Action &action)
{
    double cards = 0;
    for (const Card card : action.cards)
        cards += valueOf(card);
    switch (static_cast<Verb>(action.verb)) {
    case Verb::Draw:
        return drawWorth(state, action);
    case Verb::Meld:
        return 2000 + cards;
    case Verb::Layoff:
        return 1000 + cards;
    case Verb::Swap: // 12: only where the joker's new end is of use
        return -500;
    default:
        return discardWorth(state, action);
    }
}

} // namespace

Answer thumb(const AskedSeat<State> &asked)
{
    return bestBy(asked.offers, [&](const Action &action) { return worthOf(asked.state(), action); });
}

} // namespace sobremesa::yardstick
