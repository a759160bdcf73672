// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/console.h"

#include <algorithm>
#include <array>
#include <exception>
#include <iostream>

namespace sobremesa::cli {

namespace {

constexpr std::array allCommands {
    Command { "check", "check PATH...", runCheck },
    Command { "replay", "replay FILE", runReplay },
    Command { "lesson", "lesson [--totals] [--judge] PATH...", runLesson },
    Command { "drill", "drill GAME [DRILL] [--count N] [--seed S] [--box B]", runDrill },
    Command { "random", "random GAME --games N --seed S --out DIR", runRandom },
    Command { "golden", "golden GAME", runGolden },
    Command { "play", "play GAME [--players P] [--option NAME=VALUE]... [--seed S] [--level L]", runPlay },
    Command { "bench", "bench [GAME] [--json]", runBench },
    Command { "decisions", "decisions [GAME] [--seed S] | decisions --out DIR [--seed S]", runDecisions },
    Command { "arena",
        "arena GAME --a LEVEL --b LEVEL --deals N --seed S [--players P] [--option NAME=VALUE]... "
        "[--unit game|deal [--after DEALS]] [--sprt LOW:HIGH "
        "[--of points|won]] [--keep FILE] [--json FILE] [--threads T]",
        runArena },
    Command { "ladder", "ladder [GAME] --keep FILE [--series N] [--seed S] [--threads T]", runLadder },
    Command { "reasons", "reasons GAME --positions N --seed S", runReasons },
    Command { "review", "review GAME [--level L] [--deals N] [--seed S]", runReview },
    Command { "worst",
        "worst GAME [--level L] [--decisions N] [--players P] [--option NAME=VALUE]... [--seed S] [--list K]",
        runWorst },
    Command { "new", "new ID [--name NAME] [--root FOLDER]", runNew },
};

int help()
{
    std::cout << "sobremesa-cli does with records whatever can be done without a window.\n";
    for (const Command &command : allCommands)
        std::cout << "  sobremesa-cli " << command.usage << '\n';
    return 0;
}

int run(const Arguments &words)
{
    if (words.empty() || words[0] == "--help" || words[0] == "help")
        return help();
    const auto *command = std::find_if(
        allCommands.begin(), allCommands.end(), [&](const Command &row) { return row.name == words[0]; });
    if (command == allCommands.end()) {
        std::cerr << "unknown command " << words[0] << "; see sobremesa-cli --help\n";
        return 2;
    }
    return command->run({ words.begin() + 1, words.end() });
}

} // namespace

std::span<const Command> commands()
{
    return allCommands;
}

} // namespace sobremesa::cli

int main(int count, char **words)
{
    try {
        return sobremesa::cli::run(sobremesa::cli::openConsole(count, words));
    } catch (const std::exception &error) { // out of memory, a broken pipe: say it and go
        std::cerr << error.what() << '\n';
        return 1;
    }
}
