// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ai/thumb.h"

#include "engine/games/loba/scoring.h"

// Rules page of Loba, 9.1.
namespace sobremesa::yardstick {

namespace {

using namespace loba;

// Towards a trio, with equal ranks.
double trioUse(const CardList &others, Card card)
{
    const auto equal = std::count_if(
        others.begin(), others.end(), [card](Card other) { return other.rank() == card.rank(); });
    return equal == 0 ? 0 : 3 + 4 * static_cast<double>(equal - 1);
}

// Towards an escalera, with near cards of the suit.
double escaleraUse(const CardList &others, Card card)
{
    static constexpr double uses[] = { 0, 2.5, 1.8, 0.9 }; // by the gap
    double use = 0;
    for (const Card other : others) {
        const int gap = std::abs(other.rank() - card.rank());
        use += other.suit() == card.suit() && gap <= 3 ? uses[gap] : 0;
    }
    return use;
}

// How much a card serves the contract beside the others of the hand (1 to 4).
double useOf(const State &state, const Hand &hand, Card card)
{
    if (card.isJoker())
        return 20;
    Hand rest = hand;
    rest.remove(card); // it may be another copy, or not be held at all
    CardList others;
    std::copy_if(
        rest.begin(), rest.end(), std::back_inserter(others), [](Card other) { return !other.isJoker(); });
    const Contract contract = contractOf(state.deal);
    return (contract.trios > 0 ? trioUse(others, card) : 0)
        + (contract.escaleras > 0 ? escaleraUse(others, card) : 0);
}

bool fitsTable(const State &state, Card card)
{
    return std::any_of(
        state.melds.begin(), state.melds.end(), [card](const Meld &meld) { return fits(meld, card); });
}

double discardWorth(const State &state, const Hand &hand, Seat seat, Card card)
{
    if (state.melded.contains(seat))
        return valueOf(card) - (fitsTable(state, card) ? 30 : 0);
    const bool gift = state.melded.contains(next(state, state.turn)) && fitsTable(state, card);
    return 0.12 * valueOf(card) - useOf(state, hand, card) - (gift ? 2 : 0);
}

// Whether it would be the one to go again.
bool isGivenBack(const State &state, const Hand &hand, Seat seat, Card taken)
{
    const double worth = discardWorth(state, hand, seat, taken);
    return std::none_of(hand.begin(), hand.end(),
        [&](Card card) { return card != taken && discardWorth(state, hand, seat, card) > worth; });
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
    if (isGivenBack(state, hand, action.seat, top))
        return -1;
    return useOf(state, hand, top) - 6.5; // completes a trio, or stands between neighbours (5)
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
        return discardWorth(state, state.hands[action.seat], action.seat, action.cards[0]);
    }
}

} // namespace

Answer thumb(const AskedSeat<State> &asked)
{
    return bestBy(asked.offers, [&](const Action &action) { return worthOf(asked.state(), action); });
}

} // namespace sobremesa::yardstick
