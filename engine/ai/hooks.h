// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/knowledge.h"

namespace sobremesa {

// The points of each side less the best of the others.
template<GameState S>
[[nodiscard]] Payoff lead(const S &state)
{
    const Scores points = scores(state);
    const int sign = S::info().fewestWin ? -1 : 1;
    Payoff payoff {};
    for (std::size_t side = 0; side < points.size(); ++side) {
        bool alone = true;
        int best = 0;
        for (std::size_t other = 0; other < points.size(); ++other) {
            const int value = sign * points[other];
            if (other != side && (alone || value > best))
                best = value;
            alone = alone && other == side;
        }
        payoff[side] = sign * points[side] - best;
    }
    return payoff;
}

// The hooks of a game, or what does without knowledge: points at once, random playouts to the end of the
// deal.
template<GameState S>
struct Knowledge
{
    using Memory = MemoryOf<S>;

    [[nodiscard]] static double priorOf(
        const S &state, [[maybe_unused]] const Memory &memory, const Action &action)
    {
        if constexpr (SearchGame<S> && Remembering<S>) {
            return prior(state, memory, action);
        } else if constexpr (SearchGame<S>) {
            return prior(state, action);
        } else {
            S after = state;
            Events deaf;
            apply(after, action, deaf);
            const Side side = sideOf(state, action.seat);
            return worthOf(after)[side] - worthOf(state)[side];
        }
    }
    [[nodiscard]] static std::size_t policyOf(
        const S &state, [[maybe_unused]] const Memory &memory, const Actions &actions, Rng &rng)
    {
        if constexpr (SearchGame<S> && Remembering<S>)
            return policy(state, memory, actions, rng);
        else if constexpr (SearchGame<S>)
            return policy(state, actions, rng);
        else
            return rng.below(static_cast<std::uint32_t>(actions.size()));
    }
    [[nodiscard]] static bool settledIn(const S &start, const S &state)
    {
        if constexpr (SearchGame<S>)
            return settled(start, state);
        else
            return false;
    }
    [[nodiscard]] static Payoff worthOf(const S &state)
    {
        if constexpr (SearchGame<S>)
            return worth(state);
        else
            return lead(state);
    }
    [[nodiscard]] static double effortOf(const S &state)
    {
        if constexpr (Paced<S>)
            return effort(state);
        else
            return 1.0;
    }
    [[nodiscard]] static std::size_t depthOf(const S &state)
    {
        if constexpr (Shallow<S>)
            return depth(state);
        else
            return std::numeric_limits<std::size_t>::max();
    }
    [[nodiscard]] static bool bluffsIn(const S &state)
    {
        if constexpr (Bluffing<S>)
            return bluffs(state);
        else
            return false;
    }
    [[nodiscard]] static bool asksInVainIn(const S &seen, Seat viewer)
    {
        if constexpr (Discreet<S>)
            return asksInVain(seen, viewer);
        else
            return false;
    }
    [[nodiscard]] static bool tellsIn(const S &seen, const Action &action)
    {
        if constexpr (Telling<S>)
            return tells(seen, action);
        else
            return false;
    }
    // Who has not listened to everything takes a part of the worlds as they come.
    [[nodiscard]] static bool doubtsIn(const S &world, Seat viewer, double share, Rng &rng)
    {
        if constexpr (Believing<S>)
            return (share >= 1.0 || rng.real() < share) && !likely(world, viewer, rng);
        else
            return false;
    }
    static void forgetIn(S &world, [[maybe_unused]] const Memory &memory, Seat viewer, double share, Rng &rng)
    {
        if (share >= 1.0)
            return;
        if constexpr (Forgetful<S> && Remembering<S>)
            forget(world, memory, viewer, share, rng);
        else if constexpr (Forgetful<S>)
            forget(world, viewer, share, rng);
    }
};

// Who is asked next: first those who may act out of turn and have not let it pass, then one who must.
struct Asked
{
    Seat seat = nobody;
    bool must = false;
};

template<GameState S>
[[nodiscard]] Asked nextAsked(const S &state, SeatSet passed)
{
    const SeatSet needed = waiting(state);
    const SeatSet free = actors(state) - needed - passed;
    if (!free.empty())
        return { free.first(), false };
    return { needed.empty() ? nobody : needed.first(), true };
}

} // namespace sobremesa
