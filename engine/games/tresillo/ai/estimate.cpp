// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/ai/estimate.h"

#include "engine/games/tresillo/phases.h"

#include <algorithm>

namespace sobremesa::tresillo {

namespace {

constexpr int king = 10;
constexpr int knight = 9;
constexpr int kingStrength = 12; // plain, see cards.h

// ---- hands

struct SuitCount
{
    std::array<int, suitCount> plain {};
    int trumps = 0;
};

SuitCount countSuits(const Hand &hand, int trump)
{
    SuitCount count;
    for (const Card card : hand) {
        if (isTrump(card, trump))
            ++count.trumps;
        else
            ++count.plain[card.suit()];
    }
    return count;
}

constexpr double trumpWorth(Card card, int trump)
{
    if (card == espada)
        return 1.0;
    if (card == malaOf(trump))
        return 0.95;
    if (card == basto)
        return 0.85;
    if (card.rank() == 1)
        return 0.65;
    return card.rank() == king ? 0.6 : card.rank() == knight ? 0.5 : 0.36;
}

double plainWorth(Card card, const SuitCount &count)
{
    const int length = count.plain[card.suit()];
    if (card.rank() == king)
        return length > 4 ? 0.5 : 0.7;
    return card.rank() == knight && length > 1 && length < 5 ? 0.25 : 0.0;
}

bool isKept(Card card, int trump)
{
    return isTrump(card, trump) || card.rank() == king;
}

// ---- cards

// What lies in the trick, and for whom.
struct TrickView
{
    Card led;
    int best = 0; // power of the card that wins so far
    Seat winning = nobody;
    std::size_t size = 0;
};

TrickView lookAtTrick(const Deal &deal)
{
    TrickView view;
    const Cards<3> trick = currentTrick(deal);
    view.size = trick.size();
    if (trick.empty())
        return view;
    view.led = trick[0];
    Seat seat = deal.leaders.back();
    for (const Card card : trick) {
        const int power = powerInTrick(card, view.led, deal.trump);
        if (power > view.best) {
            view.best = power;
            view.winning = seat;
        }
        seat = nextActive(deal, seat);
    }
    return view;
}

constexpr bool sameKind(Card one, Card other, int trump)
{
    return isTrump(one, trump) ? isTrump(other, trump) : one.suit() == other.suit() && !isTrump(other, trump);
}

using CardBits = std::uint64_t; // bit = Card::code

constexpr CardBits bitOf(Card card)
{
    return CardBits { 1 } << card.code;
}

constexpr CardBits strongerThan(Card card, int trump)
{
    CardBits bits = 0;
    for (int suit = 0; suit < suitCount; ++suit) {
        for (int rank = 1; rank <= king; ++rank) {
            const Card other = Card::of(suit, rank);
            const bool above = strength(other, trump) > strength(card, trump);
            bits |= above && sameKind(card, other, trump) ? bitOf(other) : 0;
        }
    }
    return bits;
}

template<typename Value>
using ByTrumpAndCard = std::array<std::array<Value, 64>, suitCount>; // second: Card::code

template<typename Value, typename Function>
constexpr ByTrumpAndCard<Value> tableOf(Function function)
{
    ByTrumpAndCard<Value> table {};
    for (int trump = 0; trump < suitCount; ++trump) {
        for (int suit = 0; suit < suitCount; ++suit) {
            for (int rank = 1; rank <= king; ++rank)
                table[trump][Card::of(suit, rank).code] = function(Card::of(suit, rank), trump);
        }
    }
    return table;
}

constexpr auto stronger = tableOf<CardBits>(strongerThan);

// No stronger card of the same kind is left but in this very hand.
bool isMaster(const Deal &deal, const Hand &hand, Card card)
{
    CardBits left = stronger[deal.trump][card.code];
    for (const Card gone : deal.played)
        left &= ~bitOf(gone);
    for (const Card held : hand)
        left &= ~bitOf(held);
    return left == 0;
}

// The declarer keeps no guard; the opponents a knight that may become good.
constexpr double worthKept(Card card, int trump, bool opponent)
{
    if (isTrump(card, trump))
        return std::max(0.5, trumpWorth(card, trump));
    if (card.rank() == king)
        return 0.75;
    return card.rank() == knight ? (opponent ? 0.36 : 0.25) : opponent && card.rank() > 7 ? 0.2 : 0.05;
}

// By trump and by the card's code, as thousands of exchanges are weighed.
template<bool opponent>
constexpr auto kept = tableOf<double>([](Card card, int trump) { return worthKept(card, trump, opponent); });

// Trumps first where there are enough of them, then plain cards that must win; otherwise something low
// (advice 10, 14).
double leadWorth(const State &state, Card card)
{
    const Deal &now = state.now;
    const Hand &hand = now.hands[state.turn];
    const bool trump = isTrump(card, now.trump);
    const bool declares = state.turn == now.declarer;
    const double low = -0.02 * strength(card, now.trump);
    if (!isMaster(now, hand, card))
        return low - (trump && !declares ? 0.3 : 0.0)
            - (strength(card, now.trump) == kingStrength - 1 ? 0.2 : 0.0);
    if (!trump)
        return 1.0;
    const int trumps = countSuits(hand, now.trump).trumps;
    return declares && trumps >= 3 ? 1.2 : declares ? 0.6 : 0.1;
}

// Win cheaply, behind the others; leave the trick to a partner who has it; otherwise throw the lowest (advice
// 12).
double followWorth(const State &state, Card card, const TrickView &view)
{
    const Deal &now = state.now;
    const int power = powerInTrick(card, view.led, now.trump);
    const double cost = 0.015 * strength(card, now.trump);
    const bool partnerHasIt = state.turn != now.declarer && view.winning != now.declarer;
    const bool last = view.size == 2;
    if (power <= view.best || (partnerHasIt && last))
        return -cost;
    if (last)
        return 1.0 - cost;
    if (isMaster(now, now.hands[state.turn], card))
        return (partnerHasIt ? 0.2 : 0.9) - cost;
    return (partnerHasIt ? -0.2 : 0.35) - cost;
}

} // namespace

double trickEstimate(const Hand &hand, int trump)
{
    const SuitCount count = countSuits(hand, trump);
    double tricks = 0.3 * std::max(0, count.trumps - 4);
    for (const Card card : hand)
        tricks += isTrump(card, trump) ? trumpWorth(card, trump) : plainWorth(card, count);
    return tricks;
}

double exchangeEstimate(const Hand &hand, int trump)
{
    Hand kept;
    for (const Card card : hand) {
        if (isKept(card, trump))
            kept.push_back(card);
    }
    constexpr double drawn = 0.2; // tricks by a card of the stock
    return trickEstimate(kept, trump) + drawn * static_cast<double>(hand.size() - kept.size());
}

double keepWorth(const State &state, Seat seat, Card card)
{
    return seat == state.now.declarer ? kept<false>[state.now.trump][card.code]
                                      : kept<true>[state.now.trump][card.code];
}

// Straight lines, fitted to forty thousand deals played by these rules of thumb.
double winChance(double tricks)
{
    return std::clamp(0.5 + 0.28 * (tricks - 3.45), 0.02, 0.98);
}

double soloChance(double tricks)
{
    return std::clamp(0.5 + 0.45 * (tricks - 3.65), 0.02, 0.98);
}

double playWorth(const State &state, Card card)
{
    const TrickView view = lookAtTrick(state.now);
    return view.size == 0 ? leadWorth(state, card) : followWorth(state, card, view);
}

} // namespace sobremesa::tresillo
