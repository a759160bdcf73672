// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/table/everytable.h"
#include "tests/app/table/told.h"

#include <QTest>

using namespace sobremesa;

// What one seat perceives of a match.
class TestWitness : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void perceivesNoMoreThanItsSeat();
    void reachesEveryPosition_data();
    void reachesEveryPosition();
    void countsDeals();
    void countsFromTheStart_data();
    void countsFromTheStart();
};

// No card that is dealt to somebody else is known, and no word that is not for this seat is heard.
// NOLINTNEXTLINE(readability-function-cognitive-complexity): one story, told in its order
void TestWitness::perceivesNoMoreThanItsSeat()
{
    for (const GameInfo *game : games()) {
        const int players = game->id == "tresillo" ? 3 : 2;
        const Match match = randomMatch(*game, players, 3, 200);
        for (const bool open : { false, true }) { // nobody sees all hands before the game is over
            if (open && isOver(match.position()))
                continue;
            const Witness witness(match, { 0, open });
            QVERIFY(!witness.isOpen());
            for (std::size_t step = 0; step < match.actionCount(); ++step) {
                QVERIFY(witness.after(step) == observe(match.before(step), 0));
                for (const Beat &beat : witness.step(step)) {
                    QVERIFY(beat.event.kind != EventKind::Said || beat.event.seenBy.contains(0));
                    for (const Card card : beat.event.cards)
                        QVERIFY(!card.known() || beat.event.seenBy.contains(0));
                }
            }
        }
    }
}

void TestWitness::reachesEveryPosition_data()
{
    addTables();
}

// The last position that the beats of an action reach is the one after it; a new deal begins with its own.
void TestWitness::reachesEveryPosition()
{
    QFETCH(const QString, id);
    QFETCH(const int, players);
    const Match match = randomMatch(*findGame(id.toStdString()), players, 7, 300);
    const Witness witness(match, { 0, false });
    for (std::size_t step = 0; step < match.actionCount(); ++step) {
        const auto beats = witness.step(step);
        std::shared_ptr<const Observation> reached;
        for (std::size_t i = 0; i < beats.size(); ++i) {
            QCOMPARE(beats[i].index, i);
            QCOMPARE(beats[i].last, i + 1 == beats.size());
            if (beats[i].reached)
                reached = beats[i].reached;
            if (beats[i].event.kind == EventKind::DealStarts)
                QVERIFY(beats[i].reached);
        }
        QVERIFY(beats.empty() || (reached && *reached == witness.after(step + 1)));
    }
}

void TestWitness::countsDeals()
{
    const Match match = randomMatch(*findGame("porrazo"), 2, 5, 300);
    const Witness witness(match, {});
    QCOMPARE(witness.dealsAfter(0), 1);
    QCOMPARE(witness.dealsAfter(match.actionCount()), static_cast<int>(match.dealt().size()));
    QVERIFY(match.dealt().size() > 2);
}

void TestWitness::countsFromTheStart_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("start");
    QTest::newRow("loba, from the beginning") << "loba" << 2 << 0;
    QTest::newRow("loba, its fifth deal") << "loba" << 2 << 5;
    QTest::newRow("tresillo, its fourth deal") << "tresillo" << 3 << 4;
}

// A record that begins in the middle of a game tells the number that its first deal has there.
void TestWitness::countsFromTheStart()
{
    QFETCH(QString, id);
    QFETCH(int, players);
    QFETCH(int, start);
    const GameInfo &game = *findGame(id.toStdString());
    Opening opening;
    opening.game = &game;
    opening.setup.options = standardOptions(game.options);
    opening.setup.options[playersRow] = static_cast<std::int16_t>(players);
    if (start > 0)
        opening.setup.start.add("deal", Value(start));
    opening.seed = 5;
    const Match match = *Match::begin(opening);
    QCOMPARE(Witness(match, {}).firstDeal(), start > 0 ? start : 1);
}

QTEST_MAIN(TestWitness)
#include "tst_witness.moc"
