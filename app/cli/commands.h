// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sobremesa::cli {

using Words = std::vector<std::string>;

// What a command is called with.
struct Arguments
{
    std::string usage; // how it is meant to be called
    Words words; // after the command's name
};

// One command; returns the exit code: 0 done, 1 something did not hold, 2 bad arguments.
struct Command
{
    std::string_view name;
    std::string_view usage; // without the program's name
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

// A program of several commands, and what it does in a sentence.
struct Program
{
    std::string_view name;
    std::string_view does;
    std::span<const Command> commands;
};
// Does what the words of the command line say, or tells how they are meant; returns the exit code.
[[nodiscard]] int runProgram(const Program &program, int count, char **words);

} // namespace sobremesa::cli
