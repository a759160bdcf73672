// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/search.h"

// All candidates in the same worlds: slower than a choice, but the differences between them are exact enough
// to judge what was done.
namespace sobremesa {

// In every world each candidate is tried with the same chance. Those that are clearly worse are given up; it
// ends when the budget is spent, or when every difference is known to within `sharp` points.
template<GameState S>
Comparison Search<S>::compare(const std::optional<Action> &played, double sharp, const StopFlag *stop)
{
    keepAmongTheBest(played);
    plant();
    std::vector<Trial> trials(m_roots.size());
    const std::size_t yardstick = placeOf(played);
    if (yardstick == m_roots.size())
        return {};
    int spent = learn(trials, yardstick, stop);
    const double learnt = spent / static_cast<double>(trials.size());
    for (int round = 1; spent < m_budget && !isSet(stop); ++round) {
        spent += tryAll(trials, yardstick);
        if (round % lookEvery == 0 && dropHopeless(trials, yardstick, sharp))
            break;
    }
    Comparison result = weighed(trials, yardstick, spent, learnt);
    trustBook(result);
    return result;
}

// What a book often does is as good as the best, and nothing is better: of what is mixed with reason a
// thought tells less than all the deals from which the book was made. Of equals the most frequent is named
// first.
template<GameState S>
void Search<S>::trustBook(Comparison &result) const
{
    if (!m_book)
        return;
    constexpr double hair = 1e-10; // points
    std::vector<HeartShare> hearts;
    double sum = 0, whole = 0;
    for (const Tried &tried : result.tried) {
        const auto heart = shareByHeart(m_seen.state, m_seen.viewer, tried.action, *m_book);
        hearts.push_back(heart && heart->share >= mixedShare ? *heart : HeartShare {});
        sum += hearts.back().share * tried.points;
        whole += hearts.back().share;
    }
    if (whole == 0)
        return;
    const auto moved = [&](std::size_t i) {
        const double points = result.tried[i].points;
        const double best = sum / whole + hair * hearts[i].order;
        return hearts[i].share > 0 ? best - points : std::min(0.0, sum / whole - points);
    };
    const double first = moved(0);
    for (std::size_t i = 0; i < result.tried.size(); ++i) {
        Tried &tried = result.tried[i];
        const double by = moved(i);
        tried.often = hearts[i].share;
        tried.points += by;
        for (Side side = 0; side < static_cast<Side>(result.sides); ++side)
            tried.gain[side] += (by - first) * (side == m_side ? 1 : -1);
    }
}

template<GameState S>
Comparison Search<S>::compareExactly(const std::optional<Action> &played)
{
    Comparison result;
    if (Hooks::endgameOf(m_seen.state) != 1)
        return result;
    keepAmongTheBest(played);
    const Solution solution = solved();
    const auto own = std::find_if(solution.actions.begin(), solution.actions.end(),
        [&played](const Solved &solved) { return solved.action == played; });
    if (own == solution.actions.end())
        return result;
    result.baseline = m_baseline;
    result.iterations = static_cast<int>(solution.steps);
    result.sides = sideCount(m_seen.state);
    const auto beside = [&](const Solved &each) {
        Tried tried { each.action, each.points };
        for (Side side = 0; side < static_cast<Side>(result.sides); ++side)
            tried.gain[side] = side == m_side ? each.points - own->points : own->points - each.points;
        tried.worlds = solution.worlds;
        result.tried.push_back(tried);
    };
    beside(*own);
    for (const Solved &each : solution.actions)
        if (&each != &*own)
            beside(each);
    return result;
}

// The tree first finds out what follows; what came out meanwhile counts for nothing.
template<GameState S>
int Search<S>::learn(const std::vector<Trial> &trials, std::size_t yardstick, const StopFlag *stop)
{
    const std::size_t share = Hooks::depthOf(m_seen.state) > 1 ? learningShare * trials.size() : m_budget;
    const int rounds = m_budget / static_cast<int>(share);
    int spent = 0;
    std::vector<Trial> forgotten = trials;
    for (int round = 1; round < rounds && !isSet(stop); ++round)
        spent += tryAll(forgotten, yardstick);
    return spent;
}

// What was done is judged, however bad it looks.
template<GameState S>
void Search<S>::keepAmongTheBest(const std::optional<Action> &played)
{
    if (!played)
        return;
    const auto found = m_roots.begin() + static_cast<std::ptrdiff_t>(placeOf(played));
    if (found == m_roots.end())
        m_roots.insert(m_roots.begin(), { played, keyOf(*played), 0.0, surveyed });
    else
        std::rotate(m_roots.begin(), found, found + 1);
}

template<GameState S>
std::size_t Search<S>::placeOf(const std::optional<Action> &played) const
{
    const auto found = std::find_if(m_roots.begin(), m_roots.end(),
        [&played](const Candidate &candidate) { return candidate.action == played; });
    return static_cast<std::size_t>(found - m_roots.begin());
}

// One world; returns how often it was played on from.
template<GameState S>
int Search<S>::tryAll(std::vector<Trial> &trials, std::size_t yardstick)
{
    const S world = guess();
    const Rng chance(m_rng.next());
    const Rng further = m_rng;
    Payoff own {};
    m_rng = chance;
    const bool possible = tryOut(world, m_roots[yardstick], own);
    m_rng = further;
    if (!possible)
        return 1;
    trials[yardstick].add(own, {}, m_side);
    int tried = 1;
    for (std::size_t i = 0; i < trials.size(); ++i) {
        if (i == yardstick || trials[i].dropped)
            continue;
        m_rng = chance;
        Payoff payoff {};
        if (!tryOut(world, m_roots[i], payoff))
            continue;
        Payoff gain {};
        for (std::size_t side = 0; side < gain.size(); ++side)
            gain[side] = payoff[side] - own[side];
        trials[i].add(payoff, gain, m_side);
        ++tried;
    }
    m_rng = further; // another chance in every world, however little of it was used
    return tried;
}

// False if the candidate is not legal in this world.
template<GameState S>
bool Search<S>::tryOut(S world, const Candidate &candidate, Payoff &payoff)
{
    m_path.clear();
    Options options;
    m_legal.clear();
    legal(world, m_seen.viewer, m_legal);
    rootOptions(options);
    const auto *const found = std::find_if(options.begin(), options.end(),
        [&candidate](const Option &option) { return option.node == candidate.node; });
    if (found == options.end())
        return false;
    const Option only = *found;
    options.clear();
    options.push_back(only);
    walk(world, options);
    payoff = Hooks::worthOf(world);
    remember(payoff);
    return true;
}

// True if nothing more can be learnt: every difference is sharp, or nothing is left to compare.
template<GameState S>
bool Search<S>::dropHopeless(std::vector<Trial> &trials, std::size_t yardstick, double sharp) const
{
    double best = 0, bestError = 0;
    for (const Trial &trial : trials) {
        if (trial.mean(m_side) > best) {
            best = trial.mean(m_side);
            bestError = trial.error();
        }
    }
    bool open = false;
    for (std::size_t i = 0; i < trials.size(); ++i) {
        Trial &trial = trials[i];
        if (i == yardstick || trial.dropped)
            continue;
        const double behind = best - trial.mean(m_side);
        trial.dropped = behind > hopeless * (bestError + trial.error());
        open = open || (!trial.dropped && (trial.worlds < leastWorlds || trial.error() > sharp));
    }
    return !open;
}

template<GameState S>
Comparison Search<S>::weighed(
    const std::vector<Trial> &trials, std::size_t yardstick, int spent, double learnt) const
{
    const Trial &own = trials[yardstick];
    Comparison result;
    if (own.worlds == 0)
        return result;
    result.iterations = spent;
    result.sides = sideCount(m_seen.state);
    result.baseline = m_baseline;
    const double points = own.total[m_side] / own.worlds;
    result.unlearnt = learnt > 0 ? unlearnt * own.spread(m_side) * std::sqrt(own.worlds / learnt) : 0;
    for (std::size_t i = 0; i < trials.size(); ++i) {
        const Trial &trial = trials[i];
        if (trial.worlds == 0)
            continue;
        Tried tried;
        tried.action = m_roots[i].action;
        tried.gain = trial.means();
        tried.points = points + tried.gain[m_side];
        tried.error = trial.error();
        tried.worlds = trial.worlds;
        result.tried.push_back(tried);
    }
    result.error = own.spread(m_side);
    return result;
}

} // namespace sobremesa
