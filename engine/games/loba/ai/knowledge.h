// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/knowledge.h"
#include "engine/games/loba/ai/goingout.h"
#include "engine/games/loba/memory.h"

#include <algorithm>

namespace sobremesa::loba {

// What a player knows about Loba (section 9); see engine/ai/knowledge.h.
[[nodiscard]] double prior(const State &state, const Memory &memory, const Action &action);
[[nodiscard]] std::size_t policy(const State &state, const Memory &memory, const Actions &actions, Rng &rng);
[[nodiscard]] bool settled(const State &start, const State &state);
[[nodiscard]] Payoff worth(const State &state);
void forget(State &world, const Memory &memory, Seat viewer, const Lapses &lapses, Rng &rng);
[[nodiscard]] double effort(const State &state);
[[nodiscard]] std::size_t depth(const State &state);
[[nodiscard]] bool dominated(const State &seen, const Memory &memory, const Action &action);
[[nodiscard]] inline std::optional<Action> sureWay(const State &seen, Seat viewer)
{
    return viewer == seen.turn ? goingOut(seen) : std::nullopt;
}
// What each of the others did with the cards that it saw.
struct Clues
{
    SeatSet seats; // those that have not melded
    using OfRank = std::array<double, 4>; // weights, by how many of it are held
    std::array<std::array<OfRank, 14>, mostSeats> ofRank {};
    std::array<std::array<std::uint16_t, 4>, mostSeats>
        shunned {}; // places by suit, near what it did not want
};
[[nodiscard]] Clues clues(const Seen<State> &seen);
[[nodiscard]] double likelihood(const State &world, const Clues &clues);
// An error that costs the better part of a trick, in points of the game.
[[nodiscard]] inline double errorUnit(const State & /*state*/)
{
    return 10;
}
// Whether a deal is thought out to its end, not for some rounds: not the last two, whose contracts take
// nearly the whole hand.
[[nodiscard]] inline bool toItsEnd(const State &state)
{
    constexpr int deals = 4;
    return state.deal <= deals;
}
// Where escaleras are played to the end, a deal costs many times as much, and comes out further apart still.
[[nodiscard]] inline bool isSlow(const State &state)
{
    return toItsEnd(state) && contractOf(state.deal).escaleras > 0;
}
// Whole deals come out twice as far apart as what a player misjudges. It grows ever more slowly: otherwise
// casual would win four games of five from beginner. Of a little hardly anything is left: among a dozen
// discards that are nearly alike it would pick another one at every fourth turn, and strong would play no
// better than by the first look.
[[nodiscard]] inline double leeway(const State &state, double temperature)
{
    constexpr double hardlyAny = 0.14;
    const double share = isSlow(state) ? 0.1 : toItsEnd(state) ? 0.5 : 1.0;
    const double shown = std::max(0.0, temperature - hardlyAny);
    return share * 3.2 * shown / (1 + 2.7 * shown);
}
// Luck hides small differences for hundreds of playouts.
[[nodiscard]] inline double conviction(const State & /*state*/)
{
    return 60;
}
using usual::asksInVain;
using usual::bluffs;
using usual::daring;
using usual::endgame;
using usual::sameWay;
using usual::situation;
using usual::tells;
using usual::unforeseen;

static_assert(SearchGame<State>);

} // namespace sobremesa::loba
