// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/card.h"
#include "engine/core/rng.h"

namespace sobremesa {

// What slips a player's mind while it thinks about one decision: always the same of the cards that it has
// seen, in whatever order it thinks of them.
class Lapses
{
public:
    // `memory`: the share of the cards gone by that it remembers.
    Lapses(double memory, std::uint64_t seed)
        : m_memory(memory)
        , m_seed(seed)
    {
    }

    [[nodiscard]] bool any() const { return m_memory < 1; }
    // `copy` tells equal cards apart.
    [[nodiscard]] bool slips(Card card, std::size_t copy = 0) const
    {
        return Rng(mix(m_seed, card.code + 256 * copy)).real() >= m_memory;
    }

private:
    double m_memory;
    std::uint64_t m_seed;
};

} // namespace sobremesa
