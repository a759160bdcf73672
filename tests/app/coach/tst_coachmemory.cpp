// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/coach/coachmemory.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace {

const QString porrazo = QStringLiteral("porrazo");
const QString struck = QStringLiteral("struck");

void waitFor(CoachMemory &memory)
{
    memory.read();
    QTRY_VERIFY(memory.isRead());
}

} // namespace

class TestCoachMemory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fades_data();
    void fades();
    void kindsFadeApart();
    void remembersBetweenSittings();
    void dropsAndBringsBack();
    void leavesAfterTwoSilentGames();
    void asksOnce();
};

void TestCoachMemory::fades_data()
{
    QTest::addColumn<QString>("decisions");
    QTest::addColumn<bool>("silent");
    QTest::newRow("none") << "" << false;
    QTest::newRow("four right") << "rrrr" << false;
    QTest::newRow("five right") << "rrrrr" << true;
    QTest::newRow("an error") << "rrrrrw" << false;
    QTest::newRow("one after it") << "rrrrrwr" << false;
    QTest::newRow("two after it") << "rrrrrwrr" << false;
    QTest::newRow("three after it") << "rrrrrwrrr" << true;
    QTest::newRow("an error before") << "wrrrrr" << true;
    QTest::newRow("two errors") << "rwwrrr" << false;
    QTest::newRow("long ago") << "wwwwrrrrrr" << true;
}

void TestCoachMemory::fades()
{
    QFETCH(QString, decisions);
    QFETCH(bool, silent);
    Shelf shelf;
    CoachMemory memory(shelf);
    for (const QChar each : decisions)
        memory.addDecision(porrazo, struck, each == QLatin1Char('w'));
    QCOMPARE(memory.isSilent(porrazo, struck), silent);
}

void TestCoachMemory::kindsFadeApart()
{
    Shelf shelf;
    CoachMemory memory(shelf);
    for (int i = 0; i < 6; ++i)
        memory.addDecision(porrazo, struck, false);
    QVERIFY(memory.isSilent(porrazo, struck));
    QVERIFY(!memory.isSilent(porrazo, QStringLiteral("clears")));
    QVERIFY(!memory.isSilent(QStringLiteral("cuarenta"), struck));
}

void TestCoachMemory::remembersBetweenSittings()
{
    const QTemporaryDir folder;
    {
        Shelf shelf(folder.path());
        CoachMemory memory(shelf);
        waitFor(memory);
        for (int i = 0; i < 5; ++i)
            memory.addDecision(porrazo, struck, false);
        memory.countSaid(porrazo, CoachTopic::Scored, QStringLiteral("limpia"));
        memory.setWanted(porrazo, true);
        memory.drop(CoachTopic::Shows);
        shelf.close();
    }
    Shelf shelf(folder.path());
    CoachMemory memory(shelf);
    QVERIFY(!memory.isRead());
    waitFor(memory);
    QVERIFY(memory.isSilent(porrazo, struck));
    QCOMPARE(memory.timesSaid(porrazo, CoachTopic::Scored, QStringLiteral("limpia")), 1);
    QCOMPARE(memory.timesSaid(porrazo, CoachTopic::Shows, QStringLiteral("limpia")), 0);
    QVERIFY(memory.wanted(porrazo) == CoachWanted::Yes);
    QVERIFY(memory.isDropped(CoachTopic::Shows));
}

void TestCoachMemory::dropsAndBringsBack()
{
    Shelf shelf;
    CoachMemory memory(shelf);
    QVERIFY(!memory.hasDropped());
    memory.drop(CoachTopic::Move);
    QVERIFY(memory.isDropped(CoachTopic::Move));
    QVERIFY(!memory.isDropped(CoachTopic::Shows));
    QVERIFY(memory.hasDropped());
    memory.dropNothing();
    QVERIFY(!memory.hasDropped());
}

void TestCoachMemory::leavesAfterTwoSilentGames()
{
    Shelf shelf;
    CoachMemory memory(shelf);
    memory.addFinished(porrazo, true);
    QVERIFY(!memory.isNeedless(porrazo));
    memory.addFinished(porrazo, false);
    memory.addFinished(porrazo, true);
    QVERIFY(!memory.isNeedless(porrazo));
    memory.addFinished(porrazo, true);
    QVERIFY(memory.isNeedless(porrazo));
    QCOMPARE(memory.finished(porrazo), 4);
    QVERIFY(!memory.hasLeft(porrazo));
    memory.setLeft(porrazo);
    QVERIFY(memory.hasLeft(porrazo));
    memory.setWanted(porrazo, true); // it is called back
    QVERIFY(!memory.hasLeft(porrazo) && !memory.isNeedless(porrazo));
}

void TestCoachMemory::asksOnce()
{
    Shelf shelf;
    CoachMemory memory(shelf);
    QVERIFY(!memory.isNew(porrazo)); // nothing is known yet
    waitFor(memory);
    QVERIFY(memory.isNew(porrazo));
    QVERIFY(memory.wanted(porrazo) == CoachWanted::NotAsked);
    memory.setWanted(porrazo, false);
    QVERIFY(memory.wanted(porrazo) == CoachWanted::No);
    memory.addFinished(porrazo, false);
    QVERIFY(!memory.isNew(porrazo));
}

QTEST_GUILESS_MAIN(TestCoachMemory)
#include "tst_coachmemory.moc"
