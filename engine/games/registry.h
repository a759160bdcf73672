// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/heard.h"
#include "engine/games/states.h" // written by engine/CMakeLists.txt from engine/games/list.cmake

#include <span>
#include <variant>

namespace sobremesa {

// A position of any game. It is a value like any State; a bare variant would convert implicitly from any
// State, and a function that a game forgot would then call itself.
struct Position
{
    AnyState state;

    friend bool operator==(const Position &, const Position &) = default;
};

// What one seat sees of a position, and what it has heard on the way there. Made only by observe(); players
// and views receive nothing else.
struct Observation
{
    Position position;
    Seat viewer = 0;
    Heard heard {};

    friend bool operator==(const Observation &, const Observation &) = default;
};

// The games in the order of the home screen.
[[nodiscard]] std::span<const GameInfo *const> games();
// The game with this id; null if there is none.
[[nodiscard]] const GameInfo *findGame(std::string_view id);
// The position before the first deal, or why the options or start values are refused.
[[nodiscard]] Result<Position> startGame(const GameInfo &game, const Setup &setup);

// The contract of rules.h for whichever game the position is of.
[[nodiscard]] const GameInfo &infoOf(const Position &position);
[[nodiscard]] int seatCount(const Position &position);
[[nodiscard]] int sideCount(const Position &position);
[[nodiscard]] Side sideOf(const Position &position, Seat seat);
[[nodiscard]] Scores scores(const Position &position);
[[nodiscard]] std::uint8_t phase(const Position &position);
[[nodiscard]] SeatSet actors(const Position &position);
[[nodiscard]] SeatSet waiting(const Position &position);
[[nodiscard]] std::optional<Side> winner(const Position &position);
// The game has been decided, or ended drawn.
[[nodiscard]] bool isOver(const Position &position);
// A seat that is not at the table holds nothing and is offered nothing.
void legal(const Position &position, Seat seat, Actions &out);
void offered(const Position &position, Seat seat, Actions &out);
void apply(Position &position, const Action &action, Events &events);
[[nodiscard]] DealPlan plan(const Position &position);
void deal(Position &position, const PackCards &deck, Events &events);
// Without the last thing that happened the seat has heard nothing.
[[nodiscard]] Observation observe(
    const Position &position, Seat seat, std::shared_ptr<const Happening> last = nullptr);
// A position that agrees with all that the viewer knows; equal observations and generators give equal ones.
[[nodiscard]] Position resampled(const Observation &observation, Rng &rng);
[[nodiscard]] Zones zones(const Position &position);
[[nodiscard]] Facts facts(const Position &position);
[[nodiscard]] Refusal refuse(const Position &position, const Action &action);

} // namespace sobremesa
