// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/card.h"

#include <bit>
#include <cstdint>

namespace sobremesa {

// Which bit of a set stands for a card; sets are iterated in this order. This one is the canonical order of
// records.md; a game whose captures are written in another has an order of its own.
struct CanonicalOrder
{
    [[nodiscard]] static constexpr int placeOf(Card card) { return card.code; }
    [[nodiscard]] static constexpr Card cardAt(int place) { return { static_cast<std::uint8_t>(place) }; }
    // The places of all cards of a rank.
    [[nodiscard]] static constexpr std::uint64_t rankAt(int rank) { return 0x0001'0001'0001'0001ULL << rank; }
};

// A set of cards of a single pack without jokers, in eight bytes. A card that is not known is in no set.
template<typename Order>
class CardSetBy
{
public:
    class Iterator
    {
    public:
        explicit constexpr Iterator(std::uint64_t bits)
            : m_bits(bits)
        {
        }
        constexpr Card operator*() const { return Order::cardAt(std::countr_zero(m_bits)); }
        constexpr Iterator &operator++()
        {
            m_bits &= m_bits - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint64_t m_bits;
    };

    constexpr CardSetBy() = default;
    explicit constexpr CardSetBy(Card card)
        : m_bits(bitOf(card))
    {
    }
    template<typename Container>
    [[nodiscard]] static constexpr CardSetBy of(const Container &cards)
    {
        CardSetBy set;
        for (const Card card : cards)
            set.insert(card);
        return set;
    }
    [[nodiscard]] static constexpr CardSetBy ofBits(std::uint64_t bits)
    {
        CardSetBy set;
        set.m_bits = bits;
        return set;
    }
    [[nodiscard]] constexpr std::uint64_t bits() const { return m_bits; }

    constexpr void insert(Card card) { m_bits |= bitOf(card); }
    constexpr void remove(Card card) { m_bits &= ~bitOf(card); }
    // Takes out the first one. Precondition: not empty.
    constexpr Card takeFirst()
    {
        const Card card = first();
        m_bits &= m_bits - 1;
        return card;
    }
    [[nodiscard]] constexpr bool contains(Card card) const { return (m_bits & bitOf(card)) != 0; }
    [[nodiscard]] constexpr bool empty() const { return m_bits == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(m_bits); }
    // The cards of one rank, as the order counts ranks.
    [[nodiscard]] constexpr CardSetBy ofRank(int rank) const { return ofBits(m_bits & Order::rankAt(rank)); }
    [[nodiscard]] constexpr Card first() const { return Order::cardAt(std::countr_zero(m_bits)); }
    [[nodiscard]] constexpr Iterator begin() const { return Iterator(m_bits); }
    [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

    friend constexpr bool operator==(CardSetBy, CardSetBy) = default;
    constexpr CardSetBy &operator|=(CardSetBy other)
    {
        m_bits |= other.m_bits;
        return *this;
    }
    // Takes out what is in the other set.
    constexpr CardSetBy &operator-=(CardSetBy other)
    {
        m_bits &= ~other.m_bits;
        return *this;
    }
    friend constexpr CardSetBy operator|(CardSetBy left, CardSetBy right) { return left |= right; }
    friend constexpr CardSetBy operator-(CardSetBy left, CardSetBy right) { return left -= right; }
    friend constexpr CardSetBy operator&(CardSetBy left, CardSetBy right)
    {
        return ofBits(left.m_bits & right.m_bits);
    }

private:
    [[nodiscard]] static constexpr std::uint64_t bitOf(Card card)
    {
        return card.known() ? std::uint64_t { 1 } << (Order::placeOf(card) & 63) : 0;
    }

    std::uint64_t m_bits = 0;
};

using CardSet = CardSetBy<CanonicalOrder>;

} // namespace sobremesa
