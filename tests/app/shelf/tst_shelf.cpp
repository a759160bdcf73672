// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/shelf.h"
#include "tests/app/shelf/asking.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

// What is put on the shelf is there when the next program looks.
class TestShelf : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsActions();
    void takesBackAndDoesAgain();
    void keepsManyOfAKind();
    void listsInOrder();
    void finds_data();
    void finds();
    void deletesAndRestores();
    void marksAndRenames();
    void addsUp();
    void keepsWhatIsLearnt();
    void keepsNothingWithoutAFile();
    void addsUpReviews();
    void savesAsRecord();
    void neverWaits();
};

void TestShelf::keepsActions()
{
    const QTemporaryDir folder;
    GameId id = noGame;
    {
        Shelf shelf(folder.path());
        id = shelf.begin(smallGame());
        shelf.append(id, 0, "0 play 7h", standing(0, 0));
        int done = 0;
        shelf.append(id, 1, "1 play Kd", standing(2, 4), this, [&] { ++done; });
        QTRY_COMPARE(done, 1);
        QVERIFY(!shelf.trouble());
    }
    Shelf shelf(folder.path());
    const auto kept = gameOn(shelf, id);
    QVERIFY(kept);
    QCOMPARE(kept->actions, QStringList({ "0 play 7h", "1 play Kd" }));
    QCOMPARE(kept->row.scores, QList<int>({ 2, 4 }));
    QCOMPARE(kept->row.seats, smallGame().seats);
    QCOMPARE(kept->opening, smallGame().opening);
    QCOMPARE(kept->rules.size(), 16);
    QVERIFY(!kept->program.isEmpty());
    QVERIFY(!kept->row.over);
    QVERIFY(!gameOn(shelf, id + 1));
}

void TestShelf::takesBackAndDoesAgain()
{
    const QTemporaryDir folder;
    GameId id = noGame;
    const auto kept = [&] {
        Shelf shelf(folder.path());
        return *gameOn(shelf, id);
    };
    {
        Shelf shelf(folder.path());
        id = shelf.begin(smallGame());
        for (int i = 0; i < 4; ++i)
            shelf.append(id, i, QString::number(i), standing(i, 0));
        shelf.setLength(id, 1, standing(1, 0));
    }
    QCOMPARE(kept().actions, QStringList({ "0" }));
    QCOMPARE(kept().undone, QStringList({ "1", "2", "3" }));
    {
        Shelf shelf(folder.path());
        shelf.setLength(id, 3, standing(3, 0));
    }
    QCOMPARE(kept().actions, QStringList({ "0", "1", "2" }));
    QCOMPARE(kept().undone, QStringList({ "3" }));
    {
        Shelf shelf(folder.path());
        shelf.setLength(id, 2, standing(2, 0));
        shelf.append(id, 2, "other", standing(5, 0, true));
    }
    QCOMPARE(kept().actions, QStringList({ "0", "1", "other" }));
    QVERIFY(kept().undone.isEmpty());
    QVERIFY(kept().row.over);
    QCOMPARE(kept().row.won, std::optional<bool>(true));
    {
        Shelf shelf(folder.path());
        shelf.setLength(id, 2, standing(2, 0)); // the last action of a game that was over
    }
    QVERIFY(!kept().row.over);
    QVERIFY(!kept().row.won);
    QVERIFY(!kept().row.finished.isValid());
}

void TestShelf::keepsManyOfAKind()
{
    const QTemporaryDir folder;
    Shelf shelf(folder.path());
    const GameId first = shelf.begin(smallGame());
    const GameId second = shelf.begin(smallGame());
    const GameId empty = shelf.begin(smallGame());
    QVERIFY(first != second);
    shelf.append(first, 0, "a", standing(0, 0));
    shelf.append(second, 0, "b", standing(0, 0));
    shelf.removeIfEmpty(first);
    shelf.removeIfEmpty(empty);
    QCOMPARE(gamesOn(shelf).rows.size(), 2);
    QCOMPARE(gameOn(shelf, first)->actions, QStringList { "a" });
    QCOMPARE(gameOn(shelf, second)->actions, QStringList { "b" });
}

void TestShelf::listsInOrder()
{
    const QTemporaryDir folder;
    Shelf shelf(folder.path());
    const auto put = [&](int day, bool over, const QString &game) {
        NewGame entry = smallGame();
        entry.game = game;
        entry.started = entry.changed = QDateTime(QDate(2026, 11, day), QTime(20, 0));
        entry.standing.over = over;
        return shelf.begin(entry);
    };
    const GameId oldOpen = put(1, false, "truco");
    const GameId newOver = put(5, true, "cuarenta");
    const GameId oldOver = put(2, true, "truco");
    const GameId newOpen = put(3, false, "cuarenta");
    const auto ids = [&](const GamesQuery &query) {
        QList<GameId> list;
        for (const GameRow &row : gamesOn(shelf, query).rows)
            list.append(row.id);
        return list;
    };
    using Which = GamesQuery::Which;
    QCOMPARE(ids({}), QList<GameId>({ newOpen, oldOpen, newOver, oldOver }));
    QCOMPARE(ids({ Which::Unfinished, {}, {}, 0, 200 }), QList<GameId>({ newOpen, oldOpen }));
    QCOMPARE(ids({ Which::Finished, "truco", {}, 0, 200 }), QList<GameId>({ oldOver }));
    QCOMPARE(ids({ Which::All, {}, {}, 1, 2 }), QList<GameId>({ oldOpen, newOver }));
    const GamesPage page = gamesOn(shelf, { Which::All, "truco", {}, 0, 1 });
    QCOMPARE(page.matching, 2);
    QCOMPARE(page.all, 4);
    QCOMPARE(page.rows.size(), 1);
}

void TestShelf::finds_data()
{
    QTest::addColumn<QString>("search");
    QTest::addColumn<int>("found");
    QTest::newRow("a name") << "rosa" << 1;
    QTest::newRow("without the accent") << "jose" << 1;
    QTest::newRow("with the accent") << QString::fromUtf8("JOSÉ") << 1;
    QTest::newRow("in Japanese") << QString::fromUtf8("ロサ") << 1;
    QTest::newRow("deal number") << "7" << 2;
    QTest::newRow("month") << "2026-11" << 2;
    QTest::newRow("a sign with a meaning of its own") << "%" << 0;
    QTest::newRow("another") << "_" << 0;
    QTest::newRow("a quotation mark") << "'" << 0;
    QTest::newRow("nobody") << "Zoe" << 0;
    QTest::newRow("only spaces") << "  " << 2;
}

void TestShelf::finds()
{
    QFETCH(QString, search);
    QFETCH(int, found);
    const QTemporaryDir folder;
    Shelf shelf(folder.path());
    NewGame game = smallGame({ "You", "Rosa" });
    game.started = QDateTime(QDate(2026, 11, 22), QTime(20, 0));
    shelf.begin(game);
    game.seats = smallGame({ QString::fromUtf8("José"), QString::fromUtf8("ロサ") }).seats;
    shelf.begin(game);
    QCOMPARE(gamesOn(shelf, { GamesQuery::Which::All, {}, search, 0, 200 }).matching, found);
}

void TestShelf::deletesAndRestores()
{
    const QTemporaryDir folder;
    GameId first = noGame;
    GameId second = noGame;
    {
        Shelf shelf(folder.path());
        QSignalSpy changed(&shelf, &Shelf::gamesChanged);
        first = shelf.begin(smallGame());
        second = shelf.begin(smallGame());
        shelf.remove({ first, second });
        QCOMPARE(gamesOn(shelf).all, 0);
        shelf.restore({ first });
        QCOMPARE(gamesOn(shelf).rows.constFirst().id, first);
        QVERIFY(gameOn(shelf, second)); // still there, for whoever wants it back
        QCOMPARE(changed.size(), 2);
    }
    Shelf shelf(folder.path());
    QCOMPARE(gamesOn(shelf).all, 1);
    QVERIFY(!gameOn(shelf, second));
}

void TestShelf::marksAndRenames()
{
    const QTemporaryDir folder;
    Shelf shelf(folder.path());
    const GameId id = shelf.begin(smallGame());
    shelf.begin(smallGame());
    shelf.star(id, true);
    shelf.rename(id, QString::fromUtf8("La última de Elena"));
    const GamesPage page = gamesOn(shelf, { GamesQuery::Which::Starred, {}, "ultima", 0, 200 });
    QCOMPARE(page.rows.size(), 1);
    QCOMPARE(page.rows[0].note, QString::fromUtf8("La última de Elena"));
    QVERIFY(page.rows[0].starred);
    shelf.rename(id, {});
    QCOMPARE(gamesOn(shelf, { GamesQuery::Which::All, {}, "ultima", 0, 200 }).matching, 0);
    QCOMPARE(gamesOn(shelf, { GamesQuery::Which::All, {}, "rosa", 0, 200 }).matching, 2);
}

void TestShelf::addsUp()
{
    const QTemporaryDir folder;
    Shelf shelf(folder.path());
    const auto put = [&](int own, int other, Origin origin, int help) {
        NewGame game = smallGame();
        game.origin = origin;
        game.changed = QDateTime(QDate(2026, 11, 22), QTime(12, 0));
        game.standing = standing(own, other, true);
        const GameId id = shelf.begin(game);
        for (int i = 0; i < help; ++i)
            shelf.addHelp(id);
    };
    put(40, 10, Origin::Dealt, 0);
    put(40, 30, Origin::Dealt, 0);
    put(12, 40, Origin::Dealt, 0);
    put(40, 0, Origin::Dealt, 2);
    put(40, 0, Origin::Branch, 0);
    shelf.begin(smallGame());
    const auto tallies = [&] {
        return answered<QList<Tally>>(
            [&](QObject *to, auto answer) { shelf.tallies("cuarenta", to, answer); });
    };
    const QList<Tally> all = tallies();
    QCOMPARE(all.size(), 2);
    QCOMPARE(all[0].games, 3);
    QCOMPARE(all[0].won, 2);
    QCOMPARE(all[0].lost, 1);
    QCOMPARE(all[0].margin, 30 + 10 - 28);
    QCOMPARE(all[0].marginSquared, 900 + 100 + 784);
    QCOMPARE(all[0].level, QStringLiteral("regular"));
    QCOMPARE(all[0].players, 2);
    QCOMPARE(all[0].month, QStringLiteral("2026-11"));
    QVERIFY(all[1].helped);
    const auto streak = answered<Streak>([&](QObject *to, auto answer) { shelf.streak({}, 0, to, answer); });
    QCOMPARE(streak.best, 2);
    shelf.forgetStatistics();
    QVERIFY(tallies().isEmpty());
    QCOMPARE(gamesOn(shelf).all, 6);
}

void TestShelf::keepsWhatIsLearnt()
{
    const QTemporaryDir folder;
    GameId id = noGame;
    const QDateTime then = QDateTime::fromMSecsSinceEpoch(1'790'000'000'000);
    {
        Shelf shelf(folder.path());
        id = shelf.begin(smallGame());
        LessonProgress lesson { "porrazo.1", 2, 3, { "a", "b" }, 2, 3, then, {}, 90 };
        shelf.putLesson(lesson);
        lesson.step = 4;
        shelf.putLesson(lesson);
        shelf.putFacet({ "porrazo.fresh", 2, then, 5, 1, "rrwrrr", true });
        shelf.addAnswer({ then, "porrazo.fresh", "drill", UINT64_MAX, "4", {}, true, 1200 });
        for (const bool right : { false, true, false }) // the clock was put back in between
            shelf.addAnswer({ then.addDays(right ? -9 : -1), "truco.sum", "drill", 7, "4", {}, right, 1200 });
        shelf.putReview(id,
            { { { 7, 0, "play", "play 7h", "play 4s", 1.5, 0.25, {}, 2000, "1", 0.5, 0.1, { 1.5, -1.5 },
                  { { "play 4s", 1, 0.25, 600 }, { "play 7h", -0.5, 0, 600 } } } },
                { { 1, 4, 2.5, -1, 2.5, 1, 0.5 } }, 1 });
    }
    Shelf shelf(folder.path());
    const auto lessons =
        answered<QList<LessonProgress>>([&](QObject *to, auto answer) { shelf.lessons(to, answer); });
    QCOMPARE(lessons.size(), 1);
    QCOMPARE(lessons[0].step, 4);
    QCOMPARE(lessons[0].seen, QStringList({ "a", "b" }));
    QCOMPARE(lessons[0].started, then);
    QVERIFY(!lessons[0].finished.isValid());
    const auto facets =
        answered<QList<FacetProgress>>([&](QObject *to, auto answer) { shelf.facets(to, answer); });
    QCOMPARE(facets.size(), 1);
    QCOMPARE(facets[0].right, 5);
    QCOMPARE(facets[0].lastSix, QStringLiteral("rrwrrr"));
    const auto given = [&](const QString &facet) {
        return answered<QList<GivenAnswer>>(
            [&](QObject *to, auto answer) { shelf.answers(facet, 10, to, answer); });
    };
    QCOMPARE(given({}).size(), 4);
    QCOMPARE(given("porrazo.fresh").constFirst().seed, UINT64_MAX);
    QVERIFY(given("other").isEmpty());
    const auto ends =
        answered<QList<AnswerEnds>>([&](QObject *to, auto answer) { shelf.answerEnds(to, answer); });
    QCOMPARE(ends.size(), 2);
    QCOMPARE(ends[0].facet, QStringLiteral("porrazo.fresh"));
    QVERIFY(ends[0].firstRight && ends[0].lastRight);
    QVERIFY(!ends[1].firstRight && !ends[1].lastRight);
    const auto review = answered<GameReview>([&](QObject *to, auto answer) { shelf.review(id, to, answer); });
    QCOMPARE(review.decisions.size(), 1);
    QCOMPARE(review.decisions[0].best, QStringLiteral("play 4s"));
    QCOMPARE(review.deals.size(), 1);
    QCOMPARE(review.deals[0].par, 1.0);
    QCOMPARE(review.decisions[0].cost, QList<double>({ 1.5, -1.5 }));
    QCOMPARE(review.decisions[0].estimates.size(), 2);
    QCOMPARE(review.decisions[0].estimates[1].worlds, 600);
    QCOMPARE(review.costly, std::optional(1));
    QCOMPARE(gamesOn(shelf).rows[0].costly, std::optional(1));
    QVERIFY(!gamesOn(shelf).rows[0].reviewed);
    shelf.setReviewed(id);
    QVERIFY(gamesOn(shelf).rows[0].reviewed);
}

void TestShelf::keepsNothingWithoutAFile()
{
    Shelf shelf;
    const GameId id = shelf.begin(smallGame());
    shelf.append(id, 0, "a", standing(1, 0));
    QCOMPARE(gameOn(shelf, id)->actions, QStringList { "a" });
    QVERIFY(shelf.file().isEmpty());
    QVERIFY(!shelf.trouble());
}

// Over finished games of a kind: months, what the cards brought, and the kinds of error of the last ten.
void TestShelf::addsUpReviews()
{
    Shelf shelf;
    const QDateTime then = QDateTime::fromString("2026-10-05T12:00:00", Qt::ISODate);
    for (int number = 0; number < 12; ++number) {
        NewGame game = smallGame();
        game.actions = QStringList { "a" };
        game.standing = standing(40, 30);
        game.standing.over = true;
        game.started = game.changed = then.addDays(3 * number);
        const GameId id = shelf.begin(game);
        GameReview review;
        DecisionReview own;
        own.loss = 1.5;
        own.facet = number < 2 ? QStringLiteral("struck") : QStringLiteral("feeds");
        DecisionReview other = own;
        other.number = 1;
        other.seat = 1;
        review.decisions = { own, other };
        review.deals = { { 0, 10, 12, -1.5, -0.5, 0, 0 }, { 1, 0, 2, -0.5, -1.5, 0, 0 } };
        if (number != 11)
            review.costly = 1; // the last one is not whole yet
        shelf.putReview(id, review);
    }
    const auto sums =
        answered<ReviewSums>([&](QObject *to, auto answer) { shelf.reviewSums("cuarenta", 2, to, answer); });
    QCOMPARE(sums.months.size(), 2);
    QCOMPARE(sums.months[0].month, QStringLiteral("2026-10"));
    QCOMPARE(sums.deals, 22);
    QCOMPARE(sums.cost, 22.0);
    QCOMPARE(sums.cards, 11 * 14.0);
    QCOMPARE(sums.cardsSquared, 11 * (144 + 4.0));
    QCOMPARE(sums.kinds.size(), 2);
    QCOMPARE(sums.kinds[0].facet, QStringLiteral("feeds"));
    QCOMPARE(sums.kinds[0].times, 9);
    QCOMPARE(sums.kinds[1].times, 1); // the first game is not among the last ten
    QCOMPARE(answered<ReviewSums>([&](QObject *to, auto answer) {
        shelf.reviewSums("loba", 0, to, answer);
    }).deals,
        0);
}

void TestShelf::savesAsRecord()
{
    const QTemporaryDir folder;
    Shelf shelf(folder.path());
    const GameId id = shelf.begin(smallGame());
    shelf.append(id, 0, "1 play 7h", standing(1, 0));
    const QString path = folder.filePath("out.sobremesa");
    const auto saved = [&](const QString &where) {
        return answered<QString>([&](QObject *to, auto answer) { shelf.save(id, where, to, answer); });
    };
    QCOMPARE(saved(path), QString());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY2(text.contains("\"1 play 7h\"") && text.contains("sobremesa-record"), text);
    const QString nowhere = folder.filePath("nowhere/at/all");
    QVERIFY(saved(nowhere).startsWith(QDir::toNativeSeparators(nowhere) + ": "));
    const auto savedAll = answered<QString>([&](QObject *to, auto answer) {
        shelf.saveAll({ id, id }, folder.path(), to, answer);
    });
    QCOMPARE(savedAll, QString());
    QCOMPARE(QDir(folder.path()).entryList({ "cuarenta-*.sobremesa" }).size(), 2);
    const QTemporaryDir other;
    const auto archived = answered<QString>(
        [&](QObject *to, auto answer) { shelf.saveArchive(other.filePath("games.sqlite"), to, answer); });
    QCOMPARE(archived, QString());
    Shelf copy(other.path());
    QCOMPARE(gamesOn(copy).all, 1);
}

// Whoever calls goes on at once, however long the disk takes: the answer is never there when the call
// returns.
void TestShelf::neverWaits()
{
    const QTemporaryDir folder;
    Shelf shelf(folder.path());
    bool done = false;
    const GameId id = shelf.begin(smallGame(), this, [&] { done = true; });
    QVERIFY(!done);
    {
        QObject gone;
        shelf.load(id, &gone, [](const auto &) { qFatal("nobody is there to be answered"); });
    }
    QTRY_VERIFY(done);
    gamesOn(shelf);
}

QTEST_MAIN(TestShelf)
#include "tst_shelf.moc"
