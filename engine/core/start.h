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

} // namespace sobremesa
