// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

// The names of Tresillo's rules page as numbers.
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

} // namespace sobremesa::tresillo
