// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/search.h"

namespace sobremesa {

template<GameState S>
S Search<S>::guess()
{
    S world = m_seen.state;
    resample(world, m_seen.viewer, m_rng);
    Hooks::forgetIn(world, m_seen.viewer, m_level.memory, m_rng);
    return world;
}

// What is offered, which of it is likely to be legal, and how good it looks at first sight.
template<GameState S>
void Search<S>::survey(std::span<const Action> refused)
{
    offered(m_seen.state, m_seen.viewer, m_legal);
    for (const Action &action : m_legal)
        if (std::find(refused.begin(), refused.end(), action) == refused.end())
            m_roots.push_back({ action, keyOf(action) });
    if (m_roots.empty())
        return;
    for (int i = 0; i < surveyed; ++i)
        look(guess());
    for (Candidate &candidate : m_roots)
        candidate.prior /= std::max(1, candidate.open);
    dropUnlikely();
    if (!m_must)
        m_roots.push_back({ std::nullopt, passKey, 0.0, surveyed });
    std::stable_sort(m_roots.begin(), m_roots.end(),
        [](const Candidate &left, const Candidate &right) { return left.prior > right.prior; });
}

// What would be refused in most worlds is not tried, unless there is nothing better.
template<GameState S>
void Search<S>::dropUnlikely()
{
    int most = 0;
    for (const Candidate &candidate : m_roots)
        most = std::max(most, candidate.open);
    const int least = std::min(most, surveyed / 2);
    std::erase_if(m_roots, [least](const Candidate &candidate) { return candidate.open < least; });
}

// Plants the best candidates, and always the right to let it pass.
template<GameState S>
void Search<S>::plant()
{
    std::size_t kept = 0;
    std::erase_if(m_roots,
        [&kept](const Candidate &candidate) { return candidate.action.has_value() && ++kept > rootWidth; });
    for (Candidate &candidate : m_roots)
        candidate.node = m_tree.grow(0, candidate.key, m_side, candidate.prior);
}

template<GameState S>
void Search<S>::look(const S &world)
{
    m_baseline += Hooks::worthOf(world)[m_side] / surveyed;
    m_legal.clear();
    legal(world, m_seen.viewer, m_legal);
    for (const Action &action : m_legal) {
        const ActionKey key = keyOf(action);
        const auto found = std::find_if(m_roots.begin(), m_roots.end(),
            [key](const Candidate &candidate) { return candidate.key == key; });
        if (found == m_roots.end())
            continue;
        ++found->open;
        found->prior += Hooks::priorOf(world, action);
    }
}

template<GameState S>
std::optional<Action> Search<S>::any()
{
    if (m_roots.empty())
        return std::nullopt;
    return m_roots[m_rng.below(static_cast<std::uint32_t>(m_roots.size()))].action;
}

template<GameState S>
std::optional<Action> Search<S>::greedy()
{
    if (m_roots.empty())
        return std::nullopt;
    const double best = m_roots.front().prior;
    std::uint32_t equals = 0;
    while (equals < m_roots.size() && m_roots[equals].prior >= best - 1e-9)
        ++equals;
    return m_roots[m_rng.below(equals)].action;
}

template<GameState S>
void Search<S>::run(const std::stop_token &stop, bool brief)
{
    plant();
    for (int done = 0; done < m_budget && !m_roots.empty(); ++done) {
        if (done % pollEvery == 0 && (stop.stop_requested() || (brief && decided(m_budget - done))))
            return;
        iterate();
    }
}

// True if the second of the candidates cannot become the most tried any more.
template<GameState S>
bool Search<S>::decided(int left) const
{
    if (m_level.temperature > 0)
        return false;
    std::uint32_t first = 0;
    std::uint32_t second = 0;
    for (const Candidate &candidate : m_roots) {
        const std::uint32_t visits = m_tree[candidate.node].visits;
        second = std::max(second, std::min(first, visits));
        first = std::max(first, visits);
    }
    return first > second + static_cast<std::uint32_t>(left);
}

template<GameState S>
void Search<S>::iterate()
{
    S world = guess();
    m_path.clear();
    descend(world);
    const Payoff payoff = Hooks::worthOf(world);
    for (const std::uint32_t index : m_path)
        m_tree[index].add(payoff[m_tree[index].side]);
    Node &all = m_tree[0];
    all.add(payoff[m_side]);
    m_spread = all.visits < 16 ? m_spread : std::max(0.1, all.error() * std::sqrt(all.visits));
}

template<GameState S>
void Search<S>::descend(S &world)
{
    SeatSet passed;
    Options options;
    Asked asked { m_seen.viewer, m_must };
    m_legal.clear();
    legal(world, asked.seat, m_legal);
    rootOptions(options);
    while (!options.empty() && take(world, asked, options, passed)) {
        asked = nextAsked(world, passed);
        if (asked.seat == nobody || Hooks::settledIn(m_seen.state, world))
            return;
        m_legal.clear();
        legal(world, asked.seat, m_legal);
        innerOptions(world, asked, options);
    }
    playOut(world, passed);
}

// Chooses and does one of the options. False where the tree ends.
template<GameState S>
bool Search<S>::take(S &world, Asked asked, Options &options, SeatSet &passed)
{
    const std::uint32_t parent = m_path.empty() ? 0 : m_path.back();
    findNodes(parent, options);
    Option chosen = select(world, parent, options);
    const bool known = chosen.node != 0 && m_tree[chosen.node].visits > 0;
    if (chosen.node == 0 && !m_tree.full())
        chosen.node = m_tree.grow(parent, chosen.key, sideOf(world, asked.seat), chosen.prior);
    if (chosen.place == passPlace) {
        passed.insert(asked.seat);
    } else {
        Events deaf;
        apply(world, m_legal[chosen.place], deaf);
        passed.clear();
    }
    if (chosen.node != 0)
        m_path.push_back(chosen.node);
    return known && m_path.size() < m_path.capacity();
}

// The candidates that are legal in this world.
template<GameState S>
void Search<S>::rootOptions(Options &options)
{
    options.clear();
    for (std::size_t place = 0; place < m_legal.size(); ++place) {
        const ActionKey key = keyOf(m_legal[place]);
        for (const Candidate &candidate : m_roots)
            if (candidate.key == key)
                options.push_back(
                    { key, static_cast<std::uint16_t>(place), 0, static_cast<float>(candidate.prior) });
    }
    if (!m_must)
        options.push_back({});
}

template<GameState S>
void Search<S>::innerOptions(const S &world, Asked asked, Options &options)
{
    options.clear();
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
        const auto value = static_cast<float>(Hooks::priorOf(world, m_legal[place]));
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

// How good an action looks that has not been tried: asked of the game once.
template<GameState S>
double Search<S>::promise(const S &world, Option &option) const
{
    if (option.node == 0 && option.prior == 0 && option.place != passPlace)
        option.prior = static_cast<float>(Hooks::priorOf(world, m_legal[option.place]));
    return option.prior;
}

// What a node that has been tried may still be worth.
template<GameState S>
double Search<S>::upperBound(const Node &node, double scale) const
{
    return node.mean() + scale * std::sqrt(roughLog2(node.open) / node.visits)
        + trust * node.prior / (node.visits + 1);
}

// First what has not been tried and looks best, as far as the visits allow; then the upper bounds of
// confidence.
template<GameState S>
auto Search<S>::select(const S &world, std::uint32_t parent, Options &options) -> const Option &
{
    std::size_t tried = 0;
    for (const Option &option : options)
        tried += option.node != 0 && m_tree[option.node].visits > 0 ? 1U : 0U;
    const bool widen =
        tried < options.size() && (tried < 8 || (tried - 7) * (tried - 7) <= m_tree[parent].visits);
    const double scale = curiosity * m_spread;
    Option *best = nullptr;
    double bestValue = -std::numeric_limits<double>::infinity();
    for (Option &option : options) {
        const bool fresh = option.node == 0 || m_tree[option.node].visits == 0;
        if (fresh != widen)
            continue;
        const double value = fresh ? promise(world, option) : upperBound(m_tree[option.node], scale);
        if (value > bestValue) {
            bestValue = value;
            best = &option;
        }
    }
    return *best;
}

template<GameState S>
void Search<S>::playOut(S &world, SeatSet passed)
{
    Events deaf;
    for (int step = 0; step < longest; ++step) {
        const Asked asked = nextAsked(world, passed);
        if (asked.seat == nobody || Hooks::settledIn(m_seen.state, world))
            return;
        m_legal.clear();
        legal(world, asked.seat, m_legal);
        std::size_t place = m_legal.empty() ? 0 : Hooks::policyOf(world, m_legal, m_rng);
        if (asked.must && place >= m_legal.size())
            place = 0;
        if (asked.must && m_legal.empty())
            return;
        if (place >= m_legal.size()) {
            passed.insert(asked.seat);
        } else {
            apply(world, m_legal[place], deaf);
            passed.clear();
        }
    }
}

// The most tried one; with a temperature the best after a small error of judgement about each that was tried
// enough.
template<GameState S>
std::optional<Action> Search<S>::choice()
{
    std::uint32_t most = 0;
    for (const Candidate &candidate : m_roots)
        most = std::max(most, m_tree[candidate.node].visits);
    const Candidate *best = nullptr;
    double bestValue = 0;
    for (const Candidate &candidate : m_roots) {
        const Node &node = m_tree[candidate.node];
        const double slip = m_level.temperature * (m_rng.real() - m_rng.real());
        const double value = m_level.temperature > 0 ? node.mean() + slip : node.visits;
        const bool weighed = m_level.temperature <= 0 || 4 * node.visits >= most;
        if (weighed && (!best || value > bestValue)) {
            best = &candidate;
            bestValue = value;
        }
    }
    return best ? best->action : std::nullopt;
}

template<GameState S>
Advices Search<S>::advices() const
{
    Advices list;
    for (const Candidate &candidate : m_roots) {
        const Node &node = m_tree[candidate.node];
        if (node.visits > 0)
            list.push_back(
                { candidate.action, node.mean() - m_baseline, node.error(), static_cast<int>(node.visits) });
    }
    std::stable_sort(list.begin(), list.end(),
        [](const Advice &left, const Advice &right) { return left.visits > right.visits; });
    return list;
}

} // namespace sobremesa
