// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sobremesa::cli {

// The words after the command's name.
using Arguments = std::vector<std::string>;

// One command of sobremesa-cli; returns the exit code: 0 done, 1 something did not hold, 2 bad arguments.
struct Command
{
    std::string_view name;
    std::string_view usage;
    int (*run)(const Arguments &arguments);
};

int runCheck(const Arguments &arguments);
int runReplay(const Arguments &arguments);
int runLesson(const Arguments &arguments);
int runDrill(const Arguments &arguments);
int runRandom(const Arguments &arguments);
int runGolden(const Arguments &arguments);
int runPlay(const Arguments &arguments);
int runBench(const Arguments &arguments);
int runDecisions(const Arguments &arguments);
int runArena(const Arguments &arguments);
int runLadder(const Arguments &arguments);
int runReasons(const Arguments &arguments);
int runReview(const Arguments &arguments);
int runWorst(const Arguments &arguments);
int runNew(const Arguments &arguments);

[[nodiscard]] std::span<const Command> commands();

} // namespace sobremesa::cli
