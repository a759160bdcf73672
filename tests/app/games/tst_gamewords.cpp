// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/gamewords.h"
#include "app/settings.h"
#include "app/text/language.h"
#include "engine/games/registry.h"
#include "tests/app/scratch.h"
#include "tests/app/table/everytable.h"
#include "tests/app/table/openings.h"

#include <QTest>

using namespace sobremesa;

namespace {

GameRow rowOf(const QString &game, const QStringList &names, const QList<int> &scores)
{
    GameRow row;
    row.game = game;
    for (const QString &name : names)
        row.seats.append({ name, 1, row.seats.isEmpty() ? QString() : QStringLiteral("casual") });
    row.scores = scores;
    row.deals = 3;
    return row;
}

} // namespace

class TestGameWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void knowsSides_data();
    void knowsSides();
    void tellsPeople();
    void tellsWhereItStands();
    void putsOwnPointsFirst();
    void tellsWhen();
    void callsItAsThePlayerDoes();
    void survivesWhatItDoesNotKnow();

private:
    Scratch m_scratch;
};

void TestGameWords::initTestCase()
{
    Settings::shared().useOnce(Settings::Language, "en");
    QCOMPARE(Language::shared().code(), "en");
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
}

void TestGameWords::knowsSides_data()
{
    addTables();
}

// A list knows whose side a seat is on without the rules.
void TestGameWords::knowsSides()
{
    QFETCH(QString, id);
    QFETCH(int, players);
    const auto match = Match::begin(openingFor(*findGame(id.toStdString()), players, 1));
    GameRow row;
    for (const std::int32_t points : scores(match->position()))
        row.scores.append(points);
    for (int seat = 0; seat < players; ++seat)
        QCOMPARE(sideOfSeat(row, seat), int(sideOf(match->position(), static_cast<Seat>(seat))));
}

void TestGameWords::tellsPeople()
{
    const GameRow pairs = rowOf("truco", { "You", "Rosa", "Elena", "Bruno" }, { 18, 22 });
    QCOMPARE(GameWords::people(pairs), "with Elena against Rosa and Bruno");
    QCOMPARE(
        GameWords::people(rowOf("loba", { "You", "Rosa", "Bruno" }, { 1, 2, 3 })), "against Rosa and Bruno");
    GameRow nobodys = pairs;
    nobodys.seats[0].level = "casual";
    nobodys.seats[0].name = "Teo";
    QCOMPARE(GameWords::people(nobodys), "Teo, Rosa, Elena and Bruno");
}

void TestGameWords::tellsWhereItStands()
{
    GameRow row = rowOf("cuarenta", { "You", "Rosa" }, { 18, 22 });
    QCOMPARE(GameWords::line(row), "against Rosa · casual · deal 3");
    row.over = true;
    row.seconds = 14 * 60 + 50;
    row.origin = Origin::Branch;
    QCOMPARE(GameWords::line(row), "against Rosa · casual · 3 deals · 14 min · branch");
    QCOMPARE(GameWords::outcome(row), "drawn");
    row.winner = 1;
    row.won = false;
    QCOMPARE(GameWords::outcome(row), "lost");
}

void TestGameWords::putsOwnPointsFirst()
{
    GameRow row = rowOf("tresillo", { "A", "You", "B" }, { -5, 14, -9 });
    row.ownSeat = 1;
    QCOMPARE(GameWords::score(row), "+14 · −9 · −5");
    row.scores = { 5, 14, 9 };
    QCOMPARE(GameWords::score(row), "14 · 9 · 5");
    row = rowOf("truco", { "A", "You", "B", "C" }, { 18, 22 });
    row.ownSeat = 3;
    QCOMPARE(GameWords::score(row), "22 : 18");
    row.scores = {};
    QCOMPARE(GameWords::score(row), "");
}

void TestGameWords::tellsWhen()
{
    const QDate today(2026, 11, 22); // a Sunday
    const auto when = [&](const QDate &day) { return GameWords::when(QDateTime(day, QTime(20, 14)), today); };
    QCOMPARE(when(today), "20:14");
    QCOMPARE(when(today.addDays(-2)), "Fri");
    QCOMPARE(when(today.addDays(-6)), "Mon");
    QCOMPARE(when(today.addDays(-7)), "15 Nov");
    QCOMPARE(when(today.addYears(-1)), "22/11/2025");
    GameRow row = rowOf("truco", { "You", "Rosa" }, { 0, 0 });
    row.changed = QDateTime(QDate(2025, 12, 3), QTime(9, 0));
    QCOMPARE(GameWords::group(row, today), "Unfinished");
    row.over = true;
    QCOMPARE(GameWords::group(row, today), "December 2025");
    row.changed = row.changed.addMonths(10);
    QCOMPARE(GameWords::group(row, today), "October");
}

void TestGameWords::callsItAsThePlayerDoes()
{
    GameRow row = rowOf("truco", { "You", "Rosa", "Elena", "Bruno" }, { 0, 0 });
    QVERIFY(GameWords::title(row).contains("4"));
    row.note = "At the beach";
    QCOMPARE(GameWords::title(row), "At the beach");
}

void TestGameWords::survivesWhatItDoesNotKnow()
{
    const GameRow row = rowOf("mus", {}, {});
    QCOMPARE(GameWords::title(row), "mus");
    QCOMPARE(GameWords::score(row), "");
    QVERIFY(!GameWords::line(row).isEmpty());
    QCOMPARE(GameWords::level("grandmaster"), "Mixed");
}

QTEST_MAIN(TestGameWords)
#include "tst_gamewords.moc"
