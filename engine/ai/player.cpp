// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/player.h"

#include "engine/ai/games.h"
#include "engine/ai/search.h"

#include <algorithm>

namespace sobremesa {

namespace {

constexpr int secondThought = 1200; // iterations of it
// A hint takes one of so many parts of a choice's iterations: the same worlds for all actions tell them apart
// sooner than a tree does.
constexpr int hintShare = 2;
// Standard errors: one of a dozen actions looks better than another by two of them by chance alone.
constexpr double certainty = 3;

// By how much this makes the end of the deal worse than the best does; 0 for what is not looked at there.
double lossIn(const Solution &end, const std::optional<Action> &choice)
{
    const auto found = std::find_if(end.actions.begin(), end.actions.end(),
        [&choice](const Solved &solved) { return solved.action == choice; });
    return found == end.actions.end() ? 0 : end.actions.front().points - found->points;
}

// What slips a player's mind, or what it did not listen to, costs it no more than any other error may, by the
// same bound: what costs more is plain to somebody who has all of it in mind, so the player thinks of it in
// time. Where luck hides what an action is worth, nothing is plain.
template<GameState S>
std::optional<Action> thoughtTwice(const Seen<S> &seen, const Level &level, std::uint64_t seed,
    std::span<const Action> refused, const std::optional<Action> &choice, const StopFlag *stop)
{
    Level attentive = levels().back();
    attentive.iterations = secondThought;
    const double bound = level.bound * Knowledge<S>::errorUnitOf(seen.state);
    Search<S> search(seen, attentive, seed, refused, true);
    if (const Solution end = search.solved(); end.found())
        return lossIn(end, choice) > bound ? end.actions.front().action : choice;
    const Comparison result = search.compare(choice, bound / 2, stop);
    if (result.tried.empty())
        return choice;
    const Tried &best = result.best();
    const double better = best.points - result.tried.front().points;
    return better > bound && better > certainty * best.error ? best.action : choice;
}

template<GameState S>
std::optional<Action> decide(Search<S> &search, Mind mind, const StopFlag *stop)
{
    if (mind == Mind::Random)
        return search.any();
    if (mind == Mind::Greedy || search.single())
        return search.greedy();
    if (const Solution end = search.solved(); end.found())
        return end.actions.front().action;
    search.run(stop);
    return search.choice();
}

// What wins the game at once is as good as anything can be. A sure way comes first among equals.
template<GameState S>
Advices withSureWaysFirst(const Seen<S> &seen, Advices advices)
{
    const std::optional<Action> sure = Knowledge<S>::sureWayIn(seen.state, seen.viewer);
    if (!sure || advices.empty())
        return advices;
    const double most =
        std::max_element(advices.begin(), advices.end(), [](const Advice &left, const Advice &right) {
            return left.points < right.points;
        })->points;
    for (Advice &advice : advices)
        if (advice.action && winsAtOnce(seen.state, *advice.action))
            advice.points = most;
    std::stable_sort(advices.begin(), advices.end(), [&](const Advice &left, const Advice &right) {
        const auto isSure = [&](const Advice &advice) {
            return advice.action == sure || (advice.action && winsAtOnce(seen.state, *advice.action));
        };
        return left.points != right.points ? left.points > right.points : isSure(left) && !isSure(right);
    });
    return advices;
}

template<GameState S>
Advices thoughtsOf(Search<S> &search, const Seen<S> &seen, const StopFlag *stop)
{
    if (Advices advices = search.exactAdvices(); !advices.empty() || search.empty())
        return withSureWaysFirst(seen, std::move(advices));
    const double sharp = sharpness * Knowledge<S>::errorUnitOf(seen.state);
    const Comparison result = search.compare(search.greedy(), sharp, stop);
    return isSet(stop) ? Advices {} : withSureWaysFirst(seen, advicesOf(result));
}

// `all`: also of what nobody would think of.
Advices estimatesOf(
    const Observation &observation, Level level, std::uint64_t seed, const StopFlag *stop, bool all)
{
    level.iterations /= hintShare;
    return std::visit(
        [&]<typename S>(const S &state) {
            const Seen<S> seen { state, observation.viewer, observation.heard };
            Search<S> search(seen, level, seed);
            const Actions poor = all ? search.takeInPoor() : Actions {};
            Advices advices = thoughtsOf(search, seen, stop);
            for (Advice &advice : advices)
                advice.poor =
                    advice.action && std::find(poor.begin(), poor.end(), *advice.action) != poor.end();
            return advices;
        },
        observation.position.state);
}

// What the level's book says here: an action, or to let it pass; nothing where the book is silent.
template<GameState S>
std::optional<std::optional<Action>> byHeart(
    const Seen<S> &seen, const Level &level, std::uint64_t seed, std::span<const Action> refused)
{
    const Book *book = bookOf<S>(level.book);
    if (!book || !refused.empty())
        return std::nullopt;
    Rng rng(seed);
    if (rng.real() < Knowledge<S>::leewayOf(seen.state, level.temperature))
        return std::nullopt; // it does not come to its mind
    return drawByHeart(seen.state, seen.viewer, *book, rng, level.style);
}

} // namespace

std::optional<Action> choose(const Observation &observation, const Level &level, std::uint64_t seed,
    const StopFlag *stop, std::span<const Action> refused)
{
    return std::visit(
        [&]<typename S>(const S &state) {
            const Seen<S> seen { state, observation.viewer, observation.heard };
            if (const auto way = byHeart(seen, level, seed, refused))
                return *way;
            if (Knowledge<S>::asksInVainIn(state, observation.viewer))
                return std::optional<Action>();
            Level alone = level; // who does not know what the book says here does not see others by it
            alone.book = nullptr;
            Search<S> search(seen, alone, seed, refused, true);
            if (const auto action = level.mind == Mind::Search ? search.obvious() : std::nullopt)
                return action;
            const auto choice = decide(search, level.mind, stop);
            const bool misses = level.memory < 1 || level.attention < 1;
            const bool twice = level.mind == Mind::Search && misses && !search.single();
            return twice ? thoughtTwice(seen, level, seed, refused, choice, stop) : choice;
        },
        observation.position.state);
}

Advices advise(const Observation &observation, const Level &level, std::uint64_t seed, const StopFlag *stop)
{
    return estimatesOf(observation, level, seed, stop, false);
}

Advices appraise(const Observation &observation, const Level &level, std::uint64_t seed, const StopFlag *stop)
{
    return estimatesOf(observation, level, seed, stop, true);
}

} // namespace sobremesa
