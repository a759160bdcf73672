// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/database.h"
#include "app/shelf/shelf.h"
#include "tests/app/shelf/asking.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

// What was saved as one file comes in on another computer, and nothing that is there goes.
class TestMerging : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void bringsAllOfANewShelf();
    void bringsNothingTwice();
    void aGameGoesOnWhereItWasPlayedFurther();
    void whatWentOnDifferentlyStandsBeside();
    void theGameAtTheTableStays();
    void whatWasDeletedHereComesBack();
    void aGameOfAnotherKindStaysOutside();
    void reviewsComeAlong();
    void bringsWhatWasLearnt();
    void keepsWhatWasLearntHereLater();
    void readsAnOlderVersion();
    void readsWhatAProgramCouldNotClose();
    void refuses_data();
    void refuses();
    void nothingComesInByHalves();

private:
    [[nodiscard]] BroughtIn bringIn(Shelf &shelf, GameId atTable = noGame) const
    {
        return answered<BroughtIn>(
            [&](QObject *to, auto answer) { shelf.bringIn(archive(), atTable, to, answer); });
    }
    [[nodiscard]] QString archive() const { return m_there->filePath("all.sqlite"); }
    void saveThere(Shelf &shelf) const
    {
        QCOMPARE(
            answered<QString>([&](QObject *to, auto answer) { shelf.saveArchive(archive(), to, answer); }),
            QString());
    }
    void change(const QByteArrayList &statements) const
    {
        Database base(archive());
        QVERIFY(base.open().fault == Fault::None);
        const SqlFailure failure = base.write([&](Sql &sql) {
            for (const QByteArray &statement : statements)
                sql.ask(statement);
        });
        QVERIFY2(failure.fault == Fault::None, qPrintable(failure.detail));
    }
    static GameId begin(Shelf &shelf, const QStringList &actions)
    {
        const GameId id = shelf.begin(smallGame());
        for (int i = 0; i < actions.size(); ++i)
            shelf.append(id, i, actions[i], standing(i, 0));
        return id;
    }
    // A game that was begun there and has been brought in here.
    GameId onBoth(Shelf &there, Shelf &here, const QStringList &actions) const
    {
        const GameId id = begin(there, actions);
        saveThere(there);
        const int games = bringIn(here).games;
        return games == 1 ? id : noGame;
    }

    std::unique_ptr<QTemporaryDir> m_here, m_there;
};

void TestMerging::init()
{
    m_here = std::make_unique<QTemporaryDir>();
    m_there = std::make_unique<QTemporaryDir>();
}

void TestMerging::bringsAllOfANewShelf()
{
    Shelf there(m_there->path());
    const GameId one = begin(there, { "a", "b" });
    const GameId two = begin(there, { "c" });
    there.rename(two, "with Rosa");
    there.star(two, true);
    const GameId gone = begin(there, { "d" });
    there.remove({ gone });
    saveThere(there);
    Shelf here(m_here->path());
    const GameId own = begin(here, { "e" });
    QSignalSpy changed(&here, &Shelf::gamesChanged);
    const BroughtIn found = bringIn(here);
    QCOMPARE(found.problem, QString());
    QCOMPARE(found.games, 2);
    QCOMPARE(found.known, 0);
    QTRY_VERIFY(!changed.empty());
    QCOMPARE(gamesOn(here).all, 3);
    QCOMPARE(gameOn(here, own)->actions, QStringList { "e" });
    QCOMPARE(gameOn(here, one)->actions, QStringList({ "a", "b" }));
    QCOMPARE(gameOn(here, two)->row.note, QString("with Rosa"));
    QVERIFY(gameOn(here, two)->row.starred);
    QVERIFY(!gameOn(here, gone));
}

void TestMerging::bringsNothingTwice()
{
    Shelf there(m_there->path());
    begin(there, { "a", "b" });
    saveThere(there);
    Shelf here(m_here->path());
    QCOMPARE(bringIn(here).games, 1);
    const BroughtIn again = bringIn(here);
    QCOMPARE(again.games, 0);
    QCOMPARE(again.known, 1);
    QCOMPARE(gamesOn(here).all, 1);
}

void TestMerging::aGameGoesOnWhereItWasPlayedFurther()
{
    Shelf there(m_there->path());
    Shelf here(m_here->path());
    const GameId id = onBoth(there, here, { "a", "b" });
    QVERIFY(id != noGame);
    there.append(id, 2, "c", standing(5, 6));
    saveThere(there);
    QCOMPARE(bringIn(here).games, 1);
    QCOMPARE(gamesOn(here).all, 1);
    QCOMPARE(gameOn(here, id)->actions, QStringList({ "a", "b", "c" }));
    QCOMPARE(gameOn(here, id)->row.scores, QList<int>({ 5, 6 }));

    here.append(id, 3, "d", standing(7, 6)); // and here
    QCOMPARE(bringIn(here).known, 1);
    QCOMPARE(gameOn(here, id)->actions, QStringList({ "a", "b", "c", "d" }));
}

void TestMerging::whatWentOnDifferentlyStandsBeside()
{
    Shelf there(m_there->path());
    Shelf here(m_here->path());
    const GameId id = onBoth(there, here, { "a", "b" });
    QVERIFY(id != noGame);
    there.append(id, 2, "c", standing(5, 6));
    here.append(id, 2, "x", standing(1, 2));
    here.append(id, 3, "y", standing(1, 2));
    saveThere(there);
    QCOMPARE(bringIn(here).games, 1);
    QCOMPARE(gamesOn(here).all, 2);
    QCOMPARE(gameOn(here, id)->actions, QStringList({ "a", "b", "x", "y" }));
    QCOMPARE(bringIn(here).known, 1); // it stands beside once
    QCOMPARE(gamesOn(here).all, 2);
}

void TestMerging::theGameAtTheTableStays()
{
    Shelf there(m_there->path());
    Shelf here(m_here->path());
    const GameId id = onBoth(there, here, { "a", "b" });
    QVERIFY(id != noGame);
    there.append(id, 2, "c", standing(5, 6));
    saveThere(there);
    QCOMPARE(bringIn(here, id).games, 1);
    QCOMPARE(gameOn(here, id)->actions, QStringList({ "a", "b" }));
    QCOMPARE(gamesOn(here).all, 2);
}

void TestMerging::whatWasDeletedHereComesBack()
{
    Shelf there(m_there->path());
    Shelf here(m_here->path());
    const GameId id = onBoth(there, here, { "a" });
    QVERIFY(id != noGame);
    here.remove({ id });
    QCOMPARE(bringIn(here).games, 1);
    QCOMPARE(gamesOn(here).all, 1);
}

void TestMerging::aGameOfAnotherKindStaysOutside()
{
    Shelf there(m_there->path());
    begin(there, { "a" });
    saveThere(there);
    change({ "UPDATE game SET game = 'tarot'" });
    Shelf here(m_here->path());
    const BroughtIn found = bringIn(here);
    QCOMPARE(found.problem, QString());
    QCOMPARE(found.games, 0);
    QCOMPARE(gamesOn(here).all, 0);
}

void TestMerging::reviewsComeAlong()
{
    Shelf there(m_there->path());
    const GameId id = begin(there, { "a", "b" });
    GameReview review;
    review.decisions.append(DecisionReview());
    review.decisions.last().played = "a";
    review.decisions.last().cost = { 1.5, 0 };
    review.deals.append({ 1, 2, 3, 4, 5, 6, 7 });
    review.costly = 1;
    there.putReview(id, review);
    saveThere(there);
    Shelf here(m_here->path());
    QCOMPARE(bringIn(here).games, 1);
    const auto found = answered<GameReview>([&](QObject *to, auto answer) { here.review(id, to, answer); });
    QCOMPARE(found.decisions.size(), 1);
    QCOMPARE(found.decisions[0].cost, QList<double>({ 1.5, 0 }));
    QCOMPARE(found.deals.size(), 1);
    QCOMPARE(gameOn(here, id)->row.costly, std::optional(1));
}

namespace {

FacetProgress facet(int box, int right)
{
    FacetProgress facet;
    facet.id = "cuarenta.capture";
    facet.box = box;
    facet.right = right;
    return facet;
}

GivenAnswer answerAt(int second)
{
    GivenAnswer answer;
    answer.time = QDateTime::fromSecsSinceEpoch(1'700'000'000 + second);
    answer.facet = "cuarenta.capture";
    answer.seed = 18'000'000'000'000'000'000U;
    return answer;
}

LessonProgress lesson(int step, int stars)
{
    LessonProgress lesson;
    lesson.id = "cuarenta-1";
    lesson.version = 2;
    lesson.step = step;
    lesson.stars = stars;
    lesson.seen = { QString::number(step) };
    return lesson;
}

QList<LessonProgress> lessonsOn(Shelf &shelf)
{
    return answered<QList<LessonProgress>>([&](QObject *to, auto answer) { shelf.lessons(to, answer); });
}

QList<FacetProgress> facetsOn(Shelf &shelf)
{
    return answered<QList<FacetProgress>>([&](QObject *to, auto answer) { shelf.facets(to, answer); });
}

qsizetype answersOn(Shelf &shelf)
{
    return answered<QList<GivenAnswer>>([&](QObject *to, auto answer) {
        shelf.answers({}, 99, to, answer);
    }).size();
}

} // namespace

void TestMerging::bringsWhatWasLearnt()
{
    Shelf there(m_there->path());
    there.putLesson(lesson(5, 3));
    there.putFacet(facet(4, 9));
    there.addAnswer(answerAt(10));
    there.addAnswer(answerAt(30));
    saveThere(there);
    Shelf here(m_here->path());
    here.putLesson(lesson(7, 1));
    here.putFacet(facet(2, 1));
    here.addAnswer(answerAt(20));
    QSignalSpy changed(&here, &Shelf::learningChanged);
    QCOMPARE(bringIn(here).problem, QString());
    QTRY_COMPARE(changed.size(), 1);
    const auto lessons = lessonsOn(here);
    QCOMPARE(lessons.size(), 1);
    QCOMPARE(lessons[0].step, 7); // further here
    QCOMPARE(lessons[0].seen, QStringList { "7" });
    QCOMPARE(lessons[0].stars, 3); // better there
    QCOMPARE(facetsOn(here).size(), 1);
    QCOMPARE(facetsOn(here).constFirst().box, 4); // asked later there
    QCOMPARE(answersOn(here), 3);
    QCOMPARE(bringIn(here).problem, QString());
    QCOMPARE(answersOn(here), 3);
}

void TestMerging::keepsWhatWasLearntHereLater()
{
    Shelf there(m_there->path());
    there.putFacet(facet(4, 9));
    there.addAnswer(answerAt(10));
    saveThere(there);
    Shelf here(m_here->path());
    here.putFacet(facet(2, 1));
    here.addAnswer(answerAt(20));
    QCOMPARE(bringIn(here).problem, QString());
    QCOMPARE(facetsOn(here).constFirst().box, 2);
}

void TestMerging::readsAnOlderVersion()
{
    {
        Database base(archive());
        QVERIFY(base.open(migrations().first(1)).fault == Fault::None);
        QVERIFY(base.write([](Sql &sql) {
                        sql.run("INSERT INTO game (id, game, rules, program, own_seat, level, players, "
                                "started, changed, words, seats, opening) "
                                "VALUES (5, 'cuarenta', '', '', 0, '', 2, 1, 1, '', '[]', '{}')");
                    })
                    .fault
            == Fault::None);
    }
    QFile file(archive());
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray before = file.readAll();
    Shelf here(m_here->path());
    const BroughtIn found = bringIn(here);
    QCOMPARE(found.problem, QString());
    QCOMPARE(found.games, 1);
    file.seek(0);
    QCOMPARE(file.readAll(), before);
    QCOMPARE(QDir(m_there->path()).entryList(QDir::Files), QStringList { "all.sqlite" });
}

// The file of a shelf itself, copied while a program had it open.
void TestMerging::readsWhatAProgramCouldNotClose()
{
    Shelf there(m_there->path());
    begin(there, { "a", "b" });
    there.finish();
    QVERIFY(QFile::copy(m_there->filePath("games.sqlite"), archive()));
    QVERIFY(QFile::copy(m_there->filePath("games.sqlite-wal"), archive() + "-wal"));
    Shelf here(m_here->path());
    QCOMPARE(bringIn(here).games, 1);
}

void TestMerging::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("statement");
    QTest::addColumn<QString>("why");
    const QString foreign = "this is not a file in which everything was saved, or it is damaged";
    QTest::newRow("nothing") << QByteArray() << QByteArray() << "there is no such file";
    QTest::newRow("a text") << QByteArray("hello, this is no database") << QByteArray() << foreign;
    QTest::newRow("damaged") << QByteArray("SQLite format 3\0 and nonsense", 29) << QByteArray() << foreign;
    QTest::newRow("newer") << QByteArray() << QByteArray("PRAGMA user_version = 99")
                           << "a newer version of Sobremesa has written it";
    QTest::newRow("a table is missing") << QByteArray() << QByteArray("DROP TABLE answer") << foreign;
    QTest::newRow("a table is another")
        << QByteArray() << QByteArray("ALTER TABLE lesson ADD COLUMN extra") << foreign;
}

void TestMerging::refuses()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, statement);
    QFETCH(QString, why);
    if (!text.isEmpty()) {
        QFile file(archive());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    if (!statement.isEmpty())
        change({ statement });
    Shelf here(m_here->path());
    begin(here, { "a" });
    const BroughtIn found = bringIn(here);
    QCOMPARE(found.problem, QDir::toNativeSeparators(archive()) + ": " + why);
    QCOMPARE(gamesOn(here).all, 1);
    QVERIFY(!here.trouble());
}

// One row that the tables here do not take: none of the others is taken either.
void TestMerging::nothingComesInByHalves()
{
    Shelf there(m_there->path());
    begin(there, { "a" });
    begin(there, { "b" });
    saveThere(there);
    change({ "PRAGMA ignore_check_constraints = ON",
        "UPDATE game SET state = 'odd' WHERE id = (SELECT max(id) FROM game)" });
    Shelf here(m_here->path());
    const BroughtIn found = bringIn(here);
    QVERIFY(found.problem.startsWith(QDir::toNativeSeparators(archive()) + ": "));
    QCOMPARE(gamesOn(here).all, 0);
}

QTEST_GUILESS_MAIN(TestMerging)
#include "tst_merging.moc"
