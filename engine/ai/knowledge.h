// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/rules.h"

#include <limits>

namespace sobremesa {

// What a position is worth to each side, in points towards the game. Where two sides play against each other
// it is the difference, so that the payoffs of a position add up to nothing.
using Payoff = BySide<double>;

// What a player should know about a game: four functions in the game's namespace, declared in its ai.h, which
// is listed in engine/ai/games.h. They are asked about worlds in which every card is known (a resampled
// guess), and must not allocate. A game without them is played with the plain ones below.
template<typename S>
concept SearchGame = GameState<S> && requires(
    const S &state, const Action &action, const Actions &actions, Rng &rng)
{
    // What the (legal) action seems to be worth at once, in points; 0 is the worth of letting it pass. The
    // greedy player takes the highest; search tries it first and narrows long lists to the best ones.
    {
        prior(state, action)
        } -> std::convertible_to<double>;
    // The move of a playout: a place in the list of one seat's legal actions, or its size: let it pass
    // (heeded only where the seat need not act). Quick matters more than clever.
    {
        policy(state, actions, rng)
        } -> std::convertible_to<std::size_t>;
    // True if a playout from the first state may end at the second: the end of its batch, trick or deal.
    // Without actors it ends anyway.
    {
        settled(state, state)
        } -> std::convertible_to<bool>;
    // What the second state of the above is worth, for every side, also when the game is decided.
    {
        worth(state)
        } -> std::same_as<Payoff>;
};

// Optional: makes a world forget. Cards that the viewer has seen, but is not among the share (0 to 1) that it
// remembers, change places with those it does not know.
template<typename S>
concept Forgetful = requires(S &world, Seat viewer, double share, Rng &rng)
{
    forget(world, viewer, share, rng);
};

// Optional: the factor on a level's iterations, for games whose playouts are slow or whose decisions are
// simple.
template<typename S>
concept Paced = requires(const S &state)
{
    {
        effort(state)
        } -> std::convertible_to<double>;
};

// Optional: after how many moves the tree gives way to the policy. Trying out every answer of everybody costs
// more than it brings where the policy is good and a move rarely returns to the same cards.
template<typename S>
concept Shallow = requires(const S &state)
{
    {
        depth(state)
        } -> std::convertible_to<std::size_t>;
};

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
    [[nodiscard]] static double priorOf(const S &state, const Action &action)
    {
        if constexpr (SearchGame<S>) {
            return prior(state, action);
        } else {
            S after = state;
            Events deaf;
            apply(after, action, deaf);
            const Side side = sideOf(state, action.seat);
            return worthOf(after)[side] - worthOf(state)[side];
        }
    }
    [[nodiscard]] static std::size_t policyOf(const S &state, const Actions &actions, Rng &rng)
    {
        if constexpr (SearchGame<S>)
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
    static void forgetIn(S &world, Seat viewer, double share, Rng &rng)
    {
        if constexpr (Forgetful<S>) {
            if (share < 1.0)
                forget(world, viewer, share, rng);
        }
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
