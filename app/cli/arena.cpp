// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arena.h"

#include "app/cli/arguments.h"
#include "app/cli/game.h"
#include "app/cli/processortime.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <thread>

namespace sobremesa::cli {

namespace {

constexpr const char *usage =
    "arena GAME --a LEVEL --b LEVEL --deals N --seed S [--players P] [--json FILE] [--threads T]";
constexpr int longest = 100'000; // actions of one game: against a game that does not end

// One game in play.
struct Table
{
    const Pairing &pairing;
    std::uint64_t seed;
    Side sideOfA;
    Position position;
    std::shared_ptr<const Happening> last;
    Contest contest;
    Actions buffer;
    std::uint64_t dealt = 0;
    std::uint64_t asked = 0;
};

// True if the seat acted; what is refused may be tried again otherwise.
bool ask(Table &table, Seat seat)
{
    const bool isA = sideOf(table.position, seat) == table.sideOfA;
    const std::size_t who = isA ? 0 : 1;
    const Observation observation = observe(table.position, seat, table.last);
    std::vector<Action> refused;
    for (;;) {
        const std::uint64_t seed = mix(mix(table.seed, seat), table.asked++);
        const double begin = millisecondsOfThread();
        const auto action = choose(observation, *table.pairing.levels[who], seed, {}, refused);
        table.contest.milliseconds[who].push_back(millisecondsOfThread() - begin);
        if (!action)
            return false;
        if (isLegal(table.position, *action, table.buffer)) {
            std::vector<Event> list;
            Events events(list);
            apply(table.position, *action, events);
            table.last = std::make_shared<Happening>(*action, std::move(list), table.last);
            ++table.contest.decisions;
            return true;
        }
        ++table.contest.refused;
        refused.push_back(*action);
    }
}

// Asks first those who may act out of turn, then those who must.
bool askAll(Table &table)
{
    const SeatSet needed = waiting(table.position);
    for (const Seat seat : actors(table.position) - needed)
        if (ask(table, seat))
            return true;
    for (const Seat seat : needed)
        if (ask(table, seat))
            return true;
    return false;
}

void score(Table &table)
{
    const Scores points = scores(table.position);
    const int sign = infoOf(table.position).fewestWin ? -1 : 1;
    double others = 0;
    for (std::size_t side = 0; side < points.size(); ++side)
        if (side != table.sideOfA)
            others += points[side];
    others /= static_cast<double>(points.size() - 1);
    table.contest.difference = sign * (points[table.sideOfA] - others);
    const std::optional<Side> won = winner(table.position);
    if (won && *won < points.size())
        table.contest.won = *won == table.sideOfA ? 1.0 : 0.0;
    else
        table.contest.won = 1.0 / static_cast<double>(points.size());
}

double percentile(std::vector<double> &values, double share)
{
    if (values.empty())
        return 0;
    const auto place = static_cast<std::size_t>(share * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(place), values.end());
    return values[place];
}

// Mean and half the width of its 95 % interval.
std::pair<double, double> meanOf(const std::vector<double> &values)
{
    const auto count = static_cast<double>(values.size());
    double sum = 0;
    for (const double value : values)
        sum += value;
    const double mean = sum / count;
    double squares = 0;
    for (const double value : values)
        squares += (value - mean) * (value - mean);
    return { mean, count > 1 ? 1.96 * std::sqrt(squares / (count - 1) / count) : 0.0 };
}

Outcome summarize(const std::vector<std::vector<Contest>> &groups)
{
    Outcome outcome;
    std::vector<double> differences;
    std::vector<double> shares;
    std::array<std::vector<double>, 2> times;
    for (const std::vector<Contest> &group : groups) {
        double difference = 0;
        double won = 0;
        for (const Contest &contest : group) {
            difference += contest.difference / static_cast<double>(group.size());
            won += contest.won / static_cast<double>(group.size());
            outcome.decisions += contest.decisions;
            outcome.refused += contest.refused;
            for (std::size_t who = 0; who < 2; ++who)
                times[who].insert(
                    times[who].end(), contest.milliseconds[who].begin(), contest.milliseconds[who].end());
        }
        outcome.games += static_cast<int>(group.size());
        differences.push_back(difference);
        shares.push_back(won);
    }
    outcome.groups = static_cast<int>(groups.size());
    std::tie(outcome.difference, outcome.interval) = meanOf(differences);
    std::tie(outcome.won, outcome.wonInterval) = meanOf(shares);
    for (std::size_t who = 0; who < 2; ++who)
        outcome.milliseconds[who] = { percentile(times[who], 0.5), percentile(times[who], 0.95),
            percentile(times[who], 0.99), percentile(times[who], 1.0) };
    return outcome;
}

void print(const Pairing &pairing, const Outcome &outcome)
{
    const std::string_view a = pairing.levels[0]->id;
    const std::string_view b = pairing.levels[1]->id;
    std::printf("%s, %d players: %s against %s, %d games (%d series of cards)\n", pairing.game->id.data(),
        pairing.setup.options[0], a.data(), b.data(), outcome.games, outcome.groups);
    std::printf("difference %+.2f +- %.2f points a game, won %.1f +- %.1f %%\n", outcome.difference,
        outcome.interval, 100 * outcome.won, 100 * outcome.wonInterval);
    for (std::size_t who = 0; who < 2; ++who) {
        const auto &times = outcome.milliseconds[who];
        std::printf("%-8s decisions: p50 %.2f, p95 %.2f, p99 %.2f, worst %.2f ms\n",
            pairing.levels[who]->id.data(), times[0], times[1], times[2], times[3]);
    }
    std::printf("%ld actions, %ld refused\n", outcome.decisions, outcome.refused);
}

std::string json(const Pairing &pairing, const Outcome &outcome)
{
    std::array<char, 1024> text {};
    const auto &a = outcome.milliseconds[0];
    const auto &b = outcome.milliseconds[1];
    std::snprintf(text.data(), text.size(),
        "{\n  \"game\": \"%s\",\n  \"players\": %d,\n  \"a\": \"%s\",\n  \"b\": \"%s\",\n  \"seed\": %llu,\n"
        "  \"games\": %d,\n  \"groups\": %d,\n  \"difference\": %.4f,\n  \"interval\": %.4f,\n"
        "  \"won\": %.4f,\n  \"wonInterval\": %.4f,\n  \"actions\": %ld,\n  \"refused\": %ld,\n"
        "  \"millisecondsA\": [%.3f, %.3f, %.3f, %.3f],\n  \"millisecondsB\": [%.3f, %.3f, %.3f, %.3f]\n}\n",
        pairing.game->id.data(), pairing.setup.options[0], pairing.levels[0]->id.data(),
        pairing.levels[1]->id.data(), static_cast<unsigned long long>(pairing.seed), outcome.games,
        outcome.groups, outcome.difference, outcome.interval, outcome.won, outcome.wonInterval,
        outcome.decisions, outcome.refused, a[0], a[1], a[2], a[3], b[0], b[1], b[2], b[3]);
    return text.data();
}

const Level *readLevel(Parsed &parsed, std::string_view name)
{
    const Level *level = findLevel(parsed.text(name));
    if (!level)
        parsed.fail(std::string(name) + ": no level \"" + parsed.text(name) + "\"");
    return level;
}

Pairing readPairing(Parsed &parsed)
{
    Pairing pairing;
    pairing.game = parsed.plain().size() == 1 ? findGame(parsed.plain()[0]) : nullptr;
    if (!pairing.game) {
        parsed.fail("names no game");
        return pairing;
    }
    pairing.levels = { readLevel(parsed, "--a"), readLevel(parsed, "--b") };
    pairing.deals = static_cast<int>(parsed.number("--deals", 100, 1, 1'000'000));
    pairing.seed = parsed.number("--seed", 1, 0, UINT64_MAX);
    pairing.threads = static_cast<int>(parsed.number("--threads", 1, 1, 64));
    pairing.setup.options = standardOptions(pairing.game->options);
    if (!parsed.has("--players"))
        return pairing;
    const auto options =
        readOption(pairing.setup.options, "players", parsed.text("--players"), pairing.game->options);
    if (options)
        pairing.setup.options = *options;
    else
        parsed.fail(options.refusal().place + ": " + options.refusal().message);
    return pairing;
}

} // namespace

Contest playContest(const Pairing &pairing, std::uint64_t seed, Side sideOfA)
{
    Table table { pairing, seed, sideOfA, *startGame(*pairing.game, pairing.setup), {}, {}, {} };
    for (int i = 0; i < longest && !isOver(table.position); ++i) {
        Rng cards(mix(seed, table.dealt));
        if (actors(table.position).empty()) {
            std::vector<Event> list;
            dealShuffled(table.position, cards, Events(list));
            table.last = std::make_shared<Happening>(std::nullopt, std::move(list), table.last);
            ++table.dealt;
        } else if (!askAll(table)) {
            break;
        }
    }
    score(table);
    return std::move(table.contest);
}

Outcome runPairing(const Pairing &pairing)
{
    const int sides = sideCount(*startGame(*pairing.game, pairing.setup));
    std::vector<std::vector<Contest>> groups(static_cast<std::size_t>(pairing.deals));
    std::atomic<std::size_t> nextGroup = 0;
    const auto work = [&] {
        for (std::size_t group = nextGroup++; group < groups.size(); group = nextGroup++)
            for (int side = 0; side < sides; ++side)
                groups[group].push_back(
                    playContest(pairing, mix(pairing.seed, group), static_cast<Side>(side)));
    };
    std::vector<std::thread> helpers;
    for (int i = 1; i < pairing.threads; ++i)
        helpers.emplace_back(work);
    work();
    for (std::thread &helper : helpers)
        helper.join();
    return summarize(groups);
}

int runArena(const Arguments &arguments)
{
    Parsed parsed(arguments, { "--a", "--b", "--deals", "--seed", "--players", "--json", "--threads" });
    const Pairing pairing = readPairing(parsed);
    if (!parsed.good())
        return parsed.refuse(usage);
    const Outcome outcome = runPairing(pairing);
    print(pairing, outcome);
    if (!parsed.has("--json") || writeFile(parsed.text("--json"), json(pairing, outcome)))
        return 0;
    std::fprintf(stderr, "cannot write %s\n", parsed.text("--json").c_str());
    return 1;
}

} // namespace sobremesa::cli
