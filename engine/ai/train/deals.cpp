// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/train/deals.h"

#include "engine/games/truco/ai/classes.h"
#include "engine/games/truco/ai/gamechance.h"
#include "engine/games/truco/ai/signs.h"
#include "engine/games/truco/rows.h"

#include <algorithm>

namespace sobremesa::train {

using truco::State;

namespace {

// By these scores.
State dealt(State state, Rng &rng)
{
    const auto players = static_cast<std::uint32_t>(state.rules.players);
    state.dealer = static_cast<Seat>(rng.below(players));
    state.deals = 2;
    PackCards pack = truco::plan(state).pack;
    shuffleFirst(pack, players * truco::handSize, rng);
    Events deaf;
    deal(state, pack, deaf);
    if (players > 2)
        makeSigns(state);
    return state;
}

} // namespace

State emptyTable(int players)
{
    Setup setup;
    setup.options = standardOptions(State::info().options);
    setup.options[playersRow] = static_cast<std::int16_t>(players);
    setup.options[row(truco::Option::PicaPica)] = 0; // duels are plays of two
    return *State::start(setup);
}

bool isOver(const State &state)
{
    return state.phase == truco::Phase::Between || state.phase == truco::Phase::Over;
}

void goOn(State &state)
{
    Events deaf;
    Actions open;
    while (state.phase == truco::Phase::Declare || state.phase == truco::Phase::Claims) {
        open.clear();
        const Seat seat = waiting(state).first();
        const int verb = state.phase == truco::Phase::Declare ? truco::verb::declare : truco::verb::done;
        legal(state, seat, open);
        apply(state,
            *std::find_if(open.begin(), open.end(), [verb](const Action &way) { return way.verb == verb; }),
            deaf);
    }
}

Seat nextSeat(const State &state, SeatSet passed)
{
    const truco::Truco &truco = state.play.truco;
    const bool teams = state.rules.players > 2;
    const bool answers = teams && state.phase == truco::Phase::Play && truco.open > 0;
    const SeatSet asked = answers ? activeOf(state, truco::other(truco.by)) : waiting(state);
    const SeatSet needed = asked - passed;
    const Seat caller = state.play.turn;
    return !teams && needed.size() > 1 && needed.contains(caller) ? caller : needed.first();
}

State freshDeal(State state, double early, Rng &rng)
{
    constexpr int earlyScores = 12;
    const bool begins = rng.real() < early;
    const auto scores =
        static_cast<std::uint32_t>(begins ? earlyScores : state.rules.target - truco::endOfGame);
    for (std::int16_t &score : state.scores)
        score = static_cast<std::int16_t>(rng.below(scores));
    return dealt(state, rng);
}

State lateDeal(State state, Rng &rng)
{
    constexpr std::uint32_t rarelyMore = 15; // that the other side needs
    const std::uint32_t ahead = rng.below(2);
    const auto needed = [&rng](std::uint32_t most) { return 1 + static_cast<int>(rng.below(most)); };
    state.scores[ahead] = static_cast<std::int16_t>(state.rules.target - needed(truco::endOfGame));
    state.scores[1 - ahead] = static_cast<std::int16_t>(state.rules.target - needed(rarelyMore));
    return dealt(state, rng);
}

double worthOfGame(const State &state, Side side)
{
    const bool over = state.phase == truco::Phase::Over;
    const double stands = over ? (winner(state) == side ? 1 : -1) : truco::standing(state, side);
    return stands / truco::pointsWorth(state);
}

} // namespace sobremesa::train
