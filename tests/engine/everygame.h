// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/registry.h"

#include <QTest>

// For tests that hold for all games: a row for each.
inline void addGames()
{
    QTest::addColumn<QString>("id");
    for (const sobremesa::GameInfo *game : sobremesa::games())
        QTest::newRow(game->id.data()) << QString::fromUtf8(game->id);
}
