// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/inlinevector.h"
#include "engine/core/rng.h"

#include <span>
#include <vector>

namespace sobremesa {

// Of hidden hands it is known that each holds so many cards of one rank and no more of it, but not of which
// rank: two for a ronda of Porrazo, three for one of Cuarenta. Chooses the ranks together, each choice as
// often as there are ways to deal all unseen cards with it.
class RankChoice
{
public:
    static constexpr std::uint8_t ranks = 16; // Card::rank() is lower
    static constexpr std::size_t mostHands = 8;
    static constexpr std::int8_t never = -1;

    template<typename T>
    using ByRank = std::array<T, ranks>;
    using Chosen = InlineVector<std::uint8_t, mostHands>; // a rank for each hand

    struct Hand
    {
        std::uint8_t size = 0; // hidden cards
        ByRank<std::int8_t> missing; // cards of the rank that are among them, if it is this one; or never
    };

    RankChoice() = default;
    // The hands, how many cards of each rank are unseen, and how many in all.
    RankChoice(std::span<const Hand> hands, const ByRank<std::uint8_t> &unseen, int all);

    // True if there is nothing to choose.
    [[nodiscard]] bool empty() const { return m_hands.empty(); }
    // Precondition: the cards can lie so at all.
    [[nodiscard]] Chosen draw(Rng &rng) const;

private:
    using Mask = std::uint8_t; // of hands
    static constexpr std::size_t mostMissing = 3;

    [[nodiscard]] Mask allHands() const { return static_cast<Mask>((1U << m_hands.size()) - 1U); }
    [[nodiscard]] std::size_t index(std::size_t rank, Mask mask, std::size_t taken) const
    {
        return (rank << m_hands.size() | mask) * (mostMissing * m_hands.size() + 1) + taken;
    }
    [[nodiscard]] std::size_t missing(std::size_t rank, Mask mask) const;
    [[nodiscard]] double waysWith(std::size_t rank, Mask mask) const;
    template<typename Visit>
    void forEachChoice(std::size_t rank, Mask mask, std::size_t taken, Visit visit) const;
    void count();

    InlineVector<Hand, mostHands> m_hands;
    ByRank<std::uint8_t> m_unseen {};
    int m_all = 0;
    // By rank, hands that have none of the lower ranks, and cards that the others have taken.
    std::vector<double> m_ways;
};

} // namespace sobremesa
