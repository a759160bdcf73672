// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/event.h"
#include "engine/core/game.h"

#include <optional>

namespace sobremesa {

// The seat that plays after this one.
template<typename S>
    requires requires(const S &state)
    {
        state.rules.players;
    }
[[nodiscard]] constexpr Seat next(const S &state, Seat seat)
{
    return next(seat, state.rules.players);
}

// What most games have alike. A game takes it by name (`using usual::waiting;`) or has a function of its own:
// what is left out, or misspelt, does not compile.
namespace usual {

template<typename S>
[[nodiscard]] int seatCount(const S &state)
{
    return state.rules.players;
}
// Two teams whose members sit by turns, or everybody for himself: rules.teams.
template<typename S>
[[nodiscard]] int sideCount(const S &state)
{
    return state.rules.teams ? 2 : state.rules.players;
}
template<typename S>
[[nodiscard]] Side sideOf(const S &state, Seat seat)
{
    return state.rules.teams ? static_cast<Side>(seat & 1) : seat;
}
template<typename S>
[[nodiscard]] Scores scores(const S &state)
{
    Scores all;
    const auto sides = static_cast<std::size_t>(sideCount(state));
    for (std::size_t side = 0; side < sides; ++side)
        all.push_back(state.scores[side]);
    return all;
}
template<typename S>
[[nodiscard]] std::uint8_t phase(const S &state)
{
    return row(state.phase);
}
// By the row of the phase (engine/core/phaserow.h).
template<typename S>
[[nodiscard]] SeatSet actors(const S &state)
{
    return phaseRow(state).actors(state);
}
template<typename S>
void legal(const S &state, Seat seat, Actions &out)
{
    const auto &phase = phaseRow(state);
    if (phase.actors(state).contains(seat))
        phase.legal(state, seat, out);
}
template<typename S>
void apply(S &state, const Action &action, Events &events)
{
    phaseRow(state).apply(state, action, events);
}
// Everybody who may act must.
template<typename S>
[[nodiscard]] SeatSet waiting(const S &state)
{
    return actors(state);
}
template<typename S>
[[nodiscard]] std::optional<Side> winner(const S &state)
{
    return state.winner == nobody ? std::nullopt : std::optional<Side>(state.winner);
}
// Every refusal can be foreseen by the seat: it sees all that its actions depend on.
template<typename S>
void offered(const S &seen, Seat seat, Actions &out)
{
    legal(seen, seat, out);
}

} // namespace usual

} // namespace sobremesa
