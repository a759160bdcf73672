// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/card.h"
#include "engine/core/seat.h"

namespace sobremesa::truco {

inline constexpr int handSize = 3;
inline constexpr int mostSeats = 6;
inline constexpr int packSize = 40;
inline constexpr Side parda = nobody; // a trick that nobody won (4.4)

// Rows of GameInfo::phases (2.5).
enum class Phase : std::uint8_t {
    Play,
    Envido,
    FlorCall,
    FlorRound,
    FlorAnswer,
    Declare,
    Claims,
    Between,
    Over
};
// Who sees a sign, and whether it may lie (4.11).
enum class Signals : std::uint8_t { Private, Open, Off };
// How far an envido or the flor of a play has come (4.14).
enum class Stage : std::uint8_t { None, Bidding, Declaring, Done, Annulled };
// What waits for a last call of flor, or for the flor behind it (4.9).
enum class Hold : std::uint8_t { Nothing, EnvidoWanted, EnvidoRefused, PlayEnds };

// The rules of the table (3).
struct Rules
{
    static constexpr bool teams = true;
    std::uint8_t players = 4, target = 30, games = 1;
    std::uint8_t picaFrom = 0, earlyMazo = 1;
    bool malasBuenas = false, flor = false, picaPica = true, openPlay = true, envidoAfterTruco = true;
    Signals signals = Signals::Private;

    friend bool operator==(const Rules &, const Rules &) = default;
};

// The bet on the tricks (4.5). Steps: 0 none, 1 truco, 2 retruco, 3 vale cuatro.
struct Truco
{
    std::uint8_t accepted = 0;
    std::uint8_t open = 0; // called and not answered
    Side by = nobody; // who called the open step
    Seat caller = nobody;
    Side mayRaise = nobody;
    SeatSet spoken; // who said one of the five words

    friend bool operator==(const Truco &, const Truco &) = default;
};

// The bet on the points of two cards of a suit (4.6).
struct Envido
{
    Stage stage = Stage::None;
    Side by = nobody; // of the last bid
    Seat caller = nobody;
    Seat winner = nobody; // of one that was wanted
    InlineVector<std::uint8_t, 4> chain; // 0 envido, 1 real envido, 2 falta envido

    friend bool operator==(const Envido &, const Envido &) = default;
};

// The bet on three cards of one suit (4.9).
enum FlorRaise : std::uint8_t { contraflorRaise, restoRaise };
struct Flor
{
    Stage stage = Stage::None;
    Side by = nobody; // of the last raise
    Seat caller = nobody;
    Side word = nobody; // who answers after the round
    Seat reached = nobody; // how far the first round has come
    bool afterCall = false; // announced in a last call, in which others may have hidden theirs
    SeatSet hid; // let a last call pass: known to themselves alone
    InlineVector<Seat, mostSeats> shown; // announced or shown, in order
    InlineVector<std::uint8_t, 2> raises; // FlorRaise

    friend bool operator==(const Flor &, const Flor &) = default;
};

// A word of a declaration (4.7): the points, or that the others are good.
struct Declared
{
    Seat seat = nobody;
    std::uint8_t points = sonBuenas;

    static constexpr std::uint8_t sonBuenas = 255;
    friend bool operator==(const Declared &, const Declared &) = default;
};

// A sign and how many cards its seat had played before it.
struct Sign
{
    std::uint8_t packed = 0;

    [[nodiscard]] static constexpr Sign of(int seat, int code, int played)
    {
        return { static_cast<std::uint8_t>((seat * 10 + code) * handSize + played) };
    }
    [[nodiscard]] constexpr Seat seat() const { return static_cast<Seat>(packed / (10 * handSize)); }
    [[nodiscard]] constexpr std::uint8_t code() const
    {
        return static_cast<std::uint8_t>(packed / handSize % 10);
    }
    [[nodiscard]] constexpr std::size_t played() const { return packed % handSize; }
    friend bool operator==(const Sign &, const Sign &) = default;
};

} // namespace sobremesa::truco
