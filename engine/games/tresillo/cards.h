// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/cardset.h"

#include <array>

namespace sobremesa::tresillo {

// Suits in the order of the Spanish pack. Oros and copas are long, espadas and bastos short (glossary).
enum Suit : std::uint8_t { Oros, Copas, Espadas, Bastos };

inline constexpr int suitCount = 4;
inline constexpr Card espada = Card::of(Espadas, 1);
inline constexpr Card basto = Card::of(Bastos, 1);

using Hand = Cards<10>; // ten only for the dealer of a penetro, before one is thrown

[[nodiscard]] constexpr bool isLong(int suit)
{
    return suit == Oros || suit == Copas;
}

// The second trump: the card that would be the lowest if its suit were plain.
[[nodiscard]] constexpr Card malaOf(int trump)
{
    return Card::of(trump, isLong(trump) ? 7 : 2);
}

// The espada and the basto are trumps whatever the trump suit (4.1).
[[nodiscard]] constexpr bool isTrump(Card card, int trump)
{
    return card.suit() == trump || card == espada || card == basto;
}

[[nodiscard]] constexpr bool isEstuche(Card card, int trump)
{
    return card == espada || card == basto || card == malaOf(trump);
}

// How high a card stands among the trumps, or within its plain suit; every trump is above every plain card
// (4.1).
[[nodiscard]] constexpr int computeStrength(Card card, int trump)
{
    constexpr int trumps = 20;
    constexpr int punto = 40;
    const int rank = card.rank();
    if (card == espada)
        return punto + 3;
    if (card == malaOf(trump))
        return punto + 2;
    if (card == basto)
        return punto + 1;
    if (rank == 1 && card.suit() == trump)
        return punto;
    const bool court = rank > 7;
    const int plain = court ? rank + 2 : isLong(card.suit()) ? 9 - rank : rank;
    return card.suit() == trump ? trumps + plain : plain;
}

using StrengthTable = std::array<std::array<std::uint8_t, 64>, suitCount>;

[[nodiscard]] constexpr StrengthTable makeStrengths()
{
    StrengthTable table {};
    for (int trump = 0; trump < suitCount; ++trump) {
        for (int suit = 0; suit < suitCount; ++suit) {
            for (int rank = 1; rank <= 10; ++rank) {
                const Card card = Card::of(suit, rank);
                table[trump][card.code] = static_cast<std::uint8_t>(computeStrength(card, trump));
            }
        }
    }
    return table;
}

inline constexpr StrengthTable strengths = makeStrengths();

[[nodiscard]] constexpr int strength(Card card, int trump)
{
    return strengths[trump][card.code];
}

// What a card is worth in a trick to which `led` was led: nothing if it is neither a trump nor of the suit
// led.
[[nodiscard]] constexpr int powerInTrick(Card card, Card led, int trump)
{
    const bool counts = isTrump(card, trump) || (!isTrump(led, trump) && card.suit() == led.suit());
    return counts ? strength(card, trump) : 0;
}

// Bit i: the i-th card of the hand may be played to the card led; Card {} means that the hand leads (4.11).
[[nodiscard]] unsigned playable(const Hand &hand, Card led, int trump);

// The cards that nobody can hold who answered `led` with `played` (4.11, section 6).
[[nodiscard]] CardSet shownVoid(Card led, Card played, int trump);

} // namespace sobremesa::tresillo
