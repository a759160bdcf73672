// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/knowledge.h"
#include "engine/games/truco/ai/situation.h"

#include <algorithm>

namespace sobremesa::truco {

// What a player knows about Truco (section 9); see engine/ai/knowledge.h.
[[nodiscard]] double prior(const State &state, const Action &action);
[[nodiscard]] std::size_t policy(const State &state, const Actions &actions, Rng &rng);
[[nodiscard]] bool settled(const State &start, const State &state);
[[nodiscard]] Payoff worth(const State &state);
[[nodiscard]] bool bluffs(const State &state);
// Calls and raises stake more; refusing and laying down give in.
[[nodiscard]] int daring(const State &state, const Action &action);
// Luck and words decide much: what is misjudged by little is not felt, so that who is to play worse has to
// misjudge by much. Of partners each has less in hand: who errs little there errs half as much.
[[nodiscard]] inline double leeway(const State &state, double temperature)
{
    const double cubed = temperature * temperature * temperature;
    const double slope = state.rules.players > 2 ? std::min(1.5, 3.75 * temperature) : 1.5;
    return slope * temperature + 3 * cubed * cubed;
}
// What others have said and done in this play, in its order.
struct Clues
{
    Seat viewer = nobody;
    std::vector<Action> actions;
    std::array<int, 2> booked {}; // meanwhile
    const Book *book = nullptr; // by which they may have been said and done
    mutable Actions buffer; // thousands of worlds are weighed
};
[[nodiscard]] Clues clues(const Seen<State> &seen);
[[nodiscard]] double likelihood(const State &world, const Clues &clues);
[[nodiscard]] double effort(const State &state);
[[nodiscard]] bool dominated(const State &seen, const Action &action);
[[nodiscard]] bool unforeseen(const State &state, const Action &action);
[[nodiscard]] bool asksInVain(const State &seen, Seat viewer);
[[nodiscard]] bool tells(const State &seen, const Action &action);
// An error that costs the better part of a trick, in points of the game.
[[nodiscard]] inline double errorUnit(const State & /*state*/)
{
    return 1.5;
}
using usual::conviction;
using usual::depth;
using usual::endgame;
using usual::forget;
using usual::recall;
using usual::sureWay;

static_assert(SearchGame<State>);

} // namespace sobremesa::truco
