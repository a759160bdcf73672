// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phaserow.h"
#include "engine/core/rules.h"
#include "engine/core/usual.h"
#include "engine/games/loba/melds.h"

// Loba: contract rummy in six deals with two packs and four jokers. The sections named are those of its rules
// page.
namespace sobremesa::loba {

inline constexpr int mostSeats = 5;
inline constexpr int handSize = 11;
inline constexpr std::size_t mostMelds = 20; // four of twelve cards, five players

// Rows of GameInfo::phases; Reshuffle is told as Between.
enum class Phase : std::uint8_t { Draw, Play, Between, Over, Reshuffle };
// Rows of GameInfo::verbs.
enum class Verb : std::uint8_t { Draw, Meld, Layoff, Swap, Discard };
// Words of "draw".
enum class Source : std::uint8_t { Stock, Discards };
// Rows of GameInfo::reasons and GameInfo::notes.
enum class Reason : std::uint8_t { Hand };
enum class Note : std::uint8_t { WentOut, Blocked, Reshuffled, Contract };

// Rows of GameInfo::options.
enum class Option : std::uint8_t { Players, InitialMeld, LayoffOnMeldTurn, MustDiscard, Reshuffles };

struct Rules
{
    static constexpr bool teams = false;
    std::uint8_t players = 4;
    InitialMeld initialMeld = InitialMeld::Extra;
    bool layoffOnMeldTurn = false;
    bool mustDiscard = false;
    std::uint8_t reshuffles = 3;

    friend bool operator==(const Rules &, const Rules &) = default;
};

using Hand = Cards<13>;

// The points of one finished deal, and who went out.
struct DealResult
{
    std::array<std::uint8_t, mostSeats> points {};
    Seat out = nobody; // nobody: blocked

    friend bool operator==(const DealResult &, const DealResult &) = default;
};

struct State
{
    Rules rules;
    Phase phase = Phase::Between;
    std::uint8_t deal = 1; // the number of the current or finished deal, or of the first one
    bool begun = false; // a deal has been dealt
    Seat dealer = 0;
    Seat turn = 0;
    Source drawn = Source::Stock; // in this turn
    SeatSet melded; // in this deal
    bool meldedNow = false; // in this turn
    std::uint8_t reshuffled = 0;
    std::uint16_t draws = 0; // in this deal
    std::array<Hand, mostSeats> hands {}; // sorted
    InlineVector<Meld, mostMelds> melds;
    Cards<86> stock; // the top first
    Cards<86> discards; // the last card is the top one
    std::array<std::int32_t, mostSeats> scores {};
    InlineVector<DealResult, dealsOfGame> history;

    static const GameInfo &info();
    static Result<State> start(const Setup &setup);

    friend bool operator==(const State &, const State &) = default;
};

// The contract of engine/core/rules.h.
using usual::actors;
using usual::apply;
using usual::offered;
using usual::scores;
using usual::seatCount;
using usual::sideCount;
using usual::sideOf;
using usual::waiting;
[[nodiscard]] std::uint8_t phase(const State &state);
[[nodiscard]] std::optional<Side> winner(const State &state);
void legal(const State &state, Seat seat, Actions &out);
[[nodiscard]] DealPlan plan(const State &state);
void deal(State &state, const PackCards &deck, Events &events);
[[nodiscard]] State redact(const State &state, Seat viewer);
[[nodiscard]] Zones zones(const State &state);
[[nodiscard]] Facts facts(const State &state);
[[nodiscard]] Objection refuse(const State &state, const Action &action);
[[nodiscard]] const PhaseRow<State> &phaseRow(const State &state);

static_assert(GameState<State>);
static_assert(sizeof(State) <= 1024);

// Whether the seat on turn may lay cards off and swap jokers now (section 4.6).
[[nodiscard]] bool mayLayOff(const State &state);
// How many cards the seat on turn may play without a discard (option must_discard).
[[nodiscard]] int mostPlayed(const State &state);
// The meld with this number on the table, counted from 1; null if there is none.
[[nodiscard]] const Meld *meldNumbered(const State &state, int number);

} // namespace sobremesa::loba
