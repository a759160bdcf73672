// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shelf/kept.h"

class Sql;

// Takes over the games that earlier versions kept as files: <game>.sobremesa, with <game>.players.json beside
// it. Once in the life of a shelf; the files stay as they are. Gives the next free id, and a sentence for
// every file that cannot be taken over. Throws SqlFailure.
struct TakenOver
{
    GameId next = noGame;
    QStringList problems;
};
[[nodiscard]] TakenOver takeOver(Sql &sql, const QString &folder, GameId first, qint64 now);
