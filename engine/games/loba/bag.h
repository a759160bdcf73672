// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/card.h"

#include <array>
#include <cstdint>

namespace sobremesa::loba {

// How often each card of the double pack is there. One word a suit, three bits a card, of which the highest
// is a guard: if nothing is borrowed from any guard, one bag holds all the cards of another. The jokers
// follow the kings of spades.
class Bag
{
public:
    constexpr void add(Card card) { m_suits[word(card)] += std::uint64_t { 1 } << shift(card); }
    // Precondition: the card is there.
    constexpr void remove(Card card) { m_suits[word(card)] -= std::uint64_t { 1 } << shift(card); }
    [[nodiscard]] constexpr int count(Card card) const
    {
        return static_cast<int>(m_suits[word(card)] >> shift(card) & (card.isJoker() ? 7U : 3U));
    }
    [[nodiscard]] constexpr bool holds(const Bag &other) const
    {
        bool all = true;
        for (std::size_t i = 0; i < m_suits.size(); ++i)
            all = all && (((m_suits[i] | guards) - other.m_suits[i]) & guards) == guards;
        return all;
    }
    // Precondition: holds(other).
    constexpr Bag &operator-=(const Bag &other)
    {
        for (std::size_t i = 0; i < m_suits.size(); ++i)
            m_suits[i] -= other.m_suits[i];
        return *this;
    }
    // One copy of each card, then the second copies, then the jokers: the order of section 4.9.
    [[nodiscard]] PackCards cards() const;

    friend constexpr bool operator==(const Bag &, const Bag &) = default;

private:
    static constexpr int jokerShift = 39;
    static constexpr std::uint64_t guards = 0x4924924924ULL | std::uint64_t { 1 } << (jokerShift + 3);

    [[nodiscard]] static constexpr std::size_t word(Card card)
    {
        return card.isJoker() ? 0 : static_cast<std::size_t>(card.suit());
    }
    [[nodiscard]] static constexpr int shift(Card card)
    {
        return card.isJoker() ? jokerShift : 3 * (card.rank() - 1);
    }

    std::array<std::uint64_t, 4> m_suits {};
};

// The cards of any container; cards that are not known are left out.
template<typename Container>
[[nodiscard]] constexpr Bag bagOf(const Container &cards)
{
    Bag bag;
    for (const Card card : cards) {
        if (card.known())
            bag.add(card);
    }
    return bag;
}

} // namespace sobremesa::loba
