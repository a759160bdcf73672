// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/search.h"

// The seat's own choice: what it may do, and what came out of trying it.
namespace sobremesa {

// What is offered, which of it is likely to be legal, and how good it looks at first sight.
template<GameState S>
void Search<S>::survey(std::span<const Action> refused)
{
    offered(m_seen.state, m_seen.viewer, m_legal);
    const auto isOut = [&](const Action &action) {
        return std::find(refused.begin(), refused.end(), action) != refused.end();
    };
    const auto isPoor = [&](const Action &action) {
        return m_level.mind != Mind::Random && Hooks::dominatedIn(m_seen.state, m_memory, action);
    };
    std::erase_if(m_legal, isOut);
    const bool others = !std::all_of(m_legal.begin(), m_legal.end(), isPoor);
    for (const Action &action : m_legal)
        if ((!others && m_must) || !isPoor(action))
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

template<GameState S>
Actions Search<S>::takeInPoor()
{
    Actions poor;
    if (m_roots.empty())
        return poor;
    offered(m_seen.state, m_seen.viewer, poor);
    std::erase_if(poor, [this](const Action &action) {
        return placeOf(action) < m_roots.size() || !Hooks::dominatedIn(m_seen.state, m_memory, action);
    });
    for (const Action &action : poor)
        m_roots.push_back({ action, keyOf(action), 0.0, surveyed });
    return poor;
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
        found->prior += Hooks::priorOf(world, m_memory, action);
    }
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
std::optional<Action> Search<S>::obvious() const
{
    const std::optional<Action> sure = Hooks::sureWayIn(m_seen.state, m_seen.viewer);
    const auto found = std::find_if(m_roots.begin(), m_roots.end(), [&](const Candidate &candidate) {
        return candidate.action
            && (candidate.action == sure || Hooks::tellsIn(m_seen.state, *candidate.action));
    });
    return found == m_roots.end() ? std::nullopt : found->action;
}

template<GameState S>
Solution Search<S>::solved()
{
    if (m_level.exactness == 0 || m_level.memory < 1.0)
        return {};
    Solution solution = solve(m_seen, m_worlds, static_cast<std::size_t>(m_level.exactness), m_rng);
    std::erase_if(
        solution.actions, [this](const Solved &solved) { return placeOf(solved.action) == m_roots.size(); });
    return solution;
}

// By the tree.
template<GameState S>
void Search<S>::judge()
{
    m_favourite = nullptr;
    for (Candidate &candidate : m_roots) {
        const Node &node = m_tree[candidate.node];
        candidate.points = node.mean();
        candidate.error = node.error();
        candidate.tries = node.visits;
        if (!m_favourite || candidate.tries > m_favourite->tries)
            m_favourite = &candidate;
    }
}

// The most tried one, or what a level that errs takes for the best.
template<GameState S>
std::optional<Action> Search<S>::choice()
{
    const Candidate *best = m_favourite;
    if (!best)
        return std::nullopt;
    if (m_level.temperature > 0)
        best = &misjudged(*best);
    if (m_level.style != Style::Even)
        best = &suited(*best);
    return outweighsPassing(*best) ? best->action : std::nullopt;
}

// The best after an error of judgement about each that was tried at all often. No error makes it of one that
// is worse by twice the temperature, nor of one that may well cost more than the level's bound: that is plain
// to see. By what chance moves the mean of few tries nobody misjudges: where that is more than the level's
// own errors, the rest counts against the action.
template<GameState S>
auto Search<S>::misjudged(const Candidate &most) -> const Candidate &
{
    const double least = most.points - m_level.bound * Hooks::errorUnitOf(m_seen.state);
    const double slips = Hooks::leewayOf(m_seen.state, m_level.temperature) * m_spread;
    const Candidate *best = &most;
    double bestValue = most.points + slips * m_rng.error();
    for (const Candidate &candidate : m_roots) {
        const double chance = std::max(0.0, candidate.error - slips);
        const double value = candidate.points - chance + slips * m_rng.error();
        const bool harmless = candidate.tries >= fewest && candidate.points - candidate.error >= least;
        if (harmless && &candidate != &most && value > bestValue) {
            best = &candidate;
            bestValue = value;
        }
    }
    return *best;
}

// Of what seems as good as the best, what goes best with the player's style.
template<GameState S>
auto Search<S>::suited(const Candidate &best) const -> const Candidate &
{
    const Candidate *liked = &best;
    const double least = best.points - alsoGood * m_spread;
    for (const Candidate &candidate : m_roots) {
        const bool good =
            candidate.action && best.action && candidate.tries >= fewest && candidate.points >= least;
        if (good
            && liking(m_level.style, bearingOf(candidate)) > liking(m_level.style, bearingOf(*liked)) + 1e-9)
            liked = &candidate;
    }
    return *liked;
}

template<GameState S>
Bearing Search<S>::bearingOf(const Candidate &candidate) const
{
    const Node &node = m_tree[candidate.node];
    return { Hooks::daringOf(m_seen.state, *candidate.action), candidate.action->cards.empty(),
        node.error() * std::sqrt(node.visits) };
}

// One may be asked again and again whether to speak up: small errors would add up to speaking always.
template<GameState S>
bool Search<S>::outweighsPassing(const Candidate &candidate) const
{
    const auto pass = std::find_if(
        m_roots.begin(), m_roots.end(), [](const Candidate &each) { return !each.action.has_value(); });
    if (pass == m_roots.end())
        return true;
    // Not std::hypot, whose last bit differs between libraries; a square root does not.
    const double doubt = std::sqrt(candidate.error * candidate.error + pass->error * pass->error);
    return pass->tries < 2 || candidate.points - pass->points > proof * doubt;
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

template<GameState S>
Advices Search<S>::exactAdvices()
{
    Advices list;
    for (const Solved &each : solved().actions)
        list.push_back({ each.action, each.points - m_baseline, each.error, m_budget });
    return list;
}

} // namespace sobremesa
