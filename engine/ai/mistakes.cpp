// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/mistakes.h"

#include "engine/ai/byheart.h"
#include "engine/ai/ranking.h"
#include "engine/ai/reasongames.h"
#include "engine/ai/winning.h"

#include <algorithm>
#include <cmath>

namespace sobremesa {

namespace {

constexpr int leastTries = 40; // worlds below which a bad mean may be bad luck

const Advice *bestOf(const Advices &estimates)
{
    const Advice *best = nullptr;
    for (const Advice &advice : estimates)
        if (!advice.poor && advice.visits >= leastTries && (!best || advice.points > best->points))
            best = &advice;
    return best;
}

// Without the reasons.
Mistakes costlyOnes(const Advices &estimates, double unit)
{
    Mistakes mistakes;
    const Advice *best = bestOf(estimates);
    for (const Advice &advice : estimates) {
        if (!best || !advice.action || advice.action == best->action || advice.visits < leastTries)
            continue;
        Mistake mistake { *advice.action, Cost::Nothing, {} };
        mistake.why.other = advice.action;
        mistake.why.difference = best->points - advice.points;
        mistake.why.error = std::sqrt(best->error * best->error + advice.error * advice.error);
        mistake.cost = costOf(mistake.why.difference, mistake.why.error, unit);
        if (mistake.cost >= Cost::Costly)
            mistakes.push_back(std::move(mistake));
    }
    return mistakes;
}

// The same worlds for all of them. Letting it pass has no reasons of its own.
template<typename S>
void giveReasons(Mistakes &mistakes, const std::optional<Action> &best, const Insight<S> &insight,
    double unit, const StopFlag *stop)
{
    const Reasons own = best ? reasonsWithWin(insight, *best) : Reasons {};
    for (Mistake &mistake : mistakes) {
        if (isSet(stop))
            return;
        Explanation &why = mistake.why;
        why.reasons = difference(own, reasonsWithWin(insight, mistake.action), unit);
        why.kind = why.reasons.empty() ? Explanation::Kind::Numbers : Explanation::Kind::Given;
    }
}

} // namespace

Cost costOf(double points, double error, double unit)
{
    if (points <= 2 * error || points < unit / 10)
        return Cost::Nothing;
    return points < unit / 3 ? Cost::Small : points < 2 * unit / 3 ? Cost::Costly : Cost::Grave;
}

Mistakes mistakesIn(
    const Observation &observation, const Advices &estimates, const StopFlag *stop, const Book *book)
{
    const Advices shared = sharedAmongEquals(observation, estimates);
    const double unit = errorUnitOf(observation);
    Mistakes mistakes = costlyOnes(shared, unit);
    if (mistakes.empty())
        return mistakes;
    const std::optional<Action> best = bestOf(shared)->action;
    std::visit(
        [&]<typename S>(const S &state) {
            Seen<S> seen { state, observation.viewer, observation.heard };
            const Insight<S> insight(std::move(seen), Insight<S>::usual, 1, bookOf<S>(book));
            giveReasons(mistakes, best, insight, unit, stop);
        },
        observation.position.state);
    return mistakes;
}

} // namespace sobremesa
