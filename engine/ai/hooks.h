// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/knowledge.h"

namespace sobremesa {

// How the searcher asks a game what a player should know.
template<SearchGame S>
struct Knowledge
{
    using Memory = MemoryOf<S>;

    [[nodiscard]] static double priorOf(
        const S &state, [[maybe_unused]] const Memory &memory, const Action &action)
    {
        if constexpr (Remembering<S>)
            return prior(state, memory, action);
        else
            return prior(state, action);
    }
    [[nodiscard]] static std::size_t policyOf(
        const S &state, [[maybe_unused]] const Memory &memory, const Actions &actions, Rng &rng)
    {
        if constexpr (Remembering<S>)
            return policy(state, memory, actions, rng);
        else
            return policy(state, actions, rng);
    }
    [[nodiscard]] static bool settledIn(const S &start, const S &state) { return settled(start, state); }
    [[nodiscard]] static Payoff worthOf(const S &state) { return worth(state); }
    [[nodiscard]] static int daringOf(const S &state, const Action &action) { return daring(state, action); }
    [[nodiscard]] static double leewayOf(const S &state, double temperature)
    {
        return leeway(state, temperature);
    }
    [[nodiscard]] static double errorUnitOf(const S &state) { return errorUnit(state); }
    [[nodiscard]] static double effortOf(const S &state) { return effort(state); }
    [[nodiscard]] static double convictionOf(const S &state) { return conviction(state); }
    [[nodiscard]] static std::size_t depthOf(const S &state) { return depth(state); }
    [[nodiscard]] static bool bluffsIn(const S &state) { return bluffs(state); }
    [[nodiscard]] static int endgameOf(const S &seen) { return endgame(seen); }
    [[nodiscard]] static std::optional<Action> sureWayIn(const S &seen, Seat viewer)
    {
        return sureWay(seen, viewer);
    }
    [[nodiscard]] static bool asksInVainIn(const S &seen, Seat viewer) { return asksInVain(seen, viewer); }
    [[nodiscard]] static bool tellsIn(const S &seen, const Action &action) { return tells(seen, action); }
    [[nodiscard]] static bool unforeseenIn(const S &state, const Action &action)
    {
        return unforeseen(state, action);
    }
    [[nodiscard]] static double likelihoodOf(const S &world, const CluesOf<S> &clues)
    {
        return likelihood(world, clues);
    }
    [[nodiscard]] static bool dominatedIn(
        const S &seen, [[maybe_unused]] const Memory &memory, const Action &action)
    {
        if constexpr (Remembering<S>)
            return dominated(seen, memory, action);
        else
            return dominated(seen, action);
    }
    static void forgetIn(
        S &world, [[maybe_unused]] const Memory &memory, Seat viewer, const Lapses &lapses, Rng &rng)
    {
        if (!lapses.any())
            return;
        if constexpr (Remembering<S>)
            forget(world, memory, viewer, lapses, rng);
        else
            forget(world, viewer, lapses, rng);
    }
};

// Whether the action wins the game in this world; or in what a seat sees, where there is a sure way (sureWay)
// and what is hidden has no part in it.
template<GameState S>
[[nodiscard]] bool winsAtOnce(const S &seen, const Action &action)
{
    S after = seen;
    Events deaf;
    apply(after, action, deaf);
    return winner(after) == sideOf(seen, action.seat);
}

// Who is asked next: first those who may act out of turn and have not let it pass, then one who must.
struct Asked
{
    Seat seat = nobody;
    bool must = false;
};

// Of partners who are asked together any may answer: each may leave it to a later one, the last must.
template<GameState S>
[[nodiscard]] bool mustAct(const S &state, Seat seat)
{
    const SeatSet needed = waiting(state);
    bool last = needed.contains(seat);
    for (const Seat each : needed)
        last = last && (each <= seat || sideOf(state, each) != sideOf(state, seat));
    return last;
}

template<GameState S>
[[nodiscard]] Asked nextAsked(const S &state, SeatSet passed)
{
    const SeatSet needed = waiting(state);
    const SeatSet free = actors(state) - needed - passed;
    if (!free.empty())
        return { free.first(), false };
    const SeatSet left = needed - passed;
    return left.empty() ? Asked {} : Asked { left.first(), mustAct(state, left.first()) };
}

} // namespace sobremesa
