// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/action.h"

#include <bit>
#include <cmath>
#include <cstdint>
#include <vector>

namespace sobremesa {

// Stands for an action in the tree; 1 is "let it pass".
using ActionKey = std::uint64_t;
inline constexpr ActionKey passKey = 1;

[[nodiscard]] inline ActionKey keyOf(const Action &action)
{
    constexpr std::uint64_t prime = 0x9E3779B97F4A7C15ULL;
    std::uint64_t key = action.seat | std::uint64_t { action.verb } << 8U
        | std::uint64_t { action.word } << 16U | std::uint64_t { action.number } << 24U
        | std::uint64_t { action.groupStarts } << 32U | std::uint64_t { action.groupKinds } << 48U;
    for (const Card card : action.cards)
        key = (std::rotl(key, 9) ^ card.code) * prime;
    return key * prime ^ key >> 29U;
}

// Two to the logarithm, in straight lines between the powers: the same on every platform, and quick.
[[nodiscard]] inline double roughLog2(std::uint32_t number)
{
    const int power = static_cast<int>(std::bit_width(number)) - 1;
    const auto base = static_cast<double>(1U << static_cast<unsigned>(power));
    return power + static_cast<double>(number) / base - 1.0;
}

// An action that somebody took in some of the worlds, after the actions above it in the tree.
struct Node
{
    ActionKey key = 0;
    double total = 0; // payoffs of the side that acted
    double squares = 0;
    float prior = 0;
    std::uint32_t visits = 0;
    std::uint32_t open = 0; // how often it was among the legal ones
    std::uint32_t child = 0; // the first one; 0: none
    std::uint32_t next = 0; // of the same parent; 0: none
    Side side = 0;

    [[nodiscard]] double mean() const { return visits == 0 ? 0.0 : total / visits; }
    void add(double payoff)
    {
        ++visits;
        total += payoff;
        squares += payoff * payoff;
    }
    // Standard error of the mean.
    [[nodiscard]] double error() const
    {
        if (visits < 2)
            return 0.0;
        const double variance = (squares - total * total / visits) / (visits - 1);
        return variance > 0 ? std::sqrt(variance / visits) : 0.0;
    }
};

// All nodes in one piece of memory; node 0 is the root. Grows to its limit and never beyond.
class Tree
{
public:
    explicit Tree(std::size_t limit)
        : m_limit(limit + 1)
    {
        m_nodes.reserve(m_limit);
        m_nodes.emplace_back();
    }
    [[nodiscard]] Node &operator[](std::uint32_t index) { return m_nodes[index]; }
    [[nodiscard]] const Node &operator[](std::uint32_t index) const { return m_nodes[index]; }
    [[nodiscard]] bool full() const { return m_nodes.size() >= m_limit; }

    std::uint32_t grow(std::uint32_t parent, ActionKey key, Side side, double prior)
    {
        const auto index = static_cast<std::uint32_t>(m_nodes.size());
        Node &node = m_nodes.emplace_back();
        node.key = key;
        node.side = side;
        node.prior = static_cast<float>(prior);
        node.next = m_nodes[parent].child;
        m_nodes[parent].child = index;
        return index;
    }

private:
    std::size_t m_limit;
    std::vector<Node> m_nodes;
};

} // namespace sobremesa
