// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"
#include "app/cli/game.h"
#include "engine/match/randomgame.h"

#include <iostream>

namespace sobremesa::cli {

int runGolden(const Arguments &arguments)
{
    Parsed parsed(arguments, {});
    const GameInfo *game = readGame(parsed);
    if (!parsed.good() || !game)
        return parsed.refuse();
    std::cout << goldenText(*game);
    return 0;
}

} // namespace sobremesa::cli
