// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/usual.h"
#include "engine/core/rules.h"

namespace sobremesa {

// What a player remembers of what it heard, worked out once a decision from what its seat saw and heard.
template<typename S>
using MemoryOf = decltype(recall(std::declval<const Seen<S> &>()));
// What a player has heard that tells which worlds are likelier.
template<typename S>
using CluesOf = decltype(clues(std::declval<const Seen<S> &>()));
template<typename S>
inline constexpr bool Listening = !std::is_same_v<CluesOf<S>, usual::Nothing>;
template<typename S>
inline constexpr bool Remembering = !std::is_same_v<MemoryOf<S>, usual::Nothing>;

// (Laid out by hand: clang-format 14 breaks every requirement into three lines.)
// clang-format off

// What a player should know about a game: functions in the game's namespace, declared in its ai/knowledge.h.
// They are asked about worlds in which every card is known (a guess), and must not allocate. A game
// that has nothing to say about one of them says so by name (`using usual::depth;`, engine/ai/usual.h): none
// is left out in silence.
template<typename S>
concept JudgesAtSight = requires(S &world, const S &state, Seat viewer, const Action &action, const Actions &actions,
                                 const Lapses &lapses, Rng &rng) {
               // What the (legal) action seems to be worth at once, in points; 0 is the worth of letting it pass. The
               // greedy player takes the highest; search tries it first and narrows long lists to the best ones.
               { prior(state, action) } -> std::convertible_to<double>;
               // The move of a playout: a place in the list of one seat's legal actions, or its size: let it pass
               // (heeded only where the seat need not act). Quick matters more than clever.
               { policy(state, actions, rng) } -> std::convertible_to<std::size_t>;
               // Makes a world forget: cards that the viewer has seen, but that slip its mind, change places with
               // those it does not know.
               forget(world, viewer, lapses, rng);
               // True for an action that is not even thought of, as long as there is another: by what the seat sees,
               // another is hardly ever worse.
               { dominated(state, action) } -> std::convertible_to<bool>;
           };

// The same of a game with a memory.
template<typename S>
concept JudgesByMemory = requires(S &world, const S &state, const MemoryOf<S> &memory, Seat viewer,
                                  const Action &action, const Actions &actions, const Lapses &lapses, Rng &rng) {
               { prior(state, memory, action) } -> std::convertible_to<double>;
               { policy(state, memory, actions, rng) } -> std::convertible_to<std::size_t>;
               forget(world, memory, viewer, lapses, rng);
               { dominated(state, memory, action) } -> std::convertible_to<bool>;
           };

template<typename S>
concept SearchGame = GameState<S> && (Remembering<S> ? JudgesByMemory<S> : JudgesAtSight<S>)
        && requires(const S &state, Seat viewer, const Action &action, Rng &rng) {
               // True if a playout from the first state may end at the second: the end of its batch, trick or deal.
               // Without actors it ends anyway.
               { settled(state, state) } -> std::convertible_to<bool>;
               // What the second state of the above is worth, for every side, also when the game is decided.
               { worth(state) } -> std::same_as<Payoff>;
               // The factor on a level's iterations, for games whose playouts are slow or whose decisions are simple.
               { effort(state) } -> std::convertible_to<double>;
               // 1 for an action that stakes more, -1 for one that gives in or keeps out: what the bold and the
               // cautious lean to.
               { daring(state, action) } -> std::convertible_to<int>;
               // How far somebody of this temperature misjudges here: where luck decides much, small errors are not felt.
               { leeway(state, double {}) } -> std::convertible_to<double>;
               // An error that costs the better part of a trick, in points of the game: what is grave is told by it, and what
               // a level never throws away.
               { errorUnit(state) } -> std::convertible_to<double>;
               // For how many tries the first look (prior) stands: the more, the further apart lies what comes out.
               { conviction(state) } -> std::convertible_to<double>;
               // After how many moves the tree gives way to the policy. Trying out every answer of everybody costs more
               // than it brings where the policy is good and a move rarely returns to the same cards.
               { depth(state) } -> std::convertible_to<std::size_t>;
               // True if in the tree only the viewer chooses and the others follow the policy. For games of bluff: what
               // the others do depends on cards of theirs that the tree does not tell apart.
               { bluffs(state) } -> std::convertible_to<bool>;
               // How well a guessed world goes with what the others have said and done in it: any number above 0 that is
               // the greater, the likelier they would have done so with these cards. `clues` is made once a decision.
               { likelihood(state, clues(std::declval<const Seen<S> &>())) } -> std::convertible_to<double>;
               // In how many worlds the rest is small enough to be played to its end without an error (engine/ai/solve.h):
               // 1 where a seat that sees this state can only be mistaken about the order of cards; 0: too big.
               { endgame(state) } -> std::convertible_to<int>;
               // The first action of a way on which the viewer, whose turn it is, ends the deal or wins the game in this turn,
               // whatever is hidden. Nobody needs to look ahead then.
               { sureWay(state, viewer) } -> std::same_as<std::optional<Action>>;
               // True where the seat that sees this state may act only because of what it must not know: it lets it pass
               // unasked.
               { asksInVain(state, viewer) } -> std::convertible_to<bool>;
               // True for an action that costs nothing and tells a partner something. No playout shows its worth, as the
               // policy does not listen; so it is done without thinking.
               { tells(state, action) } -> std::convertible_to<bool>;
               // True for an action of one's own that is thought of only when its moment has come: looking ahead at every
               // such moment would cost more than it tells.
               { unforeseen(state, action) } -> std::convertible_to<bool>;
               // Where the viewer stands, as books know it (engine/ai/book.h): worked out from what it sees alone. The
               // things it decides there are numbered from 0.
               { situation(state, viewer, 0) } -> std::same_as<Situation>;
               // Whether an action is as good as this way of a situation.
               { sameWay(state, action, action) } -> std::convertible_to<bool>;
           };
// clang-format on

} // namespace sobremesa
