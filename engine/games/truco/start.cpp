// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/start.h"
#include "engine/games/truco/truco.h"

#include "engine/games/truco/phases.h"

namespace sobremesa::truco {

namespace {

constexpr std::string_view startKeys[] = { "dealer", "scores", "games_won", "round" };

Rules readRules(const OptionValues &chosen)
{
    const auto value = [&chosen](Option option) { return static_cast<std::uint8_t>(chosen[row(option)]); };
    Rules rules;
    rules.players = value(Option::Players);
    rules.target = value(Option::Target);
    rules.games = value(Option::Games);
    rules.malasBuenas = value(Option::FaltaEnvido) != 0;
    rules.flor = value(Option::Flor) != 0;
    rules.picaPica = value(Option::PicaPica) != 0;
    rules.picaFrom = value(Option::PicaFrom);
    rules.openPlay = value(Option::OpenPlay) != 0;
    rules.envidoAfterTruco = value(Option::EnvidoAfterTruco) != 0;
    rules.earlyMazo = value(Option::EarlyMazo);
    rules.signals = static_cast<Signals>(value(Option::Signals));
    return rules;
}

std::optional<Refusal> readGamesWon(State &state, const Value &start)
{
    const Value *given = start.find("games_won");
    if (!given)
        return std::nullopt;
    const int most = gamesToWin(state.rules) - 1;
    const Text wanted { SM_TEXT("engine", "must be a list of 2 numbers from 0 to %1"), { most } };
    if (!given->list() || given->list()->size() != 2)
        return refused("start.games_won", wanted, "4.14");
    for (std::size_t side = 0; side < 2; ++side) {
        const std::int64_t *won = (*given->list())[side].integer();
        if (!won || *won < 0 || *won > most)
            return refused(at("start.games_won", side), wanted, "4.14");
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
        return refused(
            "start.round", { SM_TEXT("engine", "must be one of %1"), { "\"redonda\", \"pica\"" } }, "4.14");
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
    if (auto refusal = readStart(state, setup.start, startKeys, 0, state.rules.target - 1))
        return *refusal;
    if (auto refusal = readGamesWon(state, setup.start))
        return *refusal;
    if (auto refusal = readRound(state, setup.start))
        return *refusal;
    return state;
}

} // namespace sobremesa::truco
