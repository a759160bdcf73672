// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/cards.h"

namespace sobremesa::tresillo {

namespace {

unsigned allOf(const Hand &hand)
{
    return (1U << hand.size()) - 1U;
}

template<typename Wanted>
unsigned pick(const Hand &hand, Wanted wanted)
{
    unsigned picked = 0;
    for (std::size_t i = 0; i < hand.size(); ++i)
        picked |= wanted(hand[i]) ? 1U << i : 0U;
    return picked;
}

// Estuches may be kept back, unless a higher estuche was led.
unsigned trumpsOwed(const Hand &hand, Card led, int trump)
{
    const unsigned trumps = pick(hand, [&](Card card) { return isTrump(card, trump); });
    const unsigned forced = pick(hand, [&](Card card) {
        const bool lower = isEstuche(led, trump) && strength(card, trump) < strength(led, trump);
        return isTrump(card, trump) && (!isEstuche(card, trump) || lower);
    });
    return forced != 0 ? trumps : 0;
}

} // namespace

unsigned playable(const Hand &hand, Card led, int trump)
{
    if (!led.known())
        return allOf(hand);
    const unsigned owed = isTrump(led, trump)
        ? trumpsOwed(hand, led, trump)
        : pick(hand, [&](Card card) { return card.suit() == led.suit() && !isTrump(card, trump); });
    return owed != 0 ? owed : allOf(hand);
}

CardSet shownVoid(Card led, Card played, int trump)
{
    CardSet none;
    if (isTrump(led, trump) ? isTrump(played, trump)
                            : powerInTrick(played, led, trump) > 0 && !isTrump(played, trump))
        return none;
    for (int suit = 0; suit < suitCount; ++suit) {
        for (int rank = 1; rank <= 10; ++rank) {
            const Hand alone { Card::of(suit, rank), played };
            if ((playable(alone, led, trump) & 2U) == 0)
                none.insert(alone[0]);
        }
    }
    return none;
}

} // namespace sobremesa::tresillo
