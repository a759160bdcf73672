// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/levels.h"

#include <QString>

// Who sits at a table. A person has no level.
struct Player
{
    QString name;
    int tile = 1;
    const sobremesa::Level *level = nullptr;
};
