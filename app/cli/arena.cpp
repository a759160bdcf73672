// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arena.h"

#include "app/cli/game.h"
#include "app/cli/processortime.h"
#include "engine/ai/verdict.h"
#include "engine/match/booked.h"

#include <algorithm>
#include <atomic>
#include <thread>

namespace sobremesa::cli {

namespace {

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
    int packs = 0; // begun so far
    Scores points = scores(position); // of each side, over all games of a match
    std::vector<double> before {}; // what the sides had when the pack that counts began

    // Nothing counts yet: everybody plays as B.
    [[nodiscard]] bool isEarlier() const { return pairing.earlier > 0 && packs <= pairing.earlier; }
};

// What is booked, by its reason.
void count(Table &table, const std::vector<Event> &events)
{
    const double others = sideCount(table.position) - 1;
    for (const Event &event : events) {
        if (event.kind != EventKind::Scored)
            continue;
        table.contest.reasons.resize(infoOf(table.position).reasons.size());
        const bool own = event.side == table.sideOfA;
        table.contest.reasons[event.code] += own ? event.points : -event.points / others;
    }
}

// Makes what has happened the last thing that everybody may know of.
void note(Table &table, const std::optional<Action> &action, std::vector<Event> events)
{
    addBooked(events, table.points);
    table.last = std::make_shared<Happening>(action, std::move(events), table.last);
}

// True if the seat acted; what is refused may be tried again otherwise.
bool ask(Table &table, Seat seat)
{
    const bool isA = !table.isEarlier() && sideOf(table.position, seat) == table.sideOfA;
    const std::size_t who = isA ? 0 : 1;
    const Observation observation = observe(table.position, seat, table.last);
    std::vector<Action> refused;
    for (;;) {
        const std::uint64_t seed = mix(mix(table.seed, seat), table.asked++);
        const double begin = millisecondsOfThread();
        const auto action = table.pairing.players[who].decide({ observation, table.position, seed, refused });
        table.contest.milliseconds[who].push_back(millisecondsOfThread() - begin);
        if (!action)
            return false;
        if (isLegal(table.position, *action, table.buffer)) {
            std::vector<Event> list;
            Events events(list);
            apply(table.position, *action, events);
            count(table, list);
            note(table, *action, std::move(list));
            ++table.contest.decisions;
            return true;
        }
        ++table.contest.refused;
        refused.push_back(*action);
    }
}

// What has been booked; more is better, also where the fewest points win.
std::vector<double> booked(const Table &table)
{
    const int sign = infoOf(table.position).fewestWin ? -1 : 1;
    std::vector<double> list;
    for (const int each : table.points)
        list.push_back(static_cast<double>(sign * each));
    return list;
}

// Of the side, over the mean of the others.
double differenceIn(const std::vector<double> &points, Side own)
{
    double others = 0;
    for (std::size_t side = 0; side < points.size(); ++side)
        if (side != own)
            others += points[side];
    return points[own] - others / static_cast<double>(points.size() - 1);
}

// What each side is ahead in the deal: by what a first one is worth, by what a later one has brought.
std::vector<double> aheadInDeal(const Table &table)
{
    std::vector<double> brought = booked(table);
    for (std::size_t side = 0; side < table.before.size(); ++side)
        brought[side] -= table.before[side];
    std::vector<double> ahead;
    for (Side side = 0; side < static_cast<Side>(brought.size()); ++side)
        ahead.push_back(table.before.empty() ? worthTo(table.position, side) : differenceIn(brought, side));
    return ahead;
}

double shareBehind(const std::vector<double> &points, Side own)
{
    double behind = 0;
    for (std::size_t side = 0; side < points.size(); ++side)
        if (side != own)
            behind += points[side] < points[own] - 1e-9 ? 1.0 : points[side] > points[own] + 1e-9 ? 0.0 : 0.5;
    return behind / static_cast<double>(points.size() - 1);
}

double shareOfGame(const Position &position, Side own)
{
    const std::optional<Side> won = winner(position);
    const int sides = sideCount(position);
    if (won && *won < sides)
        return *won == own ? 1.0 : 0.0;
    return 1.0 / sides;
}

// The deal is the best side's; what is shared is parted.
double shareOfDeal(const std::vector<double> &points, Side own)
{
    const double best = *std::max_element(points.begin(), points.end()) - 1e-9;
    const auto equals =
        std::count_if(points.begin(), points.end(), [best](double each) { return each > best; });
    return points[own] > best ? 1.0 / static_cast<double>(equals) : 0.0;
}

// False where the pack that counts is played.
bool dealNext(Table &table)
{
    if (table.dealt == 0 || !plan(table.position).reshuffle) {
        if (table.pairing.unit == Unit::Deal && table.packs > table.pairing.earlier)
            return false;
        ++table.packs;
        if (table.pairing.earlier > 0 && !table.isEarlier()) {
            table.before = booked(table);
            table.contest = {};
        }
    }
    Rng cards(mix(table.seed, table.dealt));
    std::vector<Event> list;
    dealShuffled(table.position, cards, Events(list));
    note(table, std::nullopt, std::move(list));
    ++table.dealt;
    return true;
}

void score(Table &table)
{
    const bool deal = table.pairing.unit == Unit::Deal;
    const std::vector<double> points = deal ? aheadInDeal(table) : booked(table);
    table.contest.difference = deal ? points[table.sideOfA] : differenceIn(points, table.sideOfA);
    table.contest.won =
        deal ? shareOfDeal(points, table.sideOfA) : shareOfGame(table.position, table.sideOfA);
    table.contest.ahead = points.size() == 2 ? table.contest.won : shareBehind(points, table.sideOfA);
}

// Group by group, in which A sits on every side in turn.
class Groups
{
public:
    explicit Groups(const Pairing &pairing)
        : m_pairing(pairing)
        , m_sides(sideCount(*startGame(*pairing.game, pairing.setup)))
    {
    }
    // The groups from one number to another, by as many threads as there shall be.
    [[nodiscard]] std::vector<Group> play(std::size_t first, std::size_t end) const
    {
        std::vector<Group> groups(end - first);
        std::atomic<std::size_t> nextGroup = first;
        const auto work = [&] {
            for (std::size_t group = nextGroup++; group < end; group = nextGroup++)
                groups[group - first] = playOne(group);
        };
        std::vector<std::thread> helpers;
        for (int i = 1; i < m_pairing.threads; ++i)
            helpers.emplace_back(work);
        work();
        for (std::thread &helper : helpers)
            helper.join();
        return groups;
    }

private:
    [[nodiscard]] Group playOne(std::size_t number) const
    {
        Group group;
        for (int side = 0; side < m_sides; ++side) {
            Contest contest = playContest(m_pairing, mix(m_pairing.seed, number), static_cast<Side>(side));
            group.difference += contest.difference / m_sides;
            group.won += contest.won / m_sides;
            group.ahead += contest.ahead / m_sides;
            group.contests.push_back(std::move(contest));
        }
        return group;
    }

    const Pairing &m_pairing;
    int m_sides;
};

} // namespace

Contest playContest(const Pairing &pairing, std::uint64_t seed, Side sideOfA)
{
    Table table { pairing, seed, sideOfA, *startGame(*pairing.game, pairing.setup), {}, {}, {} };
    for (int i = 0; i < longest && !isOver(table.position); ++i) {
        if (actors(table.position).empty()) {
            if (!dealNext(table))
                break;
        } else if (!askInTurn(table.position, [&](Seat seat) { return ask(table, seat); })) {
            break;
        }
    }
    score(table);
    return std::move(table.contest);
}

void runPairing(const Pairing &pairing, const std::function<bool(Group)> &take)
{
    const Groups groups(pairing);
    const auto end = static_cast<std::size_t>(pairing.deals);
    const auto together = static_cast<std::size_t>(pairing.threads);
    for (std::size_t first = pairing.firstGroup; first < end; first += together)
        for (Group &group : groups.play(first, std::min(first + together, end)))
            if (!take(std::move(group)))
                return;
}

} // namespace sobremesa::cli
