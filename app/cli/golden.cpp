// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"
#include "engine/match/randomgame.h"

#include <iostream>

namespace sobremesa::cli {

int runGolden(const Arguments &arguments)
{
    const Parsed parsed(arguments, {});
    const GameInfo *game = parsed.plain().size() == 1 ? findGame(parsed.plain()[0]) : nullptr;
    if (!parsed.good() || !game)
        return parsed.refuse("golden GAME");
    std::cout << goldenText(*game);
    return 0;
}

} // namespace sobremesa::cli
