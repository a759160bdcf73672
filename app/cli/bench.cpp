// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bench.h"

#include "app/cli/arguments.h"
#include "app/cli/decisions.h"
#include "app/cli/game.h"
#include "app/cli/processortime.h"
#include "engine/ai/player.h"
#include "engine/ai/tree.h"
#include "engine/match/randomgame.h"

#include <cstdio>

namespace sobremesa::cli {

namespace {

constexpr int longest = 100'000; // actions of one game

// Frozen: a change of these changes every signature.
constexpr std::uint64_t benchSeed = 40;
constexpr int signedGames = 20;
constexpr int signedIterations = 60;

double secondsSince(double begin)
{
    return secondsOfProcessor() - begin;
}

Position opened(const GameInfo &game)
{
    return *startGame(game, { standardOptions(game.options), {} });
}

// Appends every legal action of every seat.
void allLegal(const Position &position, Actions &out)
{
    out.clear();
    for (const Seat seat : actors(position))
        legal(position, seat, out);
}

// Plays at random to the end; gives the number of actions and folds them into the hash.
long playAtRandom(Position position, Rng &rng, Actions &buffer, std::uint64_t &hash)
{
    Events deaf;
    long moves = 0;
    while (!isOver(position) && moves < longest) {
        allLegal(position, buffer);
        if (buffer.empty()) {
            dealShuffled(position, rng);
            continue;
        }
        const Action action = buffer[rng.below(static_cast<std::uint32_t>(buffer.size()))];
        hash = mix(hash, keyOf(action));
        apply(position, action, deaf);
        ++moves;
    }
    for (const std::int32_t points : scores(position))
        hash = mix(hash, static_cast<std::uint64_t>(points));
    return moves;
}

// Of what every level decides with every option, each with its own mind and memory, thinking briefly.
std::uint64_t decidedHash(const GameInfo &game)
{
    std::uint64_t hash = 0;
    for (const char letter : decisionsText(game, benchSeed, signedIterations))
        hash = mix(hash, static_cast<unsigned char>(letter));
    return hash;
}

std::uint64_t signatureOf(const GameInfo &game)
{
    std::uint64_t hash = 0;
    Actions buffer;
    for (std::uint64_t number = 0; number < signedGames; ++number) {
        Rng rng(mix(benchSeed, number));
        playAtRandom(*startGame(game, randomSetup(game, rng)), rng, buffer, hash);
    }
    return mix(hash, decidedHash(game));
}

void measureRandom(const GameInfo &game, Measured &measured)
{
    Actions buffer;
    buffer.reserve(8192);
    Rng rng(benchSeed);
    const Position start = opened(game);
    std::uint64_t hash = 0;
    long games = 0;
    long moves = 0;
    const double begin = secondsOfProcessor();
    const std::uint64_t before = allocations();
    while (secondsSince(begin) < 1.0) {
        moves += playAtRandom(start, rng, buffer, hash);
        ++games;
    }
    const double spent = secondsSince(begin);
    measured.allocations = allocations() - before;
    measured.gamesPerSecond = static_cast<double>(games) / spent;
    measured.movesPerSecond = static_cast<double>(moves) / spent;
}

void measureSearch(const GameInfo &game, Measured &measured)
{
    constexpr Level budget { "bench", "", Mind::Search, 2'000, 1.0, 0.0 };
    Position position = opened(game);
    Rng rng(benchSeed);
    dealShuffled(position, rng);
    const Observation seen = observe(position, waiting(position).first());
    long visits = 0;
    const double begin = secondsOfProcessor();
    for (std::uint64_t seed = 0; secondsSince(begin) < 1.0; ++seed)
        for (const Advice &advice : advise(seen, budget, seed))
            visits += advice.visits;
    measured.iterationsPerSecond = static_cast<double>(visits) / secondsSince(begin);
}

// Ways in which the unseen cards can lie, drawn by every seat in turn where so many actions have been played.
void measureWorlds(const GameInfo &game, Measured &measured)
{
    constexpr int played = 12, together = 1'000;
    Position position = opened(game);
    Rng rng(benchSeed);
    Actions buffer;
    Events deaf;
    for (int i = 0; i < played; ++i) {
        allLegal(position, buffer);
        if (buffer.empty())
            dealShuffled(position, rng);
        else
            apply(position, Action(buffer[rng.below(static_cast<std::uint32_t>(buffer.size()))]), deaf);
    }
    long drawn = 0;
    const auto drawSome = [&](const auto &state) {
        const auto imagined = worlds(Seen<std::decay_t<decltype(state)>> { redact(state, 0), 0 });
        for (int i = 0; i < together; ++i)
            drawn += seatCount(imagined.draw(rng)) > 0 ? 1 : 0;
    };
    const double begin = secondsOfProcessor();
    while (secondsSince(begin) < 0.5)
        std::visit(drawSome, position.state);
    measured.worldsPerSecond = static_cast<double>(drawn) / secondsSince(begin);
}

void print(const Measured &measured)
{
    std::printf("%-9s signature %016llx\n", measured.game.data(),
        static_cast<unsigned long long>(measured.signature));
    std::printf(
        "  random games/s        %12.0f\n  random legal moves/s  %12.0f\n  search iterations/s   %12.0f\n",
        measured.gamesPerSecond, measured.movesPerSecond, measured.iterationsPerSecond);
    std::printf("  worlds drawn/s        %12.0f\n", measured.worldsPerSecond);
    std::printf("  bytes of a state      %12zu\n  allocations in play   %12llu\n", measured.stateBytes,
        static_cast<unsigned long long>(measured.allocations));
}

void printJson(const std::vector<Measured> &all, std::uint64_t signature)
{
    std::printf(
        "{\n  \"signature\": \"%016llx\",\n  \"games\": [", static_cast<unsigned long long>(signature));
    const char *separator = "\n";
    for (const Measured &row : all) {
        std::printf("%s    { \"game\": \"%s\", \"signature\": \"%016llx\", \"gamesPerSecond\": %.0f, "
                    "\"movesPerSecond\": %.0f, \"iterationsPerSecond\": %.0f, \"worldsPerSecond\": %.0f, "
                    "\"stateBytes\": %zu, "
                    "\"allocations\": %llu }",
            separator, row.game.data(), static_cast<unsigned long long>(row.signature), row.gamesPerSecond,
            row.movesPerSecond, row.iterationsPerSecond, row.worldsPerSecond, row.stateBytes,
            static_cast<unsigned long long>(row.allocations));
        separator = ",\n";
    }
    std::printf("\n  ]\n}\n");
}

} // namespace

Measured measure(const GameInfo &game)
{
    Measured measured;
    measured.game = game.id;
    measured.signature = signatureOf(game);
    measured.stateBytes = std::visit([](const auto &state) { return sizeof(state); }, opened(game).state);
    measureRandom(game, measured);
    measureSearch(game, measured);
    measureWorlds(game, measured);
    return measured;
}

int runBench(const Arguments &arguments)
{
    Parsed parsed(arguments, {}, { "--json" });
    const GameInfo *chosen = readGameIfAny(parsed);
    if (!parsed.good())
        return parsed.refuse();
    std::vector<Measured> all;
    std::uint64_t signature = 0;
    for (const GameInfo *game : games()) {
        if (chosen && game != chosen)
            continue;
        all.push_back(measure(*game));
        signature = mix(signature, all.back().signature);
        if (!parsed.has("--json"))
            print(all.back());
    }
    if (parsed.has("--json"))
        printJson(all, signature);
    else
        std::printf("signature of all games %016llx\n", static_cast<unsigned long long>(signature));
    return 0;
}

} // namespace sobremesa::cli
