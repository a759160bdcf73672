// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/search.h"

// One step down the tree: what is open in this world, and which of it is tried.
namespace sobremesa {

// The candidates that are legal in this world. As a seat sees what it may do itself, they nearly always lie
// where they lay in the world before.
template<GameState S>
void Search<S>::rootOptions(Options &options)
{
    if (!liesAsBefore())
        findCandidates();
    options = m_found;
    for (const Option &option : options)
        ++m_tree[option.node].open;
}

template<GameState S>
bool Search<S>::liesAsBefore() const
{
    return m_legal.size() == m_foundAmong && m_found.size() == m_roots.size()
        && std::all_of(m_found.begin(), m_found.end(), [this](const Option &option) {
               return option.place == passPlace || keyOf(m_legal[option.place]) == option.key;
           });
}

template<GameState S>
void Search<S>::findCandidates()
{
    m_found.clear();
    m_foundAmong = m_legal.size();
    const auto find = [this](ActionKey key, std::uint16_t place) {
        for (const Candidate &candidate : m_roots)
            if (candidate.key == key)
                m_found.push_back({ key, place, candidate.node, static_cast<float>(candidate.prior) });
    };
    for (std::size_t place = 0; place < m_legal.size(); ++place)
        find(keyOf(m_legal[place]), static_cast<std::uint16_t>(place));
    if (!m_must)
        find(passKey, passPlace);
}

template<GameState S>
void Search<S>::innerOptions(const S &world, Asked asked, Options &options)
{
    options.clear();
    if (asked.seat == m_seen.viewer)
        std::erase_if(m_legal, [&world](const Action &action) { return Hooks::unforeseenIn(world, action); });
    if (m_legal.size() > width)
        narrow(world, options);
    else
        for (std::size_t place = 0; place < m_legal.size(); ++place)
            options.push_back({ keyOf(m_legal[place]), static_cast<std::uint16_t>(place) });
    if (!asked.must)
        options.push_back({});
}

// Of many actions those with the best priors, in descending order.
template<GameState S>
void Search<S>::narrow(const S &world, Options &options)
{
    for (std::size_t place = 0; place < m_legal.size(); ++place) {
        const auto value = static_cast<float>(Hooks::priorOf(world, m_memory, m_legal[place]));
        if (options.size() == width) {
            if (options.back().prior >= value)
                continue;
            options.pop_back();
        }
        std::size_t slot = options.size();
        while (slot > 0 && options[slot - 1].prior < value)
            --slot;
        options.insert(slot, { keyOf(m_legal[place]), static_cast<std::uint16_t>(place), 0, value });
    }
}

template<GameState S>
void Search<S>::findNodes(std::uint32_t parent, Options &options)
{
    for (std::uint32_t child = m_tree[parent].child; child != 0; child = m_tree[child].next) {
        for (Option &option : options) {
            if (option.key != m_tree[child].key)
                continue;
            option.node = child;
            ++m_tree[child].open;
            break;
        }
    }
}

template<GameState S>
double Search<S>::promise(const S &world, Option &option) const
{
    if (option.node == 0 && option.prior == 0 && option.place != passPlace)
        option.prior = static_cast<float>(Hooks::priorOf(world, m_memory, m_legal[option.place]));
    return option.prior;
}

// The candidates are tried a few times each before the bounds decide: one bad world would hide a good one
// that stakes much behind one that stakes nothing.
template<GameState S>
std::uint32_t Search<S>::triesAtFirst() const
{
    const auto candidates = static_cast<int>(m_roots.size());
    return static_cast<std::uint32_t>(std::clamp(m_budget / (firstShare * candidates), 1, mostAtFirst));
}

// Its own payoffs', where they are known: letting it pass may always come to the same, and what else there is
// may not.
template<GameState S>
double Search<S>::spreadOf(const Node &candidate) const
{
    const double own = candidate.error() * candidate.error() * candidate.visits;
    return std::sqrt((own * candidate.visits + m_spread * m_spread * alike) / (candidate.visits + alike));
}

template<GameState S>
double Search<S>::bound(const Node &node, bool own) const
{
    const double spread = own ? spreadOf(node) : m_spread;
    const double doubt = std::sqrt(roughLog2(node.open) / node.visits);
    return node.mean() + curiosity * spread * doubt + m_conviction * node.prior / (node.visits + 1);
}

// First what has not been tried and looks best, as far as the visits allow; then the upper bounds of
// confidence.
template<GameState S>
auto Search<S>::select(const S &world, std::uint32_t parent, Options &options) -> const Option &
{
    const bool own = parent == 0;
    const std::uint32_t often = own ? triesAtFirst() : 1;
    std::size_t tried = 0;
    for (const Option &option : options)
        tried += isTried(option, often) ? 1U : 0U;
    const std::size_t more = tried < freely ? 0 : tried - freely + 1;
    const bool widen = tried < options.size() && more * more <= m_tree[parent].visits;
    Option *best = nullptr;
    double bestValue = -std::numeric_limits<double>::infinity();
    for (Option &option : options) {
        if (isTried(option, often) == widen)
            continue;
        const double value = widen ? promise(world, option) : bound(m_tree[option.node], own);
        if (value > bestValue) {
            bestValue = value;
            best = &option;
        }
    }
    return *best;
}

} // namespace sobremesa
