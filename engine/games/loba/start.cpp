// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/start.h"
#include "engine/games/loba/loba.h"

#include "engine/games/loba/scoring.h"

#include <limits>

namespace sobremesa::loba {

namespace {

constexpr int highestScore = std::numeric_limits<std::int32_t>::max() / 2;
constexpr std::array<std::string_view, 3> startKeys { "dealer", "scores", "deal" };

Rules readRules(const OptionValues &chosen)
{
    const auto value = [&chosen](Option option) { return chosen[row(option)]; };
    Rules rules;
    rules.players = static_cast<std::uint8_t>(value(Option::Players));
    rules.initialMeld = static_cast<InitialMeld>(value(Option::InitialMeld));
    rules.layoffOnMeldTurn = value(Option::LayoffOnMeldTurn) != 0;
    rules.mustDiscard = value(Option::MustDiscard) != 0;
    rules.reshuffles = static_cast<std::uint8_t>(value(Option::Reshuffles));
    return rules;
}

Result<std::uint8_t> startDeal(const Value &start)
{
    const Value *deal = start.find("deal");
    if (!deal)
        return std::uint8_t { 1 };
    if (!deal->integer() || *deal->integer() < 1 || *deal->integer() > dealsOfGame)
        return refused("start.deal",
            { SM_TEXT("engine", "must be a whole number from %1 to %2"), { 1, dealsOfGame } }, "3");
    return static_cast<std::uint8_t>(*deal->integer());
}

} // namespace

Result<State> State::start(const Setup &setup)
{
    State state;
    state.rules = readRules(setup.options);
    if (auto refusal = readStart(state, setup.start, startKeys, 0, highestScore))
        return *refusal;
    const auto deal = startDeal(setup.start);
    if (!deal)
        return deal.refusal();
    state.deal = *deal;
    return state;
}

std::uint8_t phase(const State &state)
{
    return static_cast<std::uint8_t>(state.phase == Phase::Reshuffle ? Phase::Between : state.phase);
}

std::optional<Side> winner(const State &state)
{
    if (state.phase != Phase::Over)
        return std::nullopt;
    return standings(state).front();
}

} // namespace sobremesa::loba
