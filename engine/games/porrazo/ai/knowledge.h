// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/knowledge.h"
#include "engine/games/porrazo/porrazo.h"

namespace sobremesa::porrazo {

// What a player knows about Porrazo (section 9); see engine/ai/knowledge.h.
[[nodiscard]] double prior(const State &state, const Action &action);
[[nodiscard]] std::size_t policy(const State &state, const Actions &actions, Rng &rng);
[[nodiscard]] bool settled(const State &start, const State &state);
[[nodiscard]] Payoff worth(const State &state);
[[nodiscard]] int endgame(const State &seen);
void forget(State &world, Seat viewer, const Lapses &lapses, Rng &rng);
// One play of another seat in this deal, and how keen players are on each card then, with one, two or three
// of its rank in hand.
struct Clue
{
    Seat seat = nobody;
    std::uint8_t number = 0; // of its plays in this deal, from 0
    Card card;
    std::array<std::array<float, rankCount + 1>, 3> best {}; // by rank, whether it takes or stays
    std::array<float, 3> own {}; // of what was done
};
struct Clues
{
    Seat viewer = nobody; // nobody: nothing has been heard that tells of cards
    InlineVector<Clue, 3 * maxSeats> plays;
};
[[nodiscard]] Clues clues(const Seen<State> &seen);
[[nodiscard]] double likelihood(const State &world, const Clues &clues);
// An error that costs the better part of a trick, in points of the game.
[[nodiscard]] inline double errorUnit(const State & /*state*/)
{
    return 3;
}
// Cards decide much: who is to play worse has to misjudge by much.
[[nodiscard]] inline double leeway(const State & /*state*/, double temperature)
{
    return 1.8 * temperature + 0.1 * temperature * temperature * temperature;
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
using usual::sureWay;
using usual::tells;
using usual::unforeseen;

static_assert(SearchGame<State>);

} // namespace sobremesa::porrazo
