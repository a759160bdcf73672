// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace sobremesa::truco {

// Rows of GameInfo::options.
enum class Option : std::uint8_t {
    Players,
    Target,
    Games,
    FaltaEnvido,
    Flor,
    PicaPica,
    PicaFrom,
    OpenPlay,
    EnvidoAfterTruco,
    EarlyMazo,
    Signals
};

// Rows of GameInfo::verbs (2.3).
namespace verb {
enum : std::uint8_t {
    play,
    envido,
    realEnvido,
    faltaEnvido,
    truco,
    retruco,
    valeCuatro,
    quiero,
    noQuiero,
    mazo,
    declare,
    sonBuenas,
    flor,
    contraflor,
    contraflorResto,
    achico,
    hide,
    accuse,
    done,
    sign
};
}

// Rows of GameInfo::reasons (2.4).
namespace reason {
enum : std::uint8_t {
    hand,
    truco,
    retruco,
    valeCuatro,
    trucoRefused,
    retrucoRefused,
    valeCuatroRefused,
    mazo,
    mazoEnvido,
    envido,
    faltaEnvido,
    envidoRefused,
    flor,
    contraflor,
    contraflorResto,
    contraflorRefused,
    florFound,
    florFalseClaim
};
}

// Rows of GameInfo::notes.
namespace note {
enum : std::uint8_t {
    redonda,
    picaPica,
    duel,
    trickWon,
    trickParda,
    declares,
    sonBuenas,
    florShown,
    envidoAnnulled,
    gameWon
};
}

inline constexpr std::uint8_t signCount = 10, florSign = 9;

} // namespace sobremesa::truco
