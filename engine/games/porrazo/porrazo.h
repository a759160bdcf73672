// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phaserow.h"
#include "engine/core/rules.h"
#include "engine/core/usual.h"
#include "engine/games/porrazo/scoring.h"

// Porrazo: a hand is one pass through the pack, a deal one batch of it. Sections named in comments are those
// of the game's rules page.
namespace sobremesa::porrazo {

// Rows of the tables in info.cpp.
enum class Phase : std::uint8_t { Tendido, Arrange, Declare, Play, Claim, Between, Over };
enum class Verb : std::uint8_t { Tendido, Wait, Arrange, Declare, Silent, Play, Claim, Pass };
enum class Option : std::uint8_t { Players, Teams, Target, Declarations, Claims, LimpiaValue, SixRest };
enum class Note : std::uint8_t { NextDeal, Leftover, Rest, Declarations };
inline constexpr std::uint8_t leaveWord = 0; // "play <card> leave"
inline constexpr std::uint8_t rightWord = 1; // "arrange … right"

// Section 3.
struct Rules
{
    std::uint8_t players = 2;
    bool teams = false;
    bool automatic = false; // declarations: auto
    bool claims = true;
    bool lastOfRun = false; // limpia_value: last
    bool dealTwo = false; // six_rest: deal_two
    std::int16_t target = 61;

    friend bool operator==(const Rules &, const Rules &) = default;
};

// 4.6: equal cards played one directly after the other, and what the last porrazo or counter-porrazo gained.
struct Chain
{
    std::uint8_t length = 0;
    std::uint8_t rank = 0;
    Seat maker = nobody;
    std::uint8_t points = 0; // of the porrazo or counter-porrazo
    std::uint8_t limpia = 0; // booked with it
    CardSet gained {}; // all cards captured by it

    friend bool operator==(const Chain &, const Chain &) = default;
};

struct State
{
    Rules rules;
    Phase phase = Phase::Between;
    Seat dealer = 0;
    Seat turn = nobody; // phase Play
    Seat asked = nobody; // phase Declare; known to that seat alone
    Seat lastCapture = nobody;
    Side winner = nobody;
    std::uint16_t hand = 0; // 0 before the first one
    std::uint8_t deal = 0; // before the first hand: the number of deals before it (4.11)
    bool tendidoDone = false;
    SeatSet unclaimed, passed; // phase Claim
    BySeat<HandCards> hands, played; // together the cards of this deal
    Cards<packSize> stock; // the top first
    Cards<packSize> table; // the oldest first
    Cards<4> tendido; // laid out but not on the table yet: A B C D
    BySide<std::int16_t> scores {};
    BySide<std::uint8_t> captured {}; // counts
    BySide<CardSet> piles {}; // the same cards: everybody saw them being taken
    BySeat<Combination> declared {};
    BySeat<Seat> claimedBy; // by the seat that held it
    Chain chain;

    State() { claimedBy.fill(nobody); }
    static const GameInfo &info();
    static Result<State> start(const Setup &setup);
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
using usual::winner;
[[nodiscard]] DealPlan plan(const State &state);
void deal(State &state, const PackCards &deck, Events &events);
[[nodiscard]] State redact(const State &state, Seat viewer);
[[nodiscard]] Zones zones(const State &state);
[[nodiscard]] Facts facts(const State &state);
[[nodiscard]] Objection refuse(const State &state, const Action &action);
[[nodiscard]] const PhaseRow<State> &phaseRow(const State &state);

static_assert(GameState<State>);
static_assert(sizeof(State) <= 512);

// Section 4.1.
[[nodiscard]] int dealsInHand(const Rules &rules);
[[nodiscard]] int cardsInDeal(const Rules &rules, int deal);
[[nodiscard]] int leftoverCards(const Rules &rules);
// The ronda or rondine that the seat was dealt in this deal; nothing as long as its cards are not known.
[[nodiscard]] Holding holding(const State &state, Seat seat);

} // namespace sobremesa::porrazo
