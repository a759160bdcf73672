// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"

// What the "start" of a record says in every game (records.md).
namespace sobremesa {

// Refuses the keys of a record's "start" that the game does not know. Place "start.<key>".
[[nodiscard]] std::optional<Refusal> unknownStartKey(
    const Value &start, std::span<const std::string_view> known);
// "dealer" of a record's start: a seat; by default the last one (records.md).
[[nodiscard]] Result<Seat> startDealer(const Value &start, int seats);
// "scores" of a record's start: one whole number a side from low to high; by default 0.
[[nodiscard]] Result<Scores> startScores(const Value &start, int sides, int low, int high);

// All of that for a game whose state has a dealer and scores: refuses keys that it does not know.
template<typename S>
[[nodiscard]] std::optional<Refusal> readStart(
    S &state, const Value &start, std::span<const std::string_view> known, int low, int high)
{
    if (auto refusal = unknownStartKey(start, known))
        return refusal;
    const Result<Seat> dealer = startDealer(start, seatCount(state));
    if (!dealer)
        return dealer.refusal();
    const Result<Scores> scores = startScores(start, sideCount(state), low, high);
    if (!scores)
        return scores.refusal();
    state.dealer = *dealer;
    for (std::size_t side = 0; side < scores->size(); ++side)
        state.scores[side] = static_cast<std::remove_reference_t<decltype(state.scores[0])>>((*scores)[side]);
    return std::nullopt;
}

} // namespace sobremesa
