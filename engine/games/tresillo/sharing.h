// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/rng.h"
#include "engine/games/tresillo/tresillo.h"

#include <algorithm>
#include <vector>

namespace sobremesa::tresillo {

// In how many ways cards can be shared among groups that cannot hold all of them; the rest goes elsewhere.
class Sharing
{
public:
    static constexpr std::size_t mostGroups = 4; // hands
    using Sizes = std::array<std::uint8_t, mostGroups>; // places of each group

    void addGroup(std::uint8_t size);
    // The groups that can hold it, as bits.
    void addCard(Card card, unsigned groups);
    // After all groups and cards have been added; before anything is asked.
    void count();

    [[nodiscard]] const Sizes &sizes() const { return m_sizes; }
    // Cards that the same groups can hold are of one kind.
    [[nodiscard]] std::size_t kinds() const { return m_kinds.size(); }
    [[nodiscard]] const Cards<40> &cards(std::size_t kind) const { return m_kinds[kind].cards; }
    // In how many ways the cards of this and the later kinds fill what is left of the groups.
    [[nodiscard]] double ways(std::size_t kind, const Sizes &left) const { return m_ways[index(kind, left)]; }
    // What is left after the kind, each split as often as there are ways to go on after it.
    [[nodiscard]] Sizes split(std::size_t kind, const Sizes &left, Rng &rng) const;

private:
    struct Kind
    {
        unsigned groups = 0; // bits
        Cards<40> cards;
    };

    [[nodiscard]] std::size_t groupCount() const { return std::min(m_groups, mostGroups); }
    [[nodiscard]] std::size_t index(std::size_t kind, const Sizes &left) const;
    template<typename Visit>
    void forEachSplit(std::size_t kind, const Sizes &left, const Visit &visit) const;

    std::size_t m_groups = 0;
    Sizes m_sizes {};
    InlineVector<Kind, 16> m_kinds;
    std::vector<double> m_ways; // by kind and by what is left of the groups
};

} // namespace sobremesa::tresillo
