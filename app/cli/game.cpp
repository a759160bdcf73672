// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/game.h"

#include "engine/match/record.h"

namespace sobremesa::cli {

namespace {

std::string listOf(std::span<const GameInfo *const> games)
{
    std::string list;
    for (const GameInfo *game : games)
        list.append(list.empty() ? "there are " : ", ").append(game->id);
    return list;
}

} // namespace

const GameInfo *readGame(Parsed &parsed, std::size_t most)
{
    const auto &words = parsed.plain();
    const GameInfo *game = words.empty() ? nullptr : findGame(words[0]);
    if (words.empty())
        parsed.fail("names no game");
    else if (!game)
        parsed.fail("no game \"" + words[0] + "\": " + listOf(games()));
    else if (words.size() > most)
        parsed.fail("\"" + words[most] + "\" is one word too many");
    return parsed.good() ? game : nullptr;
}

const GameInfo *readGameIfAny(Parsed &parsed)
{
    return parsed.plain().empty() ? nullptr : readGame(parsed);
}

const Level *readLevel(Parsed &parsed, std::string_view standard)
{
    const std::string name = parsed.text("--level", standard);
    const Level *level = findLevel(name);
    if (!level)
        parsed.fail("--level: no level \"" + name + "\"");
    return level;
}

OptionValues readGameOptions(Parsed &parsed, const GameInfo &game)
{
    std::vector<std::string> told = parsed.texts("--option");
    for (const std::string &players : parsed.texts("--players"))
        told.push_back("players=" + players);
    OptionValues options = standardOptions(game.options);
    for (const std::string &option : told) {
        const std::size_t equals = std::min(option.find('='), option.size());
        const std::string value = option.substr(std::min(equals + 1, option.size()));
        const auto changed = readOption(options, option.substr(0, equals), value, game.options);
        if (changed)
            options = *changed;
        else
            parsed.fail(oneLine(changed.refusal()));
    }
    if (const auto begun = startGame(game, { options, {} }); parsed.good() && !begun)
        parsed.fail(oneLine(begun.refusal()));
    return options;
}

} // namespace sobremesa::cli
