// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/player.h"

#include "engine/ai/book.h"
#include "engine/ai/games.h"
#include "engine/ai/search.h"

#include <algorithm>

namespace sobremesa {

namespace {

constexpr int leaningShare = 5; // one of so many parts of how often something is done
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
    if (const auto action = search.obvious())
        return action;
    if (const Solution end = search.solved(); end.found())
        return end.actions.front().action;
    search.run(stop);
    return search.choice();
}

// How often an action is done of which a book says so: a little more if it goes with the style, and never if
// the state makes it worse than something else, which a book of merged situations may not tell.
template<GameState S>
std::uint8_t leaning(const S &state, const Action &action, std::uint8_t share, Style style)
{
    if (Knowledge<S>::dominatedIn(state, {}, action))
        return 0;
    const double liked = liking(style, { Knowledge<S>::daringOf(state, action), action.cards.empty(), 0.0 });
    const int more = share / leaningShare * (liked > 0 ? 1 : liked < 0 ? -1 : 0);
    return static_cast<std::uint8_t>(std::min(share + more, int { wholeShare }));
}

// None if the book does not know the situation, or nothing good in it.
template<GameState S>
BookShares readShares(const S &state, const Situation &now, const Level &level)
{
    if (now.ways.size() == 1)
        return { wholeShare };
    BookShares shares = level.book->find(now.key, now.ways.size());
    for (std::size_t way = 0; way < shares.size(); ++way)
        if (const auto &action = now.ways[way])
            shares[way] = leaning(state, *action, shares[way], level.style);
    const bool any = std::any_of(shares.begin(), shares.end(), [](std::uint8_t share) { return share > 0; });
    return any ? shares : BookShares {};
}

// What the level's book says here: a way, or that there is nothing to say; nothing where the book is silent.
template<GameState S>
std::optional<std::optional<Action>> byHeart(
    const Seen<S> &seen, const Level &level, std::uint64_t seed, std::span<const Action> refused)
{
    if (!level.book || level.book->game() != &S::info() || !refused.empty())
        return std::nullopt;
    Rng rng(seed);
    if (rng.real() < Knowledge<S>::leewayOf(seen.state, level.temperature))
        return std::nullopt; // it does not come to its mind
    for (int thing = 0;; ++thing) {
        const Situation now = situation(seen.state, seen.viewer, thing);
        const BookShares shares = readShares(seen.state, now, level);
        if (shares.empty())
            return std::nullopt;
        const std::optional<Action> &way = now.ways[drawWay(shares, rng)];
        if (way || !now.goesOn)
            return std::optional(way);
    }
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
            Search<S> search(seen, level, seed, refused, true);
            const auto choice = decide(search, level.mind, stop);
            const bool misses = level.memory < 1 || level.attention < 1;
            const bool twice = level.mind == Mind::Search && misses && !search.single();
            return twice ? thoughtTwice(seen, level, seed, refused, choice, stop) : choice;
        },
        observation.position.state);
}

Advices advise(const Observation &observation, const Level &level, std::uint64_t seed, const StopFlag *stop)
{
    return std::visit(
        [&]<typename S>(const S &state) {
            const Seen<S> seen { state, observation.viewer, observation.heard };
            Level brief = level;
            brief.iterations /= hintShare;
            Search<S> search(seen, brief, seed);
            if (Advices advices = search.exactAdvices(); !advices.empty() || search.empty())
                return advices;
            const double sharp = sharpness * Knowledge<S>::errorUnitOf(state);
            const Comparison result = search.compare(search.greedy(), sharp, stop);
            return isSet(stop) ? Advices {} : advicesOf(result);
        },
        observation.position.state);
}

} // namespace sobremesa
