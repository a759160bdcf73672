// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arena.h"

#include <array>

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
    Command { "arena", arenaUsage, runArena },
    Command { "ladder", "ladder [GAME] --keep FILE [--series N] [--seed S] [--threads T]", runLadder },
    Command { "reasons", "reasons GAME --positions N --seed S", runReasons },
    Command { "review",
        "review GAME [--players P] [--option NAME=VALUE]... [--level L] [--deals N] [--seed S]", runReview },
    Command { "worst",
        "worst GAME [--level L] [--decisions N] [--players P] [--option NAME=VALUE]... [--seed S] [--list K]",
        runWorst },
    Command { "new", "new ID [--name NAME] [--root FOLDER]", runNew },
};

constexpr Program program { "sobremesa-cli", "does with records whatever can be done without a window",
    allCommands };

} // namespace

} // namespace sobremesa::cli

int main(int count, char **words)
{
    return sobremesa::cli::runProgram(sobremesa::cli::program, count, words);
}
