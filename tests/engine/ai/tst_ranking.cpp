// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/ranking.h"

#include "engine/ai/player.h"
#include "engine/match/randomgame.h"
#include "tests/engine/everygame.h"

#include <QTest>

using namespace sobremesa;

namespace {

Match begun(const GameInfo &game, std::uint64_t seed, int players)
{
    Opening opening;
    opening.game = &game;
    opening.setup.options = standardOptions(game.options);
    opening.setup.options[playersRow] = static_cast<std::int16_t>(players);
    opening.seed = seed;
    return *Match::begin(opening);
}

Advices thoughts(const Observation &seen, std::uint64_t seed)
{
    return ranked(seen, advise(seen, *findLevel("casual"), seed));
}

} // namespace

class TestRanking : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sorted_data();
    void sorted();
    void espadaForzada();
    void equalOutcomes();
    void littleTried();
    void poorOnesLast();
};

void TestRanking::sorted_data()
{
    addGames();
}

// The list begins with the best and nothing in it is better than what stands above it.
void TestRanking::sorted()
{
    QFETCH(QString, id);
    Match match = randomGame(*findGame(id.toStdString()), 3);
    int looked = 0;
    while (match.actionCount() > 0 && looked < 12) {
        match.undo();
        const SeatSet asked = waiting(match.position());
        if (asked.empty() || match.actionCount() % 5 != 0)
            continue;
        const Advices list = thoughts(match.observe(asked.first()), 1);
        for (std::size_t i = 1; i < list.size(); ++i)
            QVERIFY(list[i].points <= list[i - 1].points);
        ++looked;
    }
    QVERIFY(looked > 5);
}

// Tresillo 4.4: the holder of the espada, after both others have passed, plays whether it passes or not.
void TestRanking::espadaForzada()
{
    int found = 0;
    for (std::uint64_t seed = 1; seed < 60 && found < 3; ++seed) {
        Match match = begun(*findGame("tresillo"), seed, 3);
        for (int i = 0; i < 2; ++i)
            QVERIFY(!match.play(actionOf(
                waiting(match.position()).first(), tresillo::Verb::Bid, row(tresillo::BidWord::Paso))));
        const Seat last = waiting(match.position()).first();
        const Observation seen = match.observe(last);
        const auto &state = std::get<tresillo::State>(seen.position.state);
        if (!state.now.hands[last].contains(tresillo::espada))
            continue;
        const Advices list = thoughts(seen, seed);
        QCOMPARE(list.size(), 2U);
        QCOMPARE(list[0].points, list[1].points);
        QCOMPARE(list[0].error, list[1].error);
        ++found;
    }
    QCOMPARE(found, 3);
}

// What comes to the same has one worth, however differently it was judged.
void TestRanking::equalOutcomes()
{
    const Match match = begun(*findGame("cuarenta"), 4, 2);
    const Seat seat = waiting(match.position()).first();
    Actions open;
    legal(match.position(), seat, open);
    const Advices list = ranked(match.observe(seat),
        { { open[0], 2, 0.2, 300 }, { open[0], 1, 0.2, 100 }, { open[1], 1.9, 0.2, 200 } });
    QCOMPARE(list.size(), 3U);
    QVERIFY(list[0].action == open[1]);
    QCOMPARE(list[1].points, 1.75);
    QCOMPARE(list[2].points, 1.75);
    QCOMPARE(list[1].error, list[2].error);
}

void TestRanking::littleTried()
{
    const Match match = begun(*findGame("cuarenta"), 4, 2);
    const Seat seat = waiting(match.position()).first();
    Actions open;
    legal(match.position(), seat, open);
    const Advices list = ranked(
        match.observe(seat), { { open[0], -1, 0.1, 1000 }, { open[1], 9, 5, 3 }, { open[2], 0, 0.1, 900 } });
    QCOMPARE(list.size(), 2U);
    QVERIFY(list[0].action == open[2]);
    QVERIFY(list[1].action == open[0]);
    // Far ahead of all others: the next one is still shown. What was not tried at all is not.
    const Advices ahead = ranked(
        match.observe(seat), { { open[0], -1, 3, 3 }, { open[1], -2, 0, 0 }, { open[2], 6, 0.1, 9000 } });
    QCOMPARE(ahead.size(), 2U);
    QVERIFY(ahead[0].action == open[2]);
    QVERIFY(ahead[1].action == open[0]);
}

void TestRanking::poorOnesLast()
{
    const Match match = begun(*findGame("cuarenta"), 4, 2);
    const Seat seat = waiting(match.position()).first();
    Actions open;
    legal(match.position(), seat, open);
    const auto ofPoor = [&open](std::size_t place, double points) {
        return Advice { open[place], points, 0.1, 500, 0, true };
    };
    const Advices list = ranked(match.observe(seat),
        { ofPoor(0, 0.5), { open[1], 1, 0.1, 500 }, ofPoor(2, 1.4), { open[3], -3, 0.1, 500 } });
    QCOMPARE(list.size(), 4U);
    QVERIFY(list[0].action == open[1]);
    QVERIFY(list[1].action == open[3]);
    QVERIFY(list[2].poor && list[2].action == open[2]);
    QCOMPARE(list[2].points, 1.0); // never better
    QVERIFY(list[3].poor && list[3].action == open[0]);
}

QTEST_APPLESS_MAIN(TestRanking)
#include "tst_ranking.moc"
