// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"
#include "app/table/looking.h"
#include "tests/app/table/told.h"

#include <QSignalSpy>
#include <QTest>

using namespace sobremesa;

// Looking through a match that nobody plays.
class TestLooking : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void showsAnyStep();
    void goesForwardAndBack();
    void goesFromDealToDeal();
    void playsOnAndPauses();
    void looksWithOtherEyes();
    void looksAtALineOfTheLog();
    void returnsToTheGame();
    void neverLeavesAGameThatIsOnlyWatched();
};

void TestLooking::initTestCase()
{
    Settings::shared().useOnce(Settings::Language, QStringLiteral("en"));
}

void TestLooking::showsAnyStep()
{
    ToldMatch told("cuarenta", 2, 5, 60);
    Looking looking(told.narrator, told.picture);
    QSignalSpy steps(&looking, &Looking::stepChanged);
    looking.watch(true);
    QCOMPARE(looking.steps(), static_cast<int>(told.match.actionCount()));
    for (const int step : { 40, 0, 60, 7 }) {
        looking.showStep(step);
        QCOMPARE(looking.step(), step);
        const Observation seen = told.picture.witness().after(static_cast<std::size_t>(step));
        QVERIFY(told.picture.cards()->agrees(zones(seen.position)));
        QCOMPARE(told.picture.game()->sides()[0].points, scores(seen.position)[0]);
    }
    QCOMPARE(steps.size(), 4);
    looking.showStep(1'000);
    QCOMPARE(looking.step(), looking.steps());
    looking.showStep(-3);
    QCOMPARE(looking.step(), 0);
}

void TestLooking::goesForwardAndBack()
{
    ToldMatch told("truco", 4, 5, 60);
    Looking looking(told.narrator, told.picture);
    looking.watch(true);
    looking.showStep(10);
    const int lines = told.narrator.log()->rowCount();
    looking.forward();
    QCOMPARE(looking.step(), 11);
    QVERIFY(told.narrator.log()->rowCount() >= lines);
    looking.back();
    QCOMPARE(looking.step(), 10);
    QCOMPARE(told.narrator.log()->rowCount(), lines);
    looking.showStep(looking.steps());
    looking.forward();
    QCOMPARE(looking.step(), looking.steps());
}

void TestLooking::goesFromDealToDeal()
{
    ToldMatch told("porrazo", 2, 5, 300);
    Looking looking(told.narrator, told.picture);
    looking.watch(true);
    looking.showStep(0);
    QCOMPARE(told.picture.game()->deal(), 1);
    looking.forwardDeal();
    QCOMPARE(told.picture.game()->deal(), 2);
    const int second = looking.step();
    looking.forward();
    looking.backDeal();
    QCOMPARE(looking.step(), second);
    looking.backDeal();
    QCOMPARE(looking.step(), 0);
    looking.backDeal();
    QCOMPARE(looking.step(), 0);
    for (int deals = 0; deals < 100; ++deals)
        looking.forwardDeal();
    QCOMPARE(looking.step(), looking.steps());
}

void TestLooking::playsOnAndPauses()
{
    ToldMatch told("cuarenta", 2, 5, 40);
    told.pace.fly = 2;
    Looking looking(told.narrator, told.picture);
    looking.watch(true);
    looking.showStep(3);
    looking.play();
    QVERIFY(told.narrator.isRunning());
    QTRY_VERIFY(looking.step() > 6);
    looking.pause();
    QTRY_VERIFY(!told.narrator.isRunning());
    const int here = looking.step();
    QVERIFY(here < looking.steps());
    QTest::qWait(20);
    QCOMPARE(looking.step(), here);
    looking.play();
    QTRY_COMPARE(looking.step(), looking.steps());
}

void TestLooking::looksWithOtherEyes()
{
    ToldMatch running("cuarenta", 2, 5, 20);
    Looking looking(running.narrator, running.picture);
    looking.watch(true);
    looking.showStep(4);
    QVERIFY(!looking.canOpen());
    looking.lookAs(1, true);
    QCOMPARE(looking.seat(), 1);
    QVERIFY(!looking.isOpen()); // the game is not over
    QCOMPARE(looking.step(), 4);
    QCOMPARE(running.picture.cards()->countOpen(0), 0);
    QVERIFY(running.picture.cards()->countOpen(1) > 0);
    ToldMatch over("cuarenta", 2, 5, 4'000);
    Looking back(over.narrator, over.picture);
    back.watch(true);
    QVERIFY(back.canOpen());
    back.lookAs(0, true);
    QVERIFY(back.isOpen());
    QVERIFY(over.picture.cards()->countOpen(1) > 0);
    back.lookAs(9, true);
    QCOMPARE(back.seat(), 0);
}

void TestLooking::looksAtALineOfTheLog()
{
    ToldMatch told("cuarenta", 2, 5, 60);
    Looking looking(told.narrator, told.picture);
    told.narrator.showStep(60);
    told.narrator.writeLog(60);
    const int row = told.narrator.log()->rowCount() / 2;
    const LogModel::Line line = told.narrator.log()->line(row);
    looking.lookAt(row);
    QVERIFY(looking.isActive());
    QCOMPARE(looking.step(), static_cast<int>(line.step) + 1);
    QCOMPARE(looking.section(), line.section);
    looking.lookAtLast();
    QVERIFY(looking.isActive());
    QVERIFY(looking.step() < looking.steps());
    QVERIFY(!told.narrator.status().isEmpty());
}

void TestLooking::returnsToTheGame()
{
    ToldMatch told("cuarenta", 2, 5, 60);
    Looking looking(told.narrator, told.picture);
    const QSignalSpy stopped(&looking, &Looking::stopped);
    told.narrator.showStep(60);
    looking.stop();
    QCOMPARE(stopped.size(), 0);
    looking.showStep(5);
    looking.stop();
    QCOMPARE(stopped.size(), 1);
    QVERIFY(!looking.isActive());
    QCOMPARE(looking.step(), 60);
}

void TestLooking::neverLeavesAGameThatIsOnlyWatched()
{
    ToldMatch told("cuarenta", 2, 5, 60);
    Looking looking(told.narrator, told.picture);
    looking.watch(true);
    looking.showStep(5);
    looking.stop();
    QVERIFY(looking.isActive());
    QCOMPARE(looking.step(), 5);
}

QTEST_MAIN(TestLooking)
#include "tst_looking.moc"
