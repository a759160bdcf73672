// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/console.h"

#include <algorithm>
#include <exception>
#include <iostream>

namespace sobremesa::cli {

namespace {

int help(const Program &program)
{
    std::cout << program.name << ' ' << program.does << ".\n";
    for (const Command &command : program.commands)
        std::cout << "  " << program.name << ' ' << command.usage << '\n';
    return 0;
}

int run(const Program &program, const Words &words)
{
    if (words.empty() || words[0] == "--help" || words[0] == "help")
        return help(program);
    const auto command = std::find_if(program.commands.begin(), program.commands.end(),
        [&](const Command &row) { return row.name == words[0]; });
    if (command == program.commands.end()) {
        std::cerr << "unknown command " << words[0] << "; see " << program.name << " --help\n";
        return 2;
    }
    const std::string usage = std::string(program.name) + ' ' + std::string(command->usage);
    return command->run({ usage, { words.begin() + 1, words.end() } });
}

} // namespace

int runProgram(const Program &program, int count, char **words)
{
    try {
        return run(program, openConsole(count, words));
    } catch (const std::exception &error) { // out of memory, a broken pipe: say it and go
        std::cerr << error.what() << '\n';
        return 1;
    }
}

} // namespace sobremesa::cli
