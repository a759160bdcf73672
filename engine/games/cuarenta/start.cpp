// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/start.h"
#include "engine/games/cuarenta/scoring.h"

namespace sobremesa::cuarenta {

namespace {

Rules readRules(const OptionValues &chosen)
{
    const auto value = [&chosen](Option option) { return chosen[row(option)]; };
    Rules rules;
    rules.players = static_cast<std::uint8_t>(value(Option::Players));
    rules.sumOfTwo = value(Option::SumCards) != 0;
    rules.missed = static_cast<Missed>(value(Option::MissedSequence));
    rules.automaticRondas = value(Option::CapturedRonda) != 0;
    rules.rule38 = static_cast<Rule38>(value(Option::Rule38));
    rules.allTwos = value(Option::AllTwos) != 0;
    return rules;
}

} // namespace

Result<State> State::start(const Setup &setup)
{
    static constexpr std::string_view keys[] = { "dealer", "scores" };
    State state;
    state.rules = readRules(setup.options);
    if (auto refusal = readStart(state, setup.start, keys, 0, restricted))
        return *refusal;
    for (std::size_t side = 0; side < 2; ++side) {
        if (state.scores[side] % 2 != 0)
            return refused(at("start.scores", side), { SM_TEXT("engine", "must be even") }, "3");
    }
    return state;
}

SeatSet opponents(const State &state, Seat seat)
{
    SeatSet others;
    for (int other = 1 - seat % 2; other < seatCount(state); other += 2)
        others.insert(static_cast<Seat>(other));
    return others;
}

} // namespace sobremesa::cuarenta
