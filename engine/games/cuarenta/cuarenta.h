// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phaserow.h"
#include "engine/core/rules.h"
#include "engine/core/usual.h"
#include "engine/games/cuarenta/ranks.h"

#include <array>

namespace sobremesa::cuarenta {

// Rows of the tables in info.cpp.
enum class Phase : std::uint8_t { Play, LastClaim, Count, Between, Over };
enum class Verb : std::uint8_t { Play, Ronda, Claim, Pass, Collect, Forgo };
enum class Reason : std::uint8_t {
    FourOfAKind,
    Ronda,
    Caida,
    Limpia,
    Cards,
    MostCards,
    EqualCards,
    CapturedRonda
};
enum class Note : std::uint8_t { Batch, Claim, Barred, Left, Pile };

enum class Option : std::uint8_t { Players, SumCards, MissedSequence, CapturedRonda, Rule38, AllTwos };

enum class Missed : std::uint8_t { Claim, Forced, Free };
enum class Rule38 : std::uint8_t { NoCaida, OnlyCaida, None };

// The options (section 3).
struct Rules
{
    static constexpr bool teams = true;
    std::uint8_t players = 2;
    bool sumOfTwo = false;
    Missed missed = Missed::Claim;
    bool automaticRondas = false;
    Rule38 rule38 = Rule38::NoCaida;
    bool allTwos = false;

    friend bool operator==(const Rules &, const Rules &) = default;
};

// A caida: it has captured a ronda if its rank was dealt three times to the owner in that batch (4.7).
// Whether it was follows from the owner's cards and is kept only once the batch is over and everybody has
// seen them.
struct Fall
{
    Side side = 0; // that captured
    Seat owner = 0; // whose card fell
    std::uint8_t rank = 0;
    bool ronda = false;

    friend bool operator==(const Fall &, const Fall &) = default;
};

struct State
{
    Rules rules;
    Phase phase = Phase::Between;
    bool opened = false; // the first deal has been dealt
    Seat dealer = 0, turn = 0;
    std::uint8_t batch = 0;
    Side asked = 0; // phase Count: the side that may collect
    Side winner = nobody;
    SeatSet declared; // rondas of this batch
    SeatSet done; // seats that have passed or forgone
    std::array<std::uint8_t, 2> scores {};
    Card laid; // what a caida could take now
    Seat capturer = nobody; // who captured with the last card played, until the next one
    std::uint8_t runEnd = 0; // place of the last rank that he took
    std::array<Cards<5>, 4> hands;
    std::array<Cards<5>, 4> played; // in this batch, in order: with the hand, what was dealt
    Cards<40> stock; // the top first
    Cards<40> table; // in the order in which they were laid
    std::array<RankSet, 2> captured; // in this deal; every card was seen when it was taken
    InlineVector<Fall, 20> falls;

    static const GameInfo &info();
    static Result<State> start(const Setup &setup);
    friend bool operator==(const State &, const State &) = default;
};

// The contract of engine/core/rules.h.
using usual::actors;
using usual::apply;
using usual::phase;
using usual::scores;
using usual::seatCount;
using usual::sideCount;
using usual::sideOf;
using usual::winner;
[[nodiscard]] SeatSet waiting(const State &state);
void legal(const State &state, Seat seat, Actions &out);
void offered(const State &state, Seat seat, Actions &out);
[[nodiscard]] DealPlan plan(const State &state);
void deal(State &state, const PackCards &deck, Events &events);
[[nodiscard]] State redact(const State &state, Seat viewer);
[[nodiscard]] Zones zones(const State &state);
[[nodiscard]] Facts facts(const State &state);
[[nodiscard]] Objection refuse(const State &state, const Action &action);
[[nodiscard]] const PhaseRow<State> &phaseRow(const State &state);

static_assert(GameState<State> && sizeof(State) <= 512);

// 4.1: batches in a deal.
[[nodiscard]] int batches(const State &state);
// The seats of the other side (sections 1 and 4.6).
[[nodiscard]] SeatSet opponents(const State &state, Seat seat);
// The five cards dealt to the seat in this batch; unknown ones are missing.
[[nodiscard]] RankSet dealt(const State &state, Seat seat);
// The rank of which exactly three (or four) are in the set; 0 if there is none.
[[nodiscard]] int rankOfThree(RankSet cards);
[[nodiscard]] int rankOfFour(RankSet cards);
// 4.3: the seat may declare a ronda now.
[[nodiscard]] bool mayDeclare(const State &state, Seat seat);
// 4.6: what `claim` would take.
[[nodiscard]] RankSet missedRun(const State &state);
// 4.7: the caida is known to have captured a ronda.
[[nodiscard]] bool capturedRonda(const State &state, const Fall &fall);
// 4.2: the seat whose four of a kind has just won the game.
[[nodiscard]] Seat fourOfAKindHolder(const State &state);

} // namespace sobremesa::cuarenta
