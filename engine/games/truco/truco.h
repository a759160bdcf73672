// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/rules.h"
#include "engine/core/usual.h"
#include "engine/games/truco/bets.h"

namespace sobremesa::truco {

// One contest of three tricks with its own envido, flor and truco (4.3).
struct Play
{
    SeatSet seats, down;
    Seat mano = 0, turn = nobody, lead = 0;
    InlineVector<Side, handSize> tricks; // closed ones: the side, or parda
    Truco truco;
    Envido envido;
    Flor flor;
    Hold hold = Hold::Nothing;
    std::uint8_t heldReason = none; // why the play will end
    Side heldSide = nobody; // who scores then
    std::uint8_t step = 0; // of a declaration: places from the mano that have been asked
    InlineVector<Declared, 2 * mostSeats> declared;
    SeatSet claimants, accused;
    std::array<std::uint16_t, mostSeats> signsMade {}; // bit: a sign of 2.6
    InlineVector<Sign, 10 * mostSeats> signs;

    friend bool operator==(const Play &, const Play &) = default;
};

// The whole table. A hand is what is held (or laid face down); with the cards played it is what was dealt.
struct State
{
    Rules rules;
    Phase phase = Phase::Between;
    Side winner = nobody;
    Seat dealer = 0;
    bool picaDue = false; // a pica-pica is next, if 4.12 allows it
    bool pica = false; // the deal is one
    std::uint8_t duel = 0;
    std::uint16_t deals = 0;
    std::array<std::int16_t, 2> scores {};
    std::array<std::uint8_t, 2> gamesWon {};
    std::array<Cards<handSize>, mostSeats> hands, played;
    std::array<std::uint16_t, mostSeats> dealtSigns {}; // kept, as they are asked for at every step
    Cards<packSize> stock;
    SeatSet open; // laid all three cards open after a play of this deal
    SeatSet florless; // everybody knows that they were dealt none
    Play play;

    static const GameInfo &info();
    static Result<State> start(const Setup &setup);
    friend bool operator==(const State &, const State &) = default;
};

// The contract of engine/core/rules.h.
using usual::offered;
using usual::phase;
using usual::scores;
using usual::seatCount;
using usual::sideCount;
using usual::sideOf;
using usual::winner;
[[nodiscard]] SeatSet actors(const State &state);
[[nodiscard]] SeatSet waiting(const State &state);
void legal(const State &state, Seat seat, Actions &out);
void apply(State &state, const Action &action, Events &events);
[[nodiscard]] DealPlan plan(const State &state);
void deal(State &state, const PackCards &deck, Events &events);
[[nodiscard]] State redact(const State &state, Seat viewer);
[[nodiscard]] Zones zones(const State &state);
[[nodiscard]] Facts facts(const State &state);
[[nodiscard]] Objection refuse(const State &state, const Action &action);

static_assert(GameState<State>);
static_assert(sizeof(State) <= 512);

} // namespace sobremesa::truco
