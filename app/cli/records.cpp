// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"
#include "app/cli/console.h"
#include "app/cli/game.h"
#include "engine/match/describe.h"
#include "engine/match/expect.h"
#include "engine/match/json.h"
#include "engine/match/randomgame.h"

#include <algorithm>
#include <filesystem>
#include <iostream>

namespace sobremesa::cli {

namespace {

namespace fs = std::filesystem;

bool holds(const std::string &path)
{
    const auto text = readFile(path);
    const auto mismatches =
        text ? check(*text) : std::vector<Mismatch> { { "file", "a readable file", "cannot be read" } };
    for (const Mismatch &mismatch : mismatches) {
        std::cout << path << ": " << mismatch.key << ": expected " << mismatch.expected << ", found "
                  << mismatch.found << '\n';
    }
    return mismatches.empty();
}

} // namespace

int runCheck(const Arguments &arguments)
{
    Parsed parsed(arguments, {});
    if (parsed.plain().empty())
        parsed.fail("names no file");
    if (!parsed.good())
        return parsed.refuse();
    const auto files = jsonFilesAt(parsed.plain());
    const auto passed = std::count_if(files.begin(), files.end(), holds);
    const auto failed = static_cast<std::ptrdiff_t>(files.size()) - passed;
    std::cout << passed << " passed, " << failed << " failed\n";
    return failed == 0 ? 0 : 1;
}

int runReplay(const Arguments &arguments)
{
    Parsed parsed(arguments, {});
    if (parsed.plain().size() != 1)
        parsed.fail(parsed.plain().empty() ? "names no file" : "names more than one file");
    if (!parsed.good())
        return parsed.refuse();
    const auto text = readFile(parsed.plain()[0]);
    if (!text) {
        std::cerr << parsed.plain()[0] << ": cannot be read\n";
        return 1;
    }
    const auto record = readRecord(*text);
    const auto match = record ? replay(*record) : Result<Match>(record.refusal());
    if (!match) {
        std::cerr << parsed.plain()[0] << ": " << oneLine(match.refusal()) << '\n';
        return 1;
    }
    std::cout << writeJson(describe(*match));
    return 0;
}

int runRandom(const Arguments &arguments)
{
    Parsed parsed(arguments, { "--games", "--seed", "--out" });
    const std::uint64_t games = parsed.number("--games", 1, 1, 1'000'000);
    const std::uint64_t seed = parsed.number("--seed", 1, 0, UINT64_MAX);
    const GameInfo *game = readGame(parsed);
    if (!parsed.has("--out"))
        parsed.fail("wants --out DIR");
    if (!parsed.good() || !game)
        return parsed.refuse();
    const fs::path folder = pathOf(parsed.text("--out"));
    std::error_code error;
    fs::create_directories(folder, error);
    for (std::uint64_t i = 0; i < games; ++i) {
        const Match match = randomGame(*game, mix(seed, i));
        Value record = explicitRecordOf(match);
        record.add("expect", describe(match));
        const fs::path path =
            folder / (std::string(game->id) + '-' + std::to_string(seed) + '-' + std::to_string(i) + ".json");
        if (!writeFile(textOf(path), writeJson(record))) {
            std::cerr << textOf(path) << ": cannot be written\n";
            return 1;
        }
    }
    return 0;
}

} // namespace sobremesa::cli
