// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/games.h"
#include "engine/ai/player.h"
#include "engine/ai/search.h"
#include "tests/app/table/openings.h"

#include <QTest>

using namespace sobremesa;

namespace {

// What a seat sees before a discard in Loba's first deal.
std::vector<Observation> positions(int count)
{
    std::vector<Observation> list;
    for (std::uint64_t game = 1; static_cast<int>(list.size()) < count; ++game) {
        Match match = *Match::begin(openingFor(*findGame("loba"), 2, game));
        Rng rng(game);
        for (int turn = 0; turn < 9; ++turn) {
            const Seat seat = waiting(match.position()).first();
            if (match.play(*choose(match.observe(seat), *findLevel("greedy"), rng.next())))
                return {};
        }
        list.push_back(match.observe(waiting(match.position()).first()));
    }
    return list;
}

Seen<loba::State> seenIn(const Observation &seen)
{
    return { std::get<loba::State>(seen.position.state), seen.viewer, seen.heard };
}

std::optional<Action> chosen(const Observation &seen, std::uint64_t seed, bool race)
{
    constexpr Level level { "little", "", Mind::Search, 100, 1.0, 0.0 };
    const Seen<loba::State> own = seenIn(seen);
    Search<loba::State> search(own, level, seed);
    race ? search.race(nullptr) : search.grow(nullptr);
    return search.choice();
}

// What everything comes to, thought about for long.
Comparison judged(const Observation &seen)
{
    constexpr Level level { "long", "", Mind::Search, 8000, 1.0, 0.0 };
    const Seen<loba::State> own = seenIn(seen);
    Search<loba::State> search(own, level, 99);
    return search.compare(chosen(seen, 1, true), 0.0, nullptr);
}

double lossOf(const Comparison &all, const std::optional<Action> &action)
{
    for (const Tried &tried : all.tried)
        if (tried.action == action)
            return all.best().points - tried.points;
    return 0;
}

} // namespace

class RaceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void losesLess();
};

// With as little thought, less is lost by what is chosen in the same worlds than where each candidate has
// worlds of its own.
void RaceTest::losesLess()
{
    constexpr std::uint64_t seeds = 12;
    double lostByTree = 0, lostByRace = 0;
    for (const Observation &seen : positions(40)) {
        const Comparison all = judged(seen);
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            lostByTree += lossOf(all, chosen(seen, seed, false));
            lostByRace += lossOf(all, chosen(seen, seed, true));
        }
    }
    qInfo("%.0f and %.0f", lostByTree, lostByRace);
    QVERIFY(lostByRace < lostByTree);
}

QTEST_GUILESS_MAIN(RaceTest)
#include "tst_race.moc"
