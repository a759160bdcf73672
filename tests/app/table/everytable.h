// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/registry.h"
#include "tests/app/table/openings.h"

#include <QTest>

// For tests that hold for all tables: a row for each game and number of players.
inline void addTables()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("players");
    for (const sobremesa::GameInfo *game : sobremesa::games()) {
        for (int players = 2; players <= sobremesa::maxSeats; ++players) {
            if (isPlayedBy(*game, players))
                QTest::addRow("%s %d", game->id.data(), players) << QString::fromUtf8(game->id) << players;
        }
    }
}
