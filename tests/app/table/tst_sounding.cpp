// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/sounding.h"
#include "tests/app/table/told.h"

#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace sobremesa;

Q_DECLARE_METATYPE(Beat)

namespace {

constexpr int silent = -1;
constexpr Side own = 1;

Beat moved(Zone from, Zone to)
{
    Beat beat;
    beat.event.kind = EventKind::Moved;
    beat.event.from = { from, 0 };
    beat.event.to = { to, 0 };
    return beat;
}

Beat happened(EventKind kind, Side side = nobody, int points = 0)
{
    Beat beat;
    beat.event.kind = kind;
    beat.event.side = side;
    beat.event.points = points;
    return beat;
}

Beat said(const char *bubble, bool whisper, EventKind kind = EventKind::Said)
{
    Beat beat = happened(kind, own, 2);
    beat.told.bubble = { bubble, {} };
    beat.told.whisper = whisper;
    return beat;
}

} // namespace

// Which sound belongs to what happens, and when it is made.
class TestSounding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyStepHasItsSound_data();
    void everyStepHasItsSound();
    void everyGameSounds_data();
    void everyGameSounds();
    void hasteIsSilent();
    void aTableThatIsLaidOutIsSilent();
};

void TestSounding::everyStepHasItsSound_data()
{
    QTest::addColumn<Beat>("beat");
    QTest::addColumn<int>("sound");
    QTest::newRow("a deal begins") << happened(EventKind::DealStarts) << int(Sounds::Shuffle);
    QTest::newRow("the discards become the stock")
        << moved(Zone::Discards, Zone::Stock) << int(Sounds::Shuffle);
    QTest::newRow("dealt") << moved(Zone::Stock, Zone::Hand) << int(Sounds::Deal);
    QTest::newRow("turned up from the pack") << moved(Zone::Stock, Zone::Discards) << int(Sounds::Deal);
    QTest::newRow("laid on the table") << moved(Zone::Hand, Zone::Table) << int(Sounds::Lay);
    QTest::newRow("played to a trick") << moved(Zone::Hand, Zone::Trick) << int(Sounds::Lay);
    QTest::newRow("melded") << moved(Zone::Hand, Zone::Meld) << int(Sounds::Lay);
    QTest::newRow("thrown away") << moved(Zone::Hand, Zone::Discards) << int(Sounds::Lay);
    QTest::newRow("shown") << happened(EventKind::Shown) << int(Sounds::Lay);
    QTest::newRow("captured") << moved(Zone::Table, Zone::Captured) << int(Sounds::Take);
    QTest::newRow("a trick is taken") << moved(Zone::Trick, Zone::Captured) << int(Sounds::Take);
    QTest::newRow("taken into the hand") << moved(Zone::Discards, Zone::Hand) << int(Sounds::Take);
    QTest::newRow("a word") << said("Truco!", false) << int(Sounds::Knock);
    QTest::newRow("a word with points") << said("Limpia!", false, EventKind::Scored) << int(Sounds::Knock);
    QTest::newRow("a sign") << said("a wink", true) << silent;
    QTest::newRow("done without a word") << happened(EventKind::Said) << silent;
    QTest::newRow("points") << happened(EventKind::Scored, own, 2) << int(Sounds::Beans);
    QTest::newRow("points of another") << happened(EventKind::Scored, 0, -1) << int(Sounds::Beans);
    QTest::newRow("no points") << happened(EventKind::Scored, own, 0) << silent;
    QTest::newRow("noted") << happened(EventKind::Noted) << silent;
    QTest::newRow("a deal ends") << happened(EventKind::DealEnds) << silent;
    QTest::newRow("won") << happened(EventKind::GameEnds, own) << int(Sounds::Win);
    QTest::newRow("lost") << happened(EventKind::GameEnds, 0) << silent;
    QTest::newRow("drawn") << happened(EventKind::GameEnds) << silent;
}

void TestSounding::everyStepHasItsSound()
{
    QFETCH(const Beat, beat);
    const auto sound = soundOf(beat, own);
    QTEST(sound ? int(*sound) : silent, "sound");
}

void TestSounding::everyGameSounds_data()
{
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<int>("players");
    for (const GameInfo *info : games()) {
        const QByteArray game(info->id.data(), static_cast<qsizetype>(info->id.size()));
        QTest::newRow(game.constData()) << game << (game == "tresillo" ? 3 : 2);
    }
}

// Every game deals, lays and takes or knocks, and the narrator tells it as it happens.
void TestSounding::everyGameSounds()
{
    QFETCH(const QByteArray, game);
    QFETCH(const int, players);
    ToldMatch told(game.constData(), players, 5, 120);
    std::set<Sounds::Sound> heard;
    connect(&told.narrator, &Narrator::sounded, this, [&](Sounds::Sound sound) { heard.insert(sound); });
    told.narrator.setWaits(false);
    told.narrator.tellOpening();
    for (std::size_t step = 0; step < told.match.actionCount(); ++step)
        told.narrator.tell(step);
    QVERIFY(!told.narrator.isRunning());
    for (const Sounds::Sound sound : { Sounds::Shuffle, Sounds::Deal, Sounds::Lay })
        QVERIFY2(heard.count(sound) == 1, qPrintable(Sounds::name(sound)));
    QVERIFY(heard.count(Sounds::Take) + heard.count(Sounds::Knock) > 0);
}

// What is skipped lies where it belongs without a sound.
void TestSounding::hasteIsSilent()
{
    ToldMatch told("truco", 2, 5, 10);
    told.pace.dealGap = 100000; // nothing comes by itself
    QSignalSpy sounded(&told.narrator, &Narrator::sounded);
    told.narrator.tellOpening();
    QVERIFY(told.narrator.isRunning());
    const qsizetype before = sounded.size();
    QVERIFY(before > 0);
    told.narrator.hurry();
    QVERIFY(!told.narrator.isRunning());
    QCOMPARE(sounded.size(), before);
    told.pace.fly = 100000;
    for (std::size_t step = 0; step < told.match.actionCount(); ++step)
        told.narrator.tell(step);
    const qsizetype first = sounded.size();
    told.narrator.skip();
    QVERIFY(!told.narrator.isRunning());
    QCOMPARE(sounded.size(), first);
    told.pace.fly = 0;
    told.pace.dealGap = 0;
    told.narrator.tell(0, told.match.actionCount()); // told at leisure it sounds again
    QVERIFY(sounded.size() > first + 3);
}

void TestSounding::aTableThatIsLaidOutIsSilent()
{
    ToldMatch told("cuarenta", 2, 5, 30);
    const QSignalSpy sounded(&told.narrator, &Narrator::sounded);
    told.narrator.showStep(20);
    told.narrator.writeLog(20);
    told.narrator.tell(20, 4); // back at once
    QCOMPARE(sounded.size(), 0);
}

QTEST_GUILESS_MAIN(TestSounding)
#include "tst_sounding.moc"
