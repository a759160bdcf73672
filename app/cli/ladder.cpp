// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arena.h"
#include "app/cli/arguments.h"
#include "app/cli/game.h"
#include "app/cli/interrupted.h"
#include "app/cli/sequential.h"

#include <cstdio>
#include <fstream>
#include <map>
#include <sstream>

// How the levels stand to each other: each against the one below.
namespace sobremesa::cli {

namespace {

// One step of a ladder: whole games for so many players.
struct Step
{
    Pairing pairing;
    Tally ahead;
    int games = 0;

    [[nodiscard]] std::string name() const
    {
        std::ostringstream words;
        words << pairing.game->id << ' ' << playersIn(pairing.setup.options) << ' ' << pairing.players[0].name
              << ' ' << pairing.players[1].name;
        return words.str();
    }
    void add(double share, int contests)
    {
        ahead.add(share);
        games += contests;
    }
};

struct Wanted
{
    std::vector<const GameInfo *> games;
    std::string keep;
    int series = 100;
    std::uint64_t seed = 1;
    int threads = 1;
};

Wanted readWanted(Parsed &parsed)
{
    Wanted wanted;
    wanted.keep = parsed.text("--keep");
    wanted.series = static_cast<int>(parsed.number("--series", 100, 1, 1'000'000));
    wanted.seed = parsed.number("--seed", 1, 0, UINT64_MAX);
    wanted.threads = static_cast<int>(parsed.number("--threads", 1, 1, 64));
    if (wanted.keep.empty())
        parsed.fail("wants --keep FILE");
    if (const GameInfo *game = readGameIfAny(parsed))
        wanted.games = { game };
    else
        wanted.games.assign(games().begin(), games().end());
    return wanted;
}

std::vector<Step> stepsOf(const Wanted &wanted)
{
    std::vector<Step> steps;
    for (const GameInfo *game : wanted.games)
        for (const OptionChoice &players : game->options[playersRow].choices)
            for (std::size_t upper = 1; upper < levels().size(); ++upper) {
                Step step;
                step.pairing.game = game;
                step.pairing.setup.options = standardOptions(game->options);
                step.pairing.setup.options[playersRow] = players.value;
                for (const std::size_t who : { std::size_t { 0 }, std::size_t { 1 } })
                    step.pairing.players[who] = levelPlayer(std::string(levels()[upper - who].id));
                step.pairing.seed = wanted.seed;
                step.pairing.threads = wanted.threads;
                steps.push_back(std::move(step));
            }
    return steps;
}

// A line for each series: the share, the games, the step.
void resume(const Wanted &wanted, std::vector<Step> &steps)
{
    std::map<std::string, Step *> byName;
    for (Step &step : steps)
        byName[step.name()] = &step;
    std::ifstream file(wanted.keep);
    std::string name;
    double share = 0;
    int contests = 0;
    while (file >> share >> contests >> std::ws && std::getline(file, name)) {
        const auto found = byName.find(name);
        if (found != byName.end())
            found->second->add(share, contests);
    }
}

// As many series as there are threads.
void playOn(Step &step, std::ofstream &kept)
{
    step.pairing.firstGroup = static_cast<std::size_t>(step.ahead.count());
    step.pairing.deals = step.ahead.count() + step.pairing.threads;
    runPairing(step.pairing, [&](const Group &group) {
        const auto contests = static_cast<int>(group.contests.size());
        step.add(group.ahead, contests);
        kept << group.ahead << ' ' << contests << ' ' << step.name() << '\n' << std::flush;
        return true;
    });
}

// Series by series, so that an interruption leaves all steps equally well known.
void play(const Wanted &wanted, std::vector<Step> &steps)
{
    std::ofstream kept(wanted.keep, std::ios::app);
    kept.precision(17);
    const Interruption interruption;
    for (int round = 1; round <= wanted.series; ++round)
        for (Step &step : steps) {
            if (Interruption::happened())
                return;
            if (step.ahead.count() < round)
                playOn(step, kept);
        }
}

void print(const std::vector<Step> &steps)
{
    std::printf("%-10s %7s  %-20s %15s %6s\n", "game", "players", "level over level", "ahead, %", "games");
    for (const Step &step : steps)
        std::printf("%-10s %7d  %-20s %6.1f +- %5.1f %6d\n", step.pairing.game->id.data(),
            playersIn(step.pairing.setup.options),
            (step.pairing.players[0].name + " " + step.pairing.players[1].name).c_str(),
            100 * step.ahead.mean(), 100 * step.ahead.interval(), step.games);
}

} // namespace

int runLadder(const Arguments &arguments)
{
    Parsed parsed(arguments, { "--keep", "--series", "--seed", "--threads" });
    const Wanted wanted = readWanted(parsed);
    if (!parsed.good())
        return parsed.refuse();
    if (!canKeepIn(wanted.keep))
        return 1;
    std::vector<Step> steps = stepsOf(wanted);
    resume(wanted, steps);
    play(wanted, steps);
    print(steps);
    return 0;
}

} // namespace sobremesa::cli
