// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/ranking.h"

#include "engine/ai/reasongames.h"

#include <algorithm>
#include <cmath>

namespace sobremesa {

namespace {

constexpr int compared = 16; // worlds in which two actions must lead to the same
constexpr int leastShare = 16; // of the visits of the most tried one, below which nothing can be said
constexpr int longest = 200; // moves without a choice

// Nobody may act but one seat, which has one action: there is nothing to think about.
template<GameState S>
void playForced(S &state, Actions &open)
{
    Events deaf;
    for (int i = 0; i < longest; ++i) {
        const SeatSet free = actors(state);
        if (free.size() != 1)
            return;
        open.clear();
        legal(state, free.first(), open);
        if (open.size() != 1)
            return;
        apply(state, Action(open[0]), deaf);
    }
}

// Where the action leads in each of some worlds.
template<Imagined S>
std::vector<S> outcomesOf(const std::vector<S> &guesses, const Action &action)
{
    std::vector<S> ends;
    Actions open;
    Events deaf;
    for (S world : guesses) {
        if (!isLegal(world, action, open))
            return {};
        apply(world, Action(action), deaf);
        playForced(world, open);
        forgetWords(world);
        ends.push_back(world);
    }
    return ends;
}

// Numbers of the advices by what they lead to: equal ones for equal outcomes.
template<Imagined S>
std::vector<std::size_t> groupsOf(const Seen<S> &seen, const Advices &advices)
{
    const auto imagined = worlds(seen);
    Rng rng(1);
    std::vector<S> guesses;
    guesses.reserve(compared);
    for (int i = 0; i < compared; ++i)
        guesses.push_back(imagined.draw(rng));
    std::vector<std::vector<S>> known;
    std::vector<std::size_t> groups;
    for (const Advice &advice : advices) {
        std::vector<S> ends = advice.action ? outcomesOf(guesses, *advice.action) : std::vector<S> {};
        const auto same = std::find(known.begin(), known.end(), ends);
        groups.push_back(static_cast<std::size_t>(same - known.begin()));
        if (same == known.end() || ends.empty()) {
            groups.back() = known.size();
            known.push_back(std::move(ends));
        }
    }
    return groups;
}

// All that was learnt about actions that come to the same.
void share(Advices &advices, const std::vector<std::size_t> &groups)
{
    const Advices before = advices;
    for (std::size_t i = 0; i < advices.size(); ++i) {
        double sum = 0, squares = 0;
        int visits = 0;
        for (std::size_t j = 0; j < before.size(); ++j) {
            if (groups[j] != groups[i])
                continue;
            sum += before[j].visits * before[j].points;
            const double deviation = before[j].visits * before[j].error;
            squares += deviation * deviation;
            visits += before[j].visits;
        }
        if (visits == 0)
            continue;
        advices[i].points = sum / visits;
        advices[i].error = std::sqrt(squares) / visits;
        advices[i].visits = visits;
    }
}

// Two are kept where two were tried: what is far ahead is so against something.
void dropLittleTried(Advices &advices)
{
    int most = 0, second = 0;
    for (const Advice &advice : advices) {
        second = std::max(second, std::min(most, advice.visits));
        most = std::max(most, advice.visits);
    }
    std::erase_if(advices, [most, second](const Advice &advice) {
        return advice.visits == 0 || (advice.visits * leastShare < most && advice.visits < second);
    });
}

// The best first. What nobody would think of is told after the others, and never as the better: for small
// gains it is left out for good reasons.
void sortPoorLast(Advices &advices)
{
    std::stable_sort(advices.begin(), advices.end(), [](const Advice &left, const Advice &right) {
        return left.poor != right.poor ? right.poor : left.points > right.points;
    });
    if (advices.empty() || advices.front().poor)
        return;
    for (Advice &advice : advices)
        if (advice.poor)
            advice.points = std::min(advice.points, advices.front().points);
}

} // namespace

double doubtBetween(const Advice &left, const Advice &right)
{
    constexpr double certainty = 3.2; // standard errors
    return certainty * std::sqrt(left.error * left.error + right.error * right.error);
}

Advices sharedAmongEquals(const Observation &observation, Advices advices)
{
    const auto groups = std::visit(
        [&]<typename S>(const S &state) {
            return groupsOf(Seen<S> { state, observation.viewer, observation.heard }, advices);
        },
        observation.position.state);
    share(advices, groups);
    return advices;
}

Advices ranked(const Observation &observation, Advices advices)
{
    advices = sharedAmongEquals(observation, std::move(advices));
    dropLittleTried(advices);
    sortPoorLast(advices);
    return advices;
}

} // namespace sobremesa
