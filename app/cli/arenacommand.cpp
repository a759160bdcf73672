// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/books/books.h"
#include "app/cli/arena.h"
#include "app/cli/arguments.h"
#include "app/cli/game.h"
#include "app/cli/interrupted.h"
#include "app/cli/sequential.h"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <locale>
#include <sstream>

namespace sobremesa::cli {

namespace {

// What shall be found out, and where it is kept.
struct Wanted
{
    Pairing pairing;
    std::optional<SequentialTest> test;
    bool ofWon = false; // the test is of the share won, not of points
    std::string keep;
    std::string json;
};

// What has come out so far.
struct Found
{
    Tally difference, won;
    int games = 0;
    // Of this run:
    std::vector<double> reasons;
    int contests = 0;
    long decisions = 0, refused = 0;
    std::array<std::vector<double>, 2> milliseconds;

    void add(const Group &group)
    {
        difference.add(group.difference);
        won.add(group.won);
        for (const Contest &contest : group.contests) {
            ++games;
            ++contests;
            reasons.resize(std::max(reasons.size(), contest.reasons.size()));
            for (std::size_t i = 0; i < contest.reasons.size(); ++i)
                reasons[i] += contest.reasons[i];
            decisions += contest.decisions;
            refused += contest.refused;
            for (std::size_t who = 0; who < 2; ++who)
                milliseconds[who].insert(milliseconds[who].end(), contest.milliseconds[who].begin(),
                    contest.milliseconds[who].end());
        }
    }
};

using Times = std::array<double, 4>; // the 50th, 95th and 99th percentile, and the worst

Times timesOf(std::vector<double> values)
{
    Times times {};
    if (values.empty())
        return times;
    std::sort(values.begin(), values.end());
    constexpr std::array<double, 4> shares { 0.5, 0.95, 0.99, 1.0 };
    for (std::size_t i = 0; i < times.size(); ++i)
        times[i] = values[static_cast<std::size_t>(shares[i] * static_cast<double>(values.size() - 1))];
    return times;
}

const Tally &testedIn(const Wanted &wanted, const Found &found)
{
    return wanted.ofWon ? found.won : found.difference;
}

std::string_view wordOf(SequentialTest::Answer answer)
{
    switch (answer) {
    case SequentialTest::Answer::Low:
        return "low";
    case SequentialTest::Answer::High:
        return "high";
    default:
        return "open";
    }
}

// ---- kept from one run to the next: a line for the pairing, then one for each group

std::string headOf(const Pairing &pairing)
{
    std::ostringstream head;
    head << pairing.game->id << ' ' << pairing.players[0].name << ' ' << pairing.players[1].name << ' '
         << pairing.seed << ' ' << (pairing.unit == Unit::Deal ? "deal" : "game");
    if (pairing.earlier > 0)
        head << " after " << pairing.earlier;
    for (std::size_t i = 0; i < pairing.game->options.size(); ++i)
        head << ' ' << pairing.setup.options[i];
    return head.str();
}

// Reads what is kept; false if it is of another pairing.
bool resume(const Wanted &wanted, Found &found)
{
    std::ifstream file(wanted.keep);
    std::string head;
    if (!std::getline(file, head))
        return true;
    Group group;
    int games = 0;
    while (file >> group.difference >> group.won >> games) {
        found.add(group);
        found.games += games;
    }
    return head == headOf(wanted.pairing);
}

void keep(std::ofstream &file, const Group &group)
{
    file.precision(17);
    file << group.difference << ' ' << group.won << ' ' << group.contests.size() << '\n' << std::flush;
}

// ---- said

void print(const Wanted &wanted, const Found &found)
{
    const Pairing &pairing = wanted.pairing;
    const char *unit = pairing.unit == Unit::Deal ? "deal" : "game";
    std::printf("%s, %d players: %s against %s, %d %ss (%d series of cards)\n", pairing.game->id.data(),
        playersIn(pairing.setup.options), pairing.players[0].name.c_str(), pairing.players[1].name.c_str(),
        found.games, unit, found.difference.count());
    std::printf("difference %+.3f +- %.3f points a %s, won %.1f +- %.1f %%\n", found.difference.mean(),
        found.difference.interval(), unit, 100 * found.won.mean(), 100 * found.won.interval());
    if (wanted.test) {
        const Tally &tally = testedIn(wanted, found);
        std::printf("%s: %g or %g? %s (log ratio %+.2f of %.2f)\n", wanted.ofWon ? "share won" : "points",
            wanted.test->low(), wanted.test->high(), wordOf(wanted.test->answer(tally)).data(),
            wanted.test->ratio(tally), SequentialTest::bound);
    }
    for (std::size_t i = 0; i < found.reasons.size(); ++i)
        std::printf("  %+.3f %s\n", found.reasons[i] / found.contests, pairing.game->reasons[i].name.data());
    for (std::size_t who = 0; who < 2; ++who) {
        const Times times = timesOf(found.milliseconds[who]);
        std::printf("%-8s decisions: p50 %.2f, p95 %.2f, p99 %.2f, worst %.2f ms\n",
            pairing.players[who].name.c_str(), times[0], times[1], times[2], times[3]);
    }
    std::printf("%ld actions, %ld refused\n", found.decisions, found.refused);
}

std::string json(const Wanted &wanted, const Found &found)
{
    const Pairing &pairing = wanted.pairing;
    std::array<char, 1024> text {};
    const Times a = timesOf(found.milliseconds[0]);
    const Times b = timesOf(found.milliseconds[1]);
    const Tally &tally = testedIn(wanted, found);
    const std::string_view answer = wanted.test ? wordOf(wanted.test->answer(tally)) : "";
    std::snprintf(text.data(), text.size(),
        "{\n  \"game\": \"%s\",\n  \"players\": %d,\n  \"a\": \"%s\",\n  \"b\": \"%s\",\n  \"seed\": %llu,\n"
        "  \"games\": %d,\n  \"groups\": %d,\n  \"difference\": %.4f,\n  \"interval\": %.4f,\n"
        "  \"won\": %.4f,\n  \"wonInterval\": %.4f,\n  \"sprt\": \"%s\",\n  \"actions\": %ld,\n"
        "  \"refused\": %ld,\n"
        "  \"millisecondsA\": [%.3f, %.3f, %.3f, %.3f],\n  \"millisecondsB\": [%.3f, %.3f, %.3f, %.3f]\n}\n",
        pairing.game->id.data(), playersIn(pairing.setup.options), pairing.players[0].name.c_str(),
        pairing.players[1].name.c_str(), static_cast<unsigned long long>(pairing.seed), found.games,
        found.difference.count(), found.difference.mean(), found.difference.interval(), found.won.mean(),
        found.won.interval(), answer.data(), found.decisions, found.refused, a[0], a[1], a[2], a[3], b[0],
        b[1], b[2], b[3]);
    return text.data();
}

// ---- asked for

Player readPlayer(Parsed &parsed, std::string_view name, const PlayerFinder &find)
{
    Player player = find(parsed.text(name));
    if (!player.decide)
        parsed.fail(std::string(name) + ": no player \"" + parsed.text(name) + "\"");
    return player;
}

// "LOW:HIGH".
std::optional<SequentialTest> readTest(Parsed &parsed)
{
    if (!parsed.has("--sprt"))
        return std::nullopt;
    const std::string text = parsed.text("--sprt");
    double low = 0, high = 0;
    char colon = 0;
    std::istringstream words(text);
    words.imbue(std::locale::classic());
    words >> low >> colon >> high;
    if (!words || colon != ':' || words.peek() != EOF || low >= high)
        parsed.fail("--sprt: wants LOW:HIGH, two numbers, the lower first");
    return SequentialTest(low, high);
}

// One of two words; the first is usual.
bool isSecond(Parsed &parsed, std::string_view name, std::string_view first, std::string_view second)
{
    const std::string text = parsed.text(name, first);
    if (text != first && text != second)
        parsed.fail(std::string(name) + ": wants " + std::string(first) + " or " + std::string(second));
    return text == second;
}

Pairing readPairing(Parsed &parsed, const PlayerFinder &find)
{
    Pairing pairing;
    pairing.game = readGame(parsed);
    if (!pairing.game)
        return pairing;
    pairing.players = { readPlayer(parsed, "--a", find), readPlayer(parsed, "--b", find) };
    pairing.deals = static_cast<int>(parsed.number("--deals", 100, 1, 1'000'000));
    pairing.seed = parsed.number("--seed", 1, 0, UINT64_MAX);
    pairing.threads = static_cast<int>(parsed.number("--threads", 1, 1, 64));
    pairing.unit = isSecond(parsed, "--unit", "game", "deal") ? Unit::Deal : Unit::Game;
    pairing.earlier = static_cast<int>(parsed.number("--after", 0, 0, 100));
    if (pairing.earlier > 0 && pairing.unit == Unit::Game)
        parsed.fail("--after: wants --unit deal");
    pairing.setup.options = readGameOptions(parsed, *pairing.game);
    return pairing;
}

Wanted readWanted(Parsed &parsed, const PlayerFinder &find)
{
    Wanted wanted;
    wanted.pairing = readPairing(parsed, find);
    wanted.test = readTest(parsed);
    wanted.ofWon = isSecond(parsed, "--of", "points", "won");
    wanted.keep = parsed.text("--keep");
    wanted.json = parsed.text("--json");
    return wanted;
}

// Until the deals are spent, the test has its answer, or somebody interrupts.
void play(Wanted &wanted, Found &found)
{
    wanted.pairing.firstGroup = static_cast<std::size_t>(found.difference.count());
    const bool begun = wanted.pairing.firstGroup > 0;
    std::ofstream kept;
    if (!wanted.keep.empty()) {
        kept.open(wanted.keep, begun ? std::ios::app : std::ios::out);
        if (!begun)
            kept << headOf(wanted.pairing) << '\n';
    }
    const auto isOpen = [&] {
        return !Interruption::happened()
            && (!wanted.test || wanted.test->answer(testedIn(wanted, found)) == SequentialTest::Answer::Open);
    };
    if (!isOpen())
        return;
    runPairing(wanted.pairing, [&](const Group &group) {
        found.add(group);
        if (kept.is_open())
            keep(kept, group);
        return isOpen();
    });
}

} // namespace

Player levelPlayer(const std::string &name)
{
    const Level *level = findLevel(name);
    if (!level)
        return {};
    return { name, [level](const Question &question) {
                const Level reading = withBook(*level, infoOf(question.observation.position));
                return choose(question.observation, reading, question.seed, {}, question.refused);
            } };
}

int runArenaOf(const Arguments &arguments, const PlayerFinder &find)
{
    Parsed parsed(arguments,
        { "--a", "--b", "--deals", "--seed", "--players", "--option", "--unit", "--after", "--sprt", "--of",
            "--keep", "--json", "--threads" });
    Wanted wanted = readWanted(parsed, find);
    if (!parsed.good())
        return parsed.refuse();
    Found found;
    if (!wanted.keep.empty() && !canKeepIn(wanted.keep))
        return 1;
    if (!wanted.keep.empty() && !resume(wanted, found)) {
        std::fprintf(stderr, "%s keeps another pairing\n", wanted.keep.c_str());
        return 2;
    }
    {
        const Interruption interruption;
        play(wanted, found);
    }
    print(wanted, found);
    if (wanted.json.empty() || writeFile(wanted.json, json(wanted, found)))
        return 0;
    std::fprintf(stderr, "cannot write %s\n", wanted.json.c_str());
    return 1;
}

int runArena(const Arguments &arguments)
{
    return runArenaOf(arguments, levelPlayer);
}

} // namespace sobremesa::cli
