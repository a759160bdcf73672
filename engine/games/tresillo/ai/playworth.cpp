// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/ai/bycard.h"
#include "engine/games/tresillo/ai/estimate.h"
#include "engine/games/tresillo/phases.h"

#include <algorithm>

// How good it seems to play a card (section 9).
namespace sobremesa::tresillo {

namespace {

constexpr int kingStrength = 12; // plain, see cards.h

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

constexpr CardSet strongerThan(Card card, int trump)
{
    CardSet set;
    for (int suit = 0; suit < suitCount; ++suit) {
        for (int rank = 1; rank <= king; ++rank) {
            const Card other = Card::of(suit, rank);
            if (strength(other, trump) > strength(card, trump) && sameKind(card, other, trump))
                set.insert(other);
        }
    }
    return set;
}

constexpr auto stronger = tableOf<CardSet>(strongerThan);

// No stronger card of the same kind is left but in this very hand.
bool isMaster(const Deal &deal, const Hand &hand, Card card)
{
    return (stronger[deal.trump][card.code] - CardSet::of(deal.played) - CardSet::of(hand)).empty();
}

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
    const auto trumps =
        std::count_if(hand.begin(), hand.end(), [&now](Card each) { return isTrump(each, now.trump); });
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

double playWorth(const State &state, Card card)
{
    const TrickView view = lookAtTrick(state.now);
    return view.size == 0 ? leadWorth(state, card) : followWorth(state, card, view);
}

} // namespace sobremesa::tresillo
