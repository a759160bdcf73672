// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/knowledge.h"
#include "engine/games/tresillo/tresillo.h"

namespace sobremesa::tresillo {

// What a player knows about Tresillo (section 9); see engine/ai/knowledge.h.
[[nodiscard]] double prior(const State &state, const Action &action);
[[nodiscard]] std::size_t policy(const State &state, const Actions &actions, Rng &rng);
[[nodiscard]] bool settled(const State &start, const State &state);
[[nodiscard]] Payoff worth(const State &state);
[[nodiscard]] std::size_t depth(const State &state);
// Bids and the contract tell what somebody holds; what follows from the cards played is certain.
struct Clues
{
    Seat viewer = nobody;
};
[[nodiscard]] Clues clues(const Seen<State> &seen);
[[nodiscard]] double likelihood(const State &world, const Clues &clues);
[[nodiscard]] int endgame(const State &seen);
[[nodiscard]] bool dominated(const State &seen, const Action &action);
// A bid stakes more than passing, and a bola more than stopping; to surrender is to give in.
[[nodiscard]] int daring(const State &state, const Action &action);
// An error that costs the better part of a trick, in points of the game.
[[nodiscard]] inline double errorUnit(const State & /*state*/)
{
    return 3;
}
using usual::asksInVain;
using usual::bluffs;
using usual::conviction;
using usual::effort;
using usual::forget;
using usual::leeway;
using usual::recall;
using usual::sameWay;
using usual::situation;
using usual::sureWay;
using usual::tells;
using usual::unforeseen;

static_assert(SearchGame<State>);

} // namespace sobremesa::tresillo
