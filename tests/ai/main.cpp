// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/books/books.h"
#include "app/cli/arguments.h"
#include "app/cli/game.h"
#include "tests/ai/yardsticks.h"

#include <array>
#include <cstdio>

namespace {

using namespace sobremesa;

Setup readSetup(cli::Parsed &parsed, const GameInfo *game)
{
    return { game ? readGameOptions(parsed, *game) : OptionValues {}, {} };
}

int runBeliefs(const cli::Arguments &arguments)
{
    cli::Parsed parsed(arguments, { "--players", "--option", "--a", "--deals", "--seed" }, { "--book" });
    const GameInfo *game = cli::readGame(parsed);
    const cli::Player player = yardstick::findPlayer(parsed.text("--a", "regular"));
    const auto deals = static_cast<int>(parsed.number("--deals", 100, 1, 1'000'000));
    const std::uint64_t seed = parsed.number("--seed", 1, 0, UINT64_MAX);
    const Setup setup = readSetup(parsed, game);
    if (!game || !player.decide || !parsed.good())
        return parsed.refuse();
    const Book *book = parsed.has("--book") ? findBook(*game) : nullptr;
    const yardstick::Bits bits = yardstick::beliefBits(*game, setup, { player, book }, deals, seed);
    std::printf("%s, %d players: %+.3f +- %.3f bits for the true cards, %d decisions\n", game->id.data(),
        playersIn(setup.options), bits.mean, bits.interval, bits.decisions);
    return 0;
}

int runBids(const cli::Arguments &arguments)
{
    cli::Parsed parsed(arguments, { "--players", "--option", "--a", "--b", "--deals", "--packs", "--seed" });
    const GameInfo &game = *findGame("tresillo");
    const yardstick::Bidders bidders { yardstick::findPlayer(parsed.text("--a", "strong")),
        yardstick::findPlayer(parsed.text("--b", "regular")) };
    const auto auctions = static_cast<int>(parsed.number("--deals", 100, 1, 1'000'000));
    const auto packs = static_cast<int>(parsed.number("--packs", 40, 1, 1'000'000));
    const std::uint64_t seed = parsed.number("--seed", 1, 0, UINT64_MAX);
    const Setup setup = readSetup(parsed, &game);
    if (!bidders.asked.decide || !bidders.others.decide || !parsed.good())
        return parsed.refuse();
    const yardstick::BidRate rate = yardstick::bidRate(setup, bidders, auctions, packs, seed);
    std::printf(
        "%d chances: bids in %.1f %%, is worth it in %.1f %% (%+.1f +- %.1f), loses %.3f points each\n",
        rate.chances, 100 * rate.said, 100 * rate.worth, 100 * (rate.said - rate.worth), 100 * rate.interval,
        rate.lost);
    return 0;
}

int runChoices(const cli::Arguments &arguments)
{
    cli::Parsed parsed(
        arguments, { "--players", "--option", "--a", "--b", "--by", "--decisions", "--every", "--seed" });
    const GameInfo *game = cli::readGame(parsed);
    const std::array<cli::Player, 2> asked { yardstick::findPlayer(parsed.text("--a", "strong")),
        yardstick::findPlayer(parsed.text("--b", "master")) };
    yardstick::Sample sample { yardstick::findPlayer(parsed.text("--by", "greedy")) };
    sample.decisions = static_cast<int>(parsed.number("--decisions", 200, 1, 1'000'000));
    sample.every = static_cast<int>(parsed.number("--every", 5, 1, 1000));
    const std::uint64_t seed = parsed.number("--seed", 1, 0, UINT64_MAX);
    const bool able = asked[0].decide && asked[1].decide && sample.playing.decide;
    const Setup setup = readSetup(parsed, game);
    if (!game || !able || !parsed.good())
        return parsed.refuse();
    const yardstick::Choices choices = yardstick::compareChoices(*game, setup, asked, sample, seed);
    std::printf("%s, %d players: %d of %d decisions differ, %d not judged; %s gains %+.4f +- %.4f points a "
                "decision over %s\n",
        game->id.data(), playersIn(setup.options), choices.different, choices.decisions, choices.unjudged,
        asked[1].name.c_str(), choices.gain, choices.interval, asked[0].name.c_str());
    return 0;
}

int runArena(const cli::Arguments &arguments)
{
    return cli::runArenaOf(arguments, yardstick::findPlayer);
}

constexpr std::array all {
    cli::Command { "arena", cli::arenaUsage, runArena },
    cli::Command { "beliefs",
        "beliefs GAME [--players P] [--option NAME=VALUE]... [--a PLAYER] [--book] [--deals N] [--seed S]",
        runBeliefs },
    cli::Command { "bids",
        "bids [--players P] [--option NAME=VALUE]... [--a ASKED] [--b OTHERS] [--deals N] [--packs N] "
        "[--seed S]",
        runBids },
    cli::Command { "choices",
        "choices GAME [--players P] [--option NAME=VALUE]... [--a ONE] [--b OTHER] [--by PLAYER] "
        "[--decisions N] [--every K] [--seed S]",
        runChoices },
};

constexpr cli::Program program { "yardsticks",
    "plays the computer players against others (arena), and tells what it is worth to listen (beliefs), "
    "whether Tresillo's bids are right (bids) and what two players would do differently (choices)",
    all };

} // namespace

int main(int count, char **words)
{
    return cli::runProgram(program, count, words);
}
