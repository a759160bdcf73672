// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/inlinevector.h"
#include "engine/core/seat.h"

#include <array>
#include <cstdint>

// The names of Tresillo's rules page as numbers, and the small things that its state is made of.
namespace sobremesa::tresillo {

// Rows of GameInfo::phases, verbs, reasons and notes.
enum class Phase : std::uint8_t {
    Bidding,
    Contract,
    PenetroTake,
    PenetroTrump,
    Drop,
    First,
    Exchange,
    Play,
    Surrender,
    Bola,
    Between,
    Over
};
enum class Verb : std::uint8_t {
    Bid,
    Contract,
    Take,
    Penetro,
    Drop,
    First,
    Exchange,
    Play,
    Surrender,
    Accept,
    Defend,
    Stop,
    Bola
};
enum class Reason : std::uint8_t {
    Ante,
    Deal,
    Plate,
    Tanto,
    Puesta,
    Codillo,
    Debt,
    Contract,
    Estuches,
    Primeras,
    Bola,
    Settle,
    Share
};
enum class Note : std::uint8_t {
    Forced,
    PenetroBegins,
    VoidDeal,
    Exchanged,
    FirstOpponent,
    SitsOut,
    TrickWon,
    TakenOver,
    BolaFailed,
    BolaMade,
    Sacada,
    Puesta,
    Codillo,
    DebtWritten,
    DebtStruckOut,
    Drawn
};
// Rows of GameInfo::options.
enum class Option : std::uint8_t {
    Players,
    Deals,
    EspadaForzada,
    Penetro,
    Surrender,
    Codillo,
    FinalDebts,
    PlayOut
};
// Words of the verbs, in their order in the verbs' rows.
enum class BidWord : std::uint8_t { Paso, Juego, Mas };
enum class TakeWord : std::uint8_t { Top, Bottom };
enum class DropWord : std::uint8_t { Stay, Either, Out };
enum class FirstWord : std::uint8_t { Mine, Either, Yours };

// The first three are also the words of the verb "contract".
enum class Contract : std::uint8_t { Entrada, Vuelta, Solo, Penetro, None };
enum class Case : std::uint8_t { None, Clean, Stake, Debt };
enum class BolaState : std::uint8_t { None, Stopped, Going, Made, Failed };
enum class Result : std::uint8_t { None, Sacada, Puesta, Codillo, Void };

inline constexpr int maxPlayers = 4;
inline constexpr int cardsEach = 9;
inline constexpr int tricksInDeal = 9;

template<typename T>
using ByPlayer = std::array<T, maxPlayers>;

// The options that matter during play, section 3.
struct Rules
{
    static constexpr bool teams = false;
    std::uint8_t players = 3;
    std::uint8_t deals = 12;
    bool espadaForzada = true;
    bool penetro = true;
    std::uint8_t surrenderTricks = 4; // before the own card to this trick; 0: never
    bool codilloDirect = false;
    bool keepDebts = false;
    bool playOut = false;

    friend bool operator==(const Rules &, const Rules &) = default;
};

// A puesta written on the paper: whose, and how much. Packed, because a long game may write one in every
// deal.
class Debt
{
public:
    constexpr Debt() = default;
    constexpr Debt(Seat seat, int amount)
        : m_bits(static_cast<std::uint32_t>(amount) << 2U | seat)
    {
    }
    [[nodiscard]] constexpr Seat seat() const { return static_cast<Seat>(m_bits & 3U); }
    [[nodiscard]] constexpr int amount() const { return static_cast<int>(m_bits >> 2U); }
    friend constexpr bool operator==(const Debt &, const Debt &) = default;

private:
    std::uint32_t m_bits = 0;
};
using Paper = InlineVector<Debt, 64>; // the oldest first

// A word of the negotiations of 4.7 and 4.9.
struct Word
{
    Seat seat = 0;
    std::uint8_t word = 0;

    friend bool operator==(const Word &, const Word &) = default;
};

} // namespace sobremesa::tresillo
