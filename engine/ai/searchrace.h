// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/search.h"

// A choice where nothing is learnt below the first move: all candidates are tried in the same worlds and with
// the same chance. As they share their luck, the differences show much sooner than between means of their
// own.
namespace sobremesa {

// In rounds of equal thought, between which the worse half drops out; not before there is an opinion of each.
template<GameState S>
void Search<S>::race(const StopFlag *stop)
{
    plant();
    if (m_roots.empty())
        return;
    std::vector<Trial> trials(m_roots.size());
    const int rounds = std::max(1, static_cast<int>(std::bit_width(m_roots.size() - 1)));
    const int least = std::min(m_budget, static_cast<int>(fewest * m_roots.size()));
    int spent = 0;
    for (int round = 1; round <= rounds; ++round) {
        while (spent < std::max(m_budget / rounds * round, least) && !isSet(stop))
            spent += tryAll(trials, 0);
        if (round < rounds)
            dropTheWorseHalf(trials);
    }
    judge(trials);
}

// Of what came out, beside the first look: the more worlds have spoken, the more.
template<GameState S>
double Search<S>::shareOf(const Trial &trial) const
{
    return trial.worlds / (trial.worlds + m_conviction);
}

// By how much it seems better than the first one.
template<GameState S>
double Search<S>::scoreOf(const Trial &trial, const Candidate &candidate) const
{
    const double ahead = candidate.prior - m_roots.front().prior;
    return ahead + shareOf(trial) * (trial.mean(m_side) - ahead);
}

template<GameState S>
void Search<S>::dropTheWorseHalf(std::vector<Trial> &trials) const
{
    InlineVector<double, rootWidth + 1> scores;
    for (std::size_t i = 0; i < trials.size(); ++i)
        if (!trials[i].dropped)
            scores.push_back(scoreOf(trials[i], m_roots[i]));
    auto *const middle = scores.begin() + scores.size() / 2;
    std::nth_element(scores.begin(), middle, scores.end());
    for (std::size_t i = 0; i < trials.size(); ++i)
        trials[i].dropped = trials[i].dropped || scoreOf(trials[i], m_roots[i]) < *middle;
}

// The first candidate, beside which the others are seen, has been tried in every world. What looks best at
// first sight gives way only to what is better by more than chance.
template<GameState S>
void Search<S>::judge(const std::vector<Trial> &trials)
{
    const double beside = m_tree[m_roots.front().node].mean();
    double best = -std::numeric_limits<double>::infinity();
    m_favourite = &m_roots.front();
    for (std::size_t i = 0; i < trials.size(); ++i) {
        Candidate &candidate = m_roots[i];
        candidate.points = beside + scoreOf(trials[i], candidate);
        candidate.error = shareOf(trials[i]) * trials[i].error();
        candidate.tries = static_cast<std::uint32_t>(trials[i].worlds);
        const bool known = i == 0 || trials[i].worlds > 1;
        if (trials[i].dropped || !known || candidate.points - candidate.error <= best)
            continue;
        best = candidate.points - candidate.error;
        m_favourite = &candidate;
    }
}

} // namespace sobremesa
