// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/start.h"
#include "engine/games/cuarenta/scoring.h"

namespace sobremesa::cuarenta {

Result<State> State::start(const Setup &setup)
{
    if (const auto unknown =
            unknownStartKey(setup.start, std::array<std::string_view, 2> { "dealer", "scores" }))
        return *unknown;
    State state;
    const OptionValues &values = setup.options;
    state.rules = { static_cast<std::uint8_t>(values[0]), values[1] == 1, static_cast<Missed>(values[2]),
        values[3] == 1, static_cast<Rule38>(values[4]), values[5] == 1 };
    const Result<Seat> dealer = startDealer(setup.start, state.rules.players);
    if (!dealer)
        return dealer.refusal();
    const Result<Scores> scores = startScores(setup.start, 2, 0, restricted);
    if (!scores)
        return scores.refusal();
    for (std::size_t side = 0; side < 2; ++side) {
        if ((*scores)[side] % 2 != 0)
            return Refusal { "start.scores[" + std::to_string(side) + "]", "must be even", {}, "3" };
        state.scores[side] = static_cast<std::uint8_t>((*scores)[side]);
    }
    state.dealer = *dealer;
    return state;
}

int seatCount(const State &state)
{
    return state.rules.players;
}

int sideCount(const State &)
{
    return 2;
}

Side sideOf(const State &, Seat seat)
{
    return seat % 2;
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
    return state.phase == Phase::Over ? std::optional<Side>(state.winner) : std::nullopt;
}

SeatSet opponents(const State &state, Seat seat)
{
    SeatSet others;
    for (int other = 1 - seat % 2; other < seatCount(state); other += 2)
        others.insert(static_cast<Seat>(other));
    return others;
}

} // namespace sobremesa::cuarenta
