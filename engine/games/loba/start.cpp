// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/start.h"
#include "engine/games/loba/loba.h"

#include "engine/games/loba/scoring.h"

#include <limits>

namespace sobremesa::loba {

namespace {

constexpr int highestScore = std::numeric_limits<std::int32_t>::max() / 2;
constexpr std::array<std::string_view, 3> startKeys { "dealer", "scores", "deal" };

// Rows of GameInfo::options.
enum Option : std::uint8_t { Players, InitialMeldOption, LayoffOnMeldTurn, MustDiscard, Reshuffles };

Rules readRules(const OptionValues &options)
{
    Rules rules;
    rules.players = static_cast<std::uint8_t>(options[Players]);
    rules.initialMeld = static_cast<InitialMeld>(options[InitialMeldOption]);
    rules.layoffOnMeldTurn = options[LayoffOnMeldTurn] != 0;
    rules.mustDiscard = options[MustDiscard] != 0;
    rules.reshuffles = static_cast<std::uint8_t>(options[Reshuffles]);
    return rules;
}

Result<std::uint8_t> startDeal(const Value &start)
{
    const Value *deal = start.find("deal");
    if (!deal)
        return std::uint8_t { 1 };
    if (!deal->integer() || *deal->integer() < 1 || *deal->integer() > dealsOfGame)
        return Refusal { "start.deal", "must be the number of a deal, from 1 to 6", {}, "3" };
    return static_cast<std::uint8_t>(*deal->integer());
}

} // namespace

Result<State> State::start(const Setup &setup)
{
    State state;
    state.rules = readRules(setup.options);
    if (auto refusal = unknownStartKey(setup.start, startKeys))
        return *refusal;
    const auto dealer = startDealer(setup.start, state.rules.players);
    if (!dealer)
        return dealer.refusal();
    const auto scores = startScores(setup.start, state.rules.players, 0, highestScore);
    if (!scores)
        return scores.refusal();
    const auto deal = startDeal(setup.start);
    if (!deal)
        return deal.refusal();
    state.dealer = *dealer;
    state.deal = *deal;
    std::copy(scores->begin(), scores->end(), state.scores.begin());
    return state;
}

int seatCount(const State &state)
{
    return state.rules.players;
}

int sideCount(const State &state)
{
    return state.rules.players;
}

Side sideOf(const State &, Seat seat)
{
    return seat;
}

Scores scores(const State &state)
{
    Scores all;
    for (int seat = 0; seat < state.rules.players; ++seat)
        all.push_back(state.scores[static_cast<std::size_t>(seat)]);
    return all;
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
