// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shelf/kept.h"

#include <QCoreApplication>
#include <QDate>

// How a kept game is told of on a list, in the present language. Nothing of it needs the rules.
class GameWords
{
    Q_DECLARE_TR_FUNCTIONS(GameWords)

public:
    // "Truco"; the id itself where this program does not know the game.
    [[nodiscard]] static QString kind(const QString &game);
    // The same with the number of those who play: "Truco, 4 players".
    [[nodiscard]] static QString kindOf(const QString &game, int players);
    // What the player calls it, else what was played.
    [[nodiscard]] static QString title(const GameRow &row);
    // "with Elena against Rosa and Bruno"
    [[nodiscard]] static QString people(const GameRow &row);
    // People, level, deals, minutes, and where it comes from.
    [[nodiscard]] static QString line(const GameRow &row);
    // The points of the own side first: "18 : 22", "+14 · −5 · −9".
    [[nodiscard]] static QString score(const GameRow &row);
    [[nodiscard]] static QString outcome(const GameRow &row);
    // What its review found: "3 costly ones", or that it was looked at; empty: nothing yet.
    [[nodiscard]] static QString costly(const GameRow &row);
    // "20:14" on the same day, "Fri" in the week before it, else "21 Nov" or with its year.
    [[nodiscard]] static QString when(const QDateTime &time, const QDate &today);
    // Under which heading it stands: "Unfinished", "November", "December 2025".
    [[nodiscard]] static QString group(const GameRow &row, const QDate &today);
    [[nodiscard]] static QString month(const QDate &day, const QDate &today);
    // "Casual"; several or none: in words.
    [[nodiscard]] static QString level(const QString &level);
};

// Whose side a seat is on: partners sit across, so they follow each other in turn.
[[nodiscard]] int sideOfSeat(const GameRow &row, int seat);
