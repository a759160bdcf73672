// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/start.h"
#include "engine/games/truco/truco.h"

#include "engine/games/truco/steps.h"

namespace sobremesa::truco {

namespace {

constexpr std::string_view startKeys[] = { "dealer", "scores", "games_won", "round" };

// Rows of the option table in info.cpp.
Rules readRules(const OptionValues &values)
{
    const auto number = [&values](std::size_t row) { return static_cast<std::uint8_t>(values[row]); };
    Rules rules;
    rules.players = number(0);
    rules.target = number(1);
    rules.games = number(2);
    rules.malasBuenas = values[3] != 0;
    rules.flor = values[4] != 0;
    rules.picaPica = values[5] != 0;
    rules.picaFrom = number(6);
    rules.openPlay = values[7] != 0;
    rules.envidoAfterTruco = values[8] != 0;
    rules.earlyMazo = number(9);
    rules.signals = static_cast<Signals>(values[10]);
    return rules;
}

std::optional<Refusal> readGamesWon(State &state, const Value &start)
{
    const Value *given = start.find("games_won");
    if (!given)
        return std::nullopt;
    const int most = gamesToWin(state.rules) - 1;
    const std::string wanted = "must be a list of 2 numbers from 0 to " + std::to_string(most);
    if (!given->list() || given->list()->size() != 2)
        return Refusal { "start.games_won", wanted, {}, "4.14" };
    for (std::size_t side = 0; side < 2; ++side) {
        const std::int64_t *won = (*given->list())[side].integer();
        if (!won || *won < 0 || *won > most)
            return Refusal { "start.games_won[" + std::to_string(side) + "]", wanted, {}, "4.14" };
        state.gamesWon[side] = static_cast<std::uint8_t>(*won);
    }
    return std::nullopt;
}

std::optional<Refusal> readRound(State &state, const Value &start)
{
    const Value *given = start.find("round");
    if (!given)
        return std::nullopt;
    if (!given->text() || (*given->text() != "redonda" && *given->text() != "pica"))
        return Refusal { "start.round", "must be \"redonda\" or \"pica\"", {}, "4.14" };
    state.picaDue = *given->text() == "pica";
    return std::nullopt;
}

} // namespace

int gamesToWin(const Rules &rules)
{
    return rules.games == 3 ? 2 : 1;
}

Result<State> State::start(const Setup &setup)
{
    State state;
    state.rules = readRules(setup.options);
    if (auto refusal = unknownStartKey(setup.start, startKeys))
        return *refusal;
    const auto dealer = startDealer(setup.start, state.rules.players);
    if (!dealer)
        return dealer.refusal();
    const auto totals = startScores(setup.start, 2, 0, state.rules.target - 1);
    if (!totals)
        return totals.refusal();
    if (auto refusal = readGamesWon(state, setup.start))
        return *refusal;
    if (auto refusal = readRound(state, setup.start))
        return *refusal;
    state.dealer = *dealer;
    for (std::size_t side = 0; side < 2; ++side)
        state.scores[side] = static_cast<std::int16_t>((*totals)[side]);
    return state;
}

int seatCount(const State &state)
{
    return state.rules.players;
}

int sideCount(const State & /*state*/)
{
    return 2;
}

Side sideOf(const State & /*state*/, Seat seat)
{
    return teamOf(seat);
}

Scores scores(const State &state)
{
    return { state.scores[0], state.scores[1] };
}

std::uint8_t phase(const State &state)
{
    return static_cast<std::uint8_t>(state.phase);
}

std::optional<Side> winner(const State &state)
{
    if (state.winner == nobody)
        return std::nullopt;
    return state.winner;
}

} // namespace sobremesa::truco
