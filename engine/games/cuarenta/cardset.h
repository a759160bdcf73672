// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/card.h"

#include <bit>
#include <cstdint>

namespace sobremesa::cuarenta {

inline constexpr int places = 10; // A 2 3 4 5 6 7 J Q K

// The place of a card's rank in the order of play, where J follows 7: 0 for the ace, 9 for the king.
[[nodiscard]] constexpr int placeOf(Card card)
{
    return card.rank() <= 7 ? card.rank() - 1 : card.rank() - 4;
}
[[nodiscard]] constexpr int rankAt(int place)
{
    return place < 7 ? place + 1 : place + 4;
}

// A set of the forty cards, iterated as captures are written (4.4): ascending rank, equal ranks in the order
// s h d c.
class CardSet
{
public:
    class Iterator
    {
    public:
        explicit constexpr Iterator(std::uint64_t bits)
            : m_bits(bits)
        {
        }
        constexpr Card operator*() const { return cardAt(std::countr_zero(m_bits)); }
        constexpr Iterator &operator++()
        {
            m_bits &= m_bits - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint64_t m_bits;
    };

    constexpr CardSet() = default;
    template<typename Container>
    [[nodiscard]] static constexpr CardSet of(const Container &cards)
    {
        CardSet set;
        for (const Card card : cards)
            set.insert(card);
        return set;
    }

    // An unknown card is in no set.
    constexpr void insert(Card card) { m_bits |= bitOf(card); }
    constexpr void remove(Card card) { m_bits &= ~bitOf(card); }
    [[nodiscard]] constexpr bool contains(Card card) const { return (m_bits & bitOf(card)) != 0; }
    [[nodiscard]] constexpr bool empty() const { return m_bits == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(m_bits); }
    [[nodiscard]] constexpr Card first() const { return cardAt(std::countr_zero(m_bits)); }
    // The cards of one rank; none for a place above the king's.
    [[nodiscard]] constexpr CardSet ofPlace(int place) const { return CardSet(m_bits & 15ULL << 4 * place); }
    // The cards of all lower places.
    [[nodiscard]] constexpr CardSet below(int place) const
    {
        return CardSet(m_bits & ((1ULL << 4 * place) - 1));
    }
    [[nodiscard]] constexpr Iterator begin() const { return Iterator(m_bits); }
    [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

    friend constexpr bool operator==(CardSet, CardSet) = default;
    friend constexpr CardSet operator|(CardSet left, CardSet right)
    {
        return CardSet(left.m_bits | right.m_bits);
    }
    friend constexpr CardSet operator-(CardSet left, CardSet right)
    {
        return CardSet(left.m_bits & ~right.m_bits);
    }

private:
    explicit constexpr CardSet(std::uint64_t bits)
        : m_bits(bits)
    {
    }
    [[nodiscard]] static constexpr std::uint64_t bitOf(Card card)
    {
        return card.known() ? 1ULL << (4 * placeOf(card) + card.suit()) : 0;
    }
    [[nodiscard]] static constexpr Card cardAt(int bit) { return Card::of(bit & 3, rankAt(bit >> 2)); }

    std::uint64_t m_bits = 0;
};

} // namespace sobremesa::cuarenta
