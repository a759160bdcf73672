// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/verdict.h"

#include "engine/ai/games.h"
#include "engine/ai/levels.h"
#include "engine/ai/reasons.h"
#include "engine/ai/search.h"

#include <algorithm>

namespace sobremesa {

namespace {

constexpr int judgeIterations = 60'000;
constexpr int judgeExactness = 2'000'000; // actions
constexpr double certain = 2; // standard errors
constexpr double rounding = 1e-9; // points

Level judgeLevel(const Book *book)
{
    Level master = levels().back();
    master.iterations = judgeIterations;
    master.exactness = judgeExactness;
    master.book = book;
    return master;
}

Verdict verdictOn(const Comparison &comparison)
{
    const Tried &played = comparison.tried.front();
    const Tried &best = comparison.best();
    Verdict verdict;
    verdict.best = best.action;
    verdict.estimates = advicesOf(comparison);
    verdict.error = comparison.errorOf(best);
    verdict.expected = best.points;
    verdict.expectedError = comparison.error;
    verdict.iterations = comparison.iterations;
    const double loss = best.points - played.points;
    if (loss <= certain * verdict.error + rounding)
        return verdict;
    verdict.loss = loss;
    for (std::size_t side = 0; side < static_cast<std::size_t>(comparison.sides); ++side)
        verdict.cost[side] = best.gain[side];
    return verdict;
}

// What wins the game at once is better than all that only looks as good.
template<GameState S>
void putWinsFirst(const S &seen, Side side, Comparison &result)
{
    constexpr double hair = 1e-6; // points
    const double most = result.best().points;
    for (Tried &tried : result.tried) {
        if (!tried.action || !winsAtOnce(seen, *tried.action))
            continue;
        const double more = most + hair - tried.points;
        tried.points += more;
        tried.gain[side] += more;
    }
}

} // namespace

std::optional<Verdict> judge(const Observation &observation, const Action &played, std::uint64_t seed,
    const StopFlag *stop, const Book *book)
{
    const double sharp = sharpness * errorUnitOf(observation);
    const Level level = judgeLevel(book);
    return std::visit(
        [&]<typename S>(const S &state) -> std::optional<Verdict> {
            if (Knowledge<S>::tellsIn(state, played))
                return std::nullopt;
            const bool sure = Knowledge<S>::sureWayIn(state, observation.viewer).has_value();
            if (sure && winsAtOnce(state, played))
                return std::nullopt; // there is nothing better
            const Seen<S> seen { state, observation.viewer, observation.heard };
            Search<S> search(seen, level, seed);
            if (search.empty() || search.isOnly(played))
                return std::nullopt;
            const Comparison exact = search.compareExactly(played);
            Comparison result = exact.tried.empty() ? search.compare(played, sharp, stop) : exact;
            if (isSet(stop) || result.tried.size() < 2)
                return std::nullopt;
            if (sure)
                putWinsFirst(state, sideOf(state, observation.viewer), result);
            return verdictOn(result);
        },
        observation.position.state);
}

bool isSettled(const Position &start, const Position &now)
{
    return std::visit(
        [&now]<typename S>(const S &state) {
            const S *here = std::get_if<S>(&now.state);
            return !here || actors(*here).empty() || Knowledge<S>::settledIn(state, *here);
        },
        start.state);
}

double worthTo(const Position &position, Side side)
{
    return std::visit(
        [side]<typename S>(const S &state) { return Knowledge<S>::worthOf(state)[side]; }, position.state);
}

} // namespace sobremesa
