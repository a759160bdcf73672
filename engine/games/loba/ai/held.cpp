// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/ai/held.h"

#include <algorithm>
#include <bit>

namespace sobremesa::loba {

void Held::add(Card card)
{
    if (card.isJoker()) {
        ++jokers;
        return;
    }
    count(card.rank(), 1);
    const auto suit = static_cast<std::size_t>(card.suit());
    const unsigned places = placesOf(card);
    twice[suit] = static_cast<std::uint16_t>(twice[suit] | (once[suit] & places));
    once[suit] = static_cast<std::uint16_t>(once[suit] | places);
}

void Held::remove(Card card)
{
    if (card.isJoker()) {
        --jokers;
        return;
    }
    count(card.rank(), -1);
    clear(static_cast<std::size_t>(card.suit()), placesOf(card));
}

void Held::removePlaces(std::size_t suit, unsigned places)
{
    unsigned taken = places & once[suit];
    for (unsigned rest = taken; rest != 0; rest &= rest - 1)
        count(cardAt(static_cast<int>(suit), std::countr_zero(rest)).rank(), -1);
    if ((taken & placesOfAce) != 0)
        taken |= placesOfAce;
    clear(suit, taken);
}

void Held::count(int rank, int change)
{
    std::uint8_t &cards = ofRank[static_cast<std::size_t>(rank)];
    --ranks[std::min<std::size_t>(cards, 3)];
    cards = static_cast<std::uint8_t>(cards + change);
    ++ranks[std::min<std::size_t>(cards, 3)];
}

void Held::clear(std::size_t suit, unsigned places)
{
    once[suit] = static_cast<std::uint16_t>(once[suit] & (~places | twice[suit]));
    twice[suit] = static_cast<std::uint16_t>(twice[suit] & ~places);
}

} // namespace sobremesa::loba
