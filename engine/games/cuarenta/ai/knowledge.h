// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/knowledge.h"
#include "engine/games/cuarenta/cuarenta.h"

namespace sobremesa::cuarenta {

// What a player knows about Cuarenta (section 9); see engine/ai/knowledge.h.
[[nodiscard]] double prior(const State &state, const Action &action);
[[nodiscard]] std::size_t policy(const State &state, const Actions &actions, Rng &rng);
[[nodiscard]] bool settled(const State &start, const State &state);
[[nodiscard]] Payoff worth(const State &state);
[[nodiscard]] int endgame(const State &seen);
[[nodiscard]] std::optional<Action> sureWay(const State &seen, Seat viewer);
void forget(State &world, Seat viewer, const Lapses &lapses, Rng &rng);
// One play of another seat in this batch, and what everybody saw then.
struct Clue
{
    Seat seat = nobody;
    std::uint8_t number = 0; // of its plays in this batch, from 0
    Card card;
    bool took = false;
    std::array<float, places> taking {}; // by place: the weight of the best that it could take; 0: nothing
    std::array<std::uint8_t, places> gone {}; // cards of the place that had been seen
};
struct Clues
{
    InlineVector<Clue, 20> plays;
};
[[nodiscard]] Clues clues(const Seen<State> &seen);
[[nodiscard]] double likelihood(const State &world, const Clues &clues);
// An error that costs the better part of a trick, in points of the game.
[[nodiscard]] inline double errorUnit(const State & /*state*/)
{
    return 2;
}
// Between two a deal has twenty plays, and small errors add up; with four a player has ten of them. It grows
// ever more slowly: otherwise a level would lose three games of four to the next.
[[nodiscard]] inline double leeway(const State &state, double temperature)
{
    return temperature * (seatCount(state) == 2 ? 1.4 / (1 + 0.5 * temperature) : 1.1 / (1 + temperature));
}
using usual::asksInVain;
using usual::bluffs;
using usual::conviction;
using usual::daring;
using usual::depth;
using usual::dominated;
using usual::effort;
using usual::recall;
using usual::sameWay;
using usual::situation;
using usual::tells;
using usual::unforeseen;

static_assert(SearchGame<State>);

} // namespace sobremesa::cuarenta
