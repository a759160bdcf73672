// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ai/yardsticks.h"

#include <cstdio>
#include <exception>

// The arena of sobremesa-cli with the yardsticks as players: yardsticks GAME --a strong --b thumb --unit deal
int main(int count, char **words)
{
    try {
        return sobremesa::cli::runArenaOf({ words + 1, words + count }, sobremesa::yardstick::findPlayer);
    } catch (const std::exception &error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
}
