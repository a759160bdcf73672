// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/gamesmodel.h"
#include "app/settings.h"
#include "tests/app/scratch.h"
#include "tests/app/shelf/asking.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

// The list of kept games.
class TestGamesModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { Settings::shared().useOnce(Settings::Language, "en"); }
    void groups();
    void filters();
    void searches_data();
    void searches();
    void readsPageByPage();
    void staysWhereItIs();
    void followsTheShelf();
    void nobodyLooksNobodyAsks();
    void tellsWhatCannotBeRead();
    void aGameThatIsPlayedOnComesBack();

private:
    Scratch m_scratch;
    static void settle(const GamesModel &model) { QTRY_VERIFY_WITH_TIMEOUT(model.isReady(), 20'000); }
    [[nodiscard]] static QString text(const GamesModel &model, int row, GamesModel::Role role)
    {
        return model.data(model.index(row), role).toString();
    }
    [[nodiscard]] static QStringList titles(const GamesModel &model)
    {
        QStringList list;
        for (int row = 0; row < model.rowCount(); ++row)
            list.append(text(model, row, GamesModel::TitleRole));
        return list;
    }
    static GameId put(Shelf &shelf, const QString &note, const QDate &day, bool over,
        const QString &game = QStringLiteral("cuarenta"), const QString &other = QStringLiteral("Rosa"));
};

GameId TestGamesModel::put(
    Shelf &shelf, const QString &note, const QDate &day, bool over, const QString &game, const QString &other)
{
    NewGame kept = smallGame({ "You", other });
    kept.game = game;
    kept.started = kept.changed = QDateTime(day, QTime(20, 0));
    kept.standing = standing(40, 10, over);
    const GameId id = shelf.begin(kept);
    if (!note.isEmpty())
        shelf.rename(id, note);
    return id;
}

void TestGamesModel::groups()
{
    Shelf shelf;
    const QDate today = QDate::currentDate();
    put(shelf, "b", today, true);
    put(shelf, "a", today.addDays(-40), false);
    put(shelf, "c", today.addYears(-1), true);
    GamesModel model(shelf);
    const QAbstractItemModelTester tester(&model);
    model.refresh();
    settle(model);
    QCOMPARE(titles(model), QStringList({ "a", "b", "c" }));
    QCOMPARE(text(model, 0, GamesModel::GroupRole), "Unfinished");
    QCOMPARE(text(model, 1, GamesModel::GroupRole), QLocale().standaloneMonthName(today.month()));
    QVERIFY(text(model, 2, GamesModel::GroupRole).contains(QString::number(today.year() - 1)));
    QCOMPARE(model.all(), 3);
    QCOMPARE(model.unfinished(), 1);
    QVERIFY(model.data(model.index(0), GamesModel::OpenRole).toBool());
    QVERIFY(!model.data(model.index(1), GamesModel::OpenRole).toBool());
    QCOMPARE(text(model, 1, GamesModel::ScoreRole), "40 : 10");
    QCOMPARE(text(model, 1, GamesModel::OutcomeRole), "won");
}

void TestGamesModel::filters()
{
    Shelf shelf;
    const QDate day(2026, 11, 2);
    put(shelf, "open truco", day, false, "truco");
    const GameId marked = put(shelf, "over truco", day, true, "truco");
    put(shelf, "over loba", day.addDays(1), true, "loba");
    shelf.star(marked, true);
    GamesModel model(shelf);
    const QAbstractItemModelTester tester(&model);
    model.refresh();
    settle(model);
    QVERIFY(!model.isFiltered());
    model.setFilter(GamesModel::Unfinished);
    QTRY_COMPARE(titles(model), QStringList({ "open truco" }));
    QVERIFY(model.isFiltered());
    // To review: what is over, unless nothing was costly or somebody has looked at it.
    model.setFilter(GamesModel::ToReview);
    QTRY_COMPARE(titles(model), QStringList({ "over loba", "over truco" }));
    GameReview review;
    review.costly = 2;
    shelf.putReview(marked, review);
    QTRY_COMPARE(text(model, 1, GamesModel::CostlyRole), "2 costly ones");
    QVERIFY(model.data(model.index(1), GamesModel::ToReviewRole).toBool());
    shelf.setReviewed(marked);
    QTRY_COMPARE(titles(model), QStringList({ "over loba" }));
    model.setFilter(GamesModel::Marked);
    QTRY_COMPARE(titles(model), QStringList({ "over truco" }));
    QCOMPARE(text(model, 0, GamesModel::CostlyRole), "reviewed");
    model.setGame("loba");
    QTRY_COMPARE(titles(model), QStringList());
    QTRY_COMPARE(model.matching(), 0);
    QCOMPARE(model.all(), 3);
    model.setFilter(GamesModel::All);
    QTRY_COMPARE(titles(model), QStringList({ "over loba" }));
    model.showAll();
    QTRY_COMPARE(titles(model), QStringList({ "open truco", "over loba", "over truco" }));
    QVERIFY(!model.isFiltered());
}

void TestGamesModel::searches_data()
{
    QTest::addColumn<QString>("search");
    QTest::addColumn<QStringList>("found");
    QTest::newRow("person") << "rosa" << QStringList({ "one" });
    QTest::newRow("without accents") << "NELIDA" << QStringList({ "two" });
    QTest::newRow("name") << "tw" << QStringList({ "two" });
    QTest::newRow("month") << "2026-11" << QStringList({ "one" });
    QTest::newRow("day") << "2026-10-05" << QStringList({ "two" });
    QTest::newRow("deal number") << "7" << QStringList({ "one", "two" });
    QTest::newRow("a sign of the database") << "%" << QStringList();
    QTest::newRow("nobody") << "zoe" << QStringList();
}

void TestGamesModel::searches()
{
    QFETCH(QString, search);
    QFETCH(QStringList, found);
    Shelf shelf;
    put(shelf, "one", QDate(2026, 11, 3), true);
    put(shelf, "two", QDate(2026, 10, 5), true, "truco", QStringLiteral("Nélida"));
    GamesModel model(shelf);
    model.setSearch(search);
    settle(model);
    QCOMPARE(titles(model), found);
}

void TestGamesModel::readsPageByPage()
{
    Shelf shelf;
    for (int i = 0; i < 450; ++i)
        put(shelf, {}, QDate(2025, 1, 1).addDays(i), true);
    GamesModel model(shelf);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.refresh();
    settle(model);
    QCOMPARE(model.matching(), 450);
    QTRY_VERIFY(model.rowCount() >= 200); // the tester asks for more by itself
    for (int pages = 0; pages < 3; ++pages) {
        if (model.canFetchMore({}))
            model.fetchMore({});
        QTRY_VERIFY(!model.canFetchMore({}) || model.rowCount() % 200 == 0);
        shelf.finish();
        QCoreApplication::processEvents();
    }
    QTRY_COMPARE(model.rowCount(), 450);
    QVERIFY(!model.canFetchMore({}));
    QSet<qint64> ids;
    for (int row = 0; row < model.rowCount(); ++row)
        ids.insert(model.data(model.index(row), GamesModel::IdRole).toLongLong());
    QCOMPARE(ids.size(), 450);
    model.refresh(); // what was read stays
    shelf.finish();
    QTRY_COMPARE(model.rowCount(), 450);
}

// A change elsewhere in the list moves nothing else.
void TestGamesModel::staysWhereItIs()
{
    Shelf shelf;
    QList<GameId> ids;
    for (int i = 0; i < 6; ++i)
        ids.append(put(shelf, QString::number(i), QDate(2026, 1, 10).addDays(-i), true));
    GamesModel model(shelf);
    const QAbstractItemModelTester tester(&model);
    model.refresh();
    settle(model);
    QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    shelf.remove({ ids[2] });
    QTRY_COMPARE(titles(model), QStringList({ "0", "1", "3", "4", "5" }));
    QCOMPARE(removed.size(), 1);
    QCOMPARE(removed[0][1].toInt(), 2);
    QCOMPARE(removed[0][2].toInt(), 2);
    QCOMPARE(inserted.size(), 0);
    shelf.restore({ ids[2] });
    QTRY_COMPARE(titles(model), QStringList({ "0", "1", "2", "3", "4", "5" }));
    QCOMPARE(inserted.size(), 1);
    QCOMPARE(reset.size(), 0);
    QCOMPARE(model.rowOf(ids[2]), 2);
}

void TestGamesModel::followsTheShelf()
{
    Shelf shelf;
    const GameId id = put(shelf, {}, QDate(2026, 1, 10), true);
    GamesModel model(shelf);
    model.refresh();
    settle(model);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    shelf.rename(id, "At the beach");
    QTRY_COMPARE(titles(model), QStringList({ "At the beach" }));
    shelf.star(id, true);
    QTRY_VERIFY(model.data(model.index(0), GamesModel::StarredRole).toBool());
    QCOMPARE(changed.size(), 2);
}

void TestGamesModel::nobodyLooksNobodyAsks()
{
    Shelf shelf;
    GamesModel model(shelf);
    put(shelf, "x", QDate(2026, 1, 10), true);
    shelf.finish();
    QCoreApplication::processEvents();
    shelf.finish();
    QCoreApplication::processEvents();
    QVERIFY(!model.isReady());
    QCOMPARE(model.rowCount(), 0);
}

void TestGamesModel::tellsWhatCannotBeRead()
{
    Shelf shelf;
    const GameId id = put(shelf, {}, QDate(2026, 1, 10), true);
    put(shelf, {}, QDate(2026, 1, 9), true, "mus");
    GamesModel model(shelf);
    model.refresh();
    settle(model);
    QCOMPARE(text(model, 0, GamesModel::ProblemRole), "");
    QVERIFY(!text(model, 1, GamesModel::ProblemRole).isEmpty());
    model.setProblem(id, "actions[31]");
    QVERIFY(text(model, 0, GamesModel::ProblemRole).contains("actions[31]"));
}

// Deleted while it lies on the table: an action in it means that it is wanted.
void TestGamesModel::aGameThatIsPlayedOnComesBack()
{
    Shelf shelf;
    const GameId id = put(shelf, "x", QDate(2026, 1, 10), false);
    shelf.remove({ id });
    QCOMPARE(gamesOn(shelf).all, 0);
    shelf.append(id, 0, "0 play 7h", standing(0, 0));
    QCOMPARE(gamesOn(shelf).all, 1);
}

QTEST_MAIN(TestGamesModel)
#include "tst_gamesmodel.moc"
