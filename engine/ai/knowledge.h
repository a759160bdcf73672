// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/rules.h"

#include <limits>

namespace sobremesa {

// What a position is worth to each side, in points towards the game. Where two sides play against each other
// it is the difference, so that the payoffs of a position add up to nothing.
using Payoff = BySide<double>;

// Optional: recall(), what a player remembers of what it heard, worked out once a decision from what its seat
// saw and heard. With it prior(), policy() and forget() are given the memory as their second argument.
template<typename S>
concept Remembering = requires(const Seen<S> &seen)
{
    recall(seen);
};

struct Nothing
{
};
template<typename S>
[[nodiscard]] auto memoryOf(const Seen<S> &seen)
{
    if constexpr (Remembering<S>)
        return recall(seen);
    else
        return Nothing {};
}
template<typename S>
using MemoryOf = decltype(memoryOf(std::declval<const Seen<S> &>()));

// What the (legal) action seems to be worth at once, in points; 0 is the worth of letting it pass. The greedy
// player takes the highest; search tries it first and narrows long lists to the best ones.
template<typename S>
concept Judging = requires(const S &state, const Action &action)
{
    {
        prior(state, action)
        } -> std::convertible_to<double>;
}
|| requires(const S &state, const MemoryOf<S> &memory, const Action &action)
{
    {
        prior(state, memory, action)
        } -> std::convertible_to<double>;
};

// The move of a playout: a place in the list of one seat's legal actions, or its size: let it pass (heeded
// only where the seat need not act). Quick matters more than clever.
template<typename S>
concept Playing = requires(const S &state, const Actions &actions, Rng &rng)
{
    {
        policy(state, actions, rng)
        } -> std::convertible_to<std::size_t>;
}
|| requires(const S &state, const MemoryOf<S> &memory, const Actions &actions, Rng &rng)
{
    {
        policy(state, memory, actions, rng)
        } -> std::convertible_to<std::size_t>;
};

// What a player should know about a game: four functions in the game's namespace, declared in its
// ai/knowledge.h, which is listed in engine/ai/games.h. They are asked about worlds in which every card is
// known (a guess), and must not allocate. A game without them is played with the plain ones of hooks.h.
template<typename S>
concept SearchGame = GameState<S> && Judging<S> && Playing<S> && requires(const S &state)
{
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
}
|| requires(S &world, const MemoryOf<S> &memory, Seat viewer, double share, Rng &rng)
{
    forget(world, memory, viewer, share, rng);
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

// Optional: true if in the tree only the viewer chooses and the others follow the policy. For games of bluff:
// what the others do depends on cards of theirs that the tree does not tell apart.
template<typename S>
concept Bluffing = requires(const S &state)
{
    {
        bluffs(state)
        } -> std::convertible_to<bool>;
};

// Optional: whether a guessed world goes with what the others have said and done in it; by chance, the
// likelier the oftener. Unlikely ones are guessed again.
template<typename S>
concept Believing = requires(const S &world, Seat viewer, Rng &rng)
{
    {
        likely(world, viewer, rng)
        } -> std::convertible_to<bool>;
};

// Optional: true where the seat may act only because of what it must not know: it lets it pass unasked.
template<typename S>
concept Discreet = requires(const S &seen, Seat viewer)
{
    {
        asksInVain(seen, viewer)
        } -> std::convertible_to<bool>;
};

// Optional: true for an action that costs nothing and tells a partner something. No playout shows its worth,
// as the policy does not listen; so it is done without thinking.
template<typename S>
concept Telling = requires(const S &seen, const Action &action)
{
    {
        tells(seen, action)
        } -> std::convertible_to<bool>;
};

} // namespace sobremesa
