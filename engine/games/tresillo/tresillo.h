// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phaserow.h"
#include "engine/core/rules.h"
#include "engine/core/usual.h"
#include "engine/games/tresillo/dealstate.h"

namespace sobremesa::tresillo {

struct State
{
    Rules rules;
    Phase phase = Phase::Between;
    std::uint8_t number = 1; // of the running, last or (before any) first deal
    Seat dealer = 2;
    Seat turn = nobody;
    std::uint8_t antes = 0;
    bool stake = false;
    std::int32_t plate = 0;
    ByPlayer<std::int32_t> scores {};
    Paper debts;
    Debt struck; // paid at the end of the last deal, and its line on the paper: it is still seen there
    std::uint8_t struckLine = 0;
    Deal now;

    static const GameInfo &info();
    static sobremesa::Result<State> start(const Setup &setup);
    friend bool operator==(const State &, const State &) = default;
};

// The contract of engine/core/rules.h.
using usual::actors;
using usual::apply;
using usual::legal;
using usual::offered;
using usual::phase;
using usual::scores;
using usual::seatCount;
using usual::sideCount;
using usual::sideOf;
using usual::waiting;
// Empty while the game runs, and when it ends drawn (4.15): then winners() names several.
[[nodiscard]] std::optional<Side> winner(const State &state);
[[nodiscard]] SeatSet winners(const State &state);
[[nodiscard]] DealPlan plan(const State &state);
void deal(State &state, const PackCards &deck, Events &events);
[[nodiscard]] State redact(const State &state, Seat seat);
[[nodiscard]] Zones zones(const State &state);
[[nodiscard]] Facts facts(const State &state);
[[nodiscard]] Objection refuse(const State &state, const Action &action);
[[nodiscard]] const PhaseRow<State> &phaseRow(const State &state);

static_assert(GameState<State> && sizeof(State) <= 512);

} // namespace sobremesa::tresillo
