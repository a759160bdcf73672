// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/people.h"
#include "engine/ai/levels.h"

#include <QString>

// Who sits at a table. A person has no level.
struct Player
{
    QString name;
    int tile = 1;
    const sobremesa::Level *level = nullptr;
    bool leans = true; // plays as its face does; who sits in a lesson does not
};

[[nodiscard]] inline sobremesa::Style styleOf(const Player &player)
{
    return styleOf(player.tile, player.level != nullptr && player.leans);
}
