// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/exercisewords.h"
#include "app/learn/school.h"
#include "engine/games/registry.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace sobremesa;
using namespace sobremesa::learn;

namespace {

// A learner with a calendar of his own.
struct Desk
{
    explicit Desk(const QString &folder = {})
        : shelf(folder)
        , library(shelf)
        , book(shelf, library)
        , practice(book)
    {
        book.setClock([this] { return now; });
        practice.setSeed(4);
    }
    // The shelf has told what it keeps.
    void settle()
    {
        shelf.finish();
        QCoreApplication::processEvents();
    }

    QDateTime now { QDate(2026, 3, 1), QTime(12, 0) };
    Shelf shelf;
    LessonLibrary library;
    FacetBook book;
    Practice practice;
};

bool isWanted(const Exercise &exercise, const Offered &option, bool right)
{
    if (exercise.pick == Pick::Cards)
        return right == (std::ranges::count(exercise.answer.cards, option.cards[0]) > 0);
    return right == (option.number == exercise.answer.number);
}

// Answers what is asked now, by its keys.
void answer(Practice &practice, bool right)
{
    const Exercise exercise = practice.asked();
    const auto options = answersOf(exercise);
    for (std::size_t option = 0; option < options.size(); ++option) {
        const bool wanted = exercise.pick == Pick::Cards
            ? isWanted(exercise, options[option], true) && (right || option > 0)
            : isWanted(exercise, options[option], right);
        if (!wanted)
            continue;
        practice.choose(static_cast<int>(option));
        if (exercise.pick != Pick::Cards)
            return;
    }
    if (!right && exercise.pick == Pick::Cards && !isWanted(exercise, options[0], true))
        practice.choose(0); // one that does not belong to them
    practice.done();
}

} // namespace

// Rounds, "Check me" and the exam, and what they leave on the shelf.
class TestPractice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyGameCanBePractised_data();
    void everyGameCanBePractised();
    void aRoundIsKept();
    void aMissIsExplained();
    void aRoundEndsAfterFiveMinutes();
    void checkedLessonsAreKnown();
    void aFailedCheckChangesNothing();
    void anExamTellsAtItsEnd();
    void finishedLessonsComeUp();
    void aLessonAsksWhatItNeeds();
    void aLessonIsMadeSure();
    void aLessonAsksForNothingLater_data();
    void aLessonAsksForNothingLater();
    void aNewLessonBeginsWithWhatIsDue();
    void aRuleIsShownWhereItsLessonTeachesIt();
    void theHomeScreenTellsHowManyLessons();
};

void TestPractice::everyGameCanBePractised_data()
{
    QTest::addColumn<QString>("game");
    for (const GameInfo *game : games())
        QTest::newRow(game->id.data()) << QString::fromLatin1(game->id.data());
}

void TestPractice::everyGameCanBePractised()
{
    QFETCH(QString, game);
    Desk desk;
    desk.settle();
    Practice &practice = desk.practice;
    practice.setGame(game);
    QVERIFY(practice.drills().size() >= 2);
    QCOMPARE(practice.due(), 0);
    QSignalSpy running(&practice, &Practice::runningChanged);
    for (const DrillShown &drill : practice.drills()) {
        QVERIFY(!drill.title.isEmpty());
        practice.start(drill.id);
        QVERIFY(practice.isRunning());
        for (int question = 1; question <= 10; ++question) {
            QCOMPARE(practice.number(), question);
            const ExerciseShown shown = practice.exercise();
            QVERIFY(!shown.question.isEmpty() && !shown.options.isEmpty());
            QVERIFY(std::ranges::none_of(
                shown.options, [](const ExerciseOption &option) { return option.right; }));
            answer(practice, true);
            QCOMPARE(practice.state(), Practising::State::Answered);
            QVERIFY(practice.exercise().right);
            QVERIFY(!practice.exercise().because.isEmpty());
            QVERIFY(practice.exercise().why.isEmpty());
            QCOMPARE(practice.inRow(), question);
            practice.next();
        }
        QCOMPARE(practice.state(), Practising::State::Finished);
        QCOMPARE(practice.rightCount(), 10);
        QVERIFY(practice.missed().isEmpty());
        practice.leave();
        QVERIFY(!practice.isRunning());
    }
    QCOMPARE(running.size(), 2 * practice.drills().size());
}

void TestPractice::aRoundIsKept()
{
    QTemporaryDir folder;
    std::string facet;
    {
        Desk desk(folder.path());
        desk.settle();
        desk.practice.setGame(QStringLiteral("porrazo"));
        desk.practice.start();
        facet = desk.practice.asked().facet;
        answer(desk.practice, true);
        QCOMPARE(desk.book.memory(facet).box, 2);
        desk.shelf.close();
    }
    Desk desk(folder.path());
    desk.practice.setGame(QStringLiteral("porrazo"));
    QTRY_COMPARE(desk.book.memory(facet).box, 2);
    QCOMPARE(desk.book.memory(facet).right, 1);
    QCOMPARE(desk.practice.due(), 0);
    QTRY_COMPARE(desk.practice.knewOf(), 1);
    QCOMPARE(desk.practice.knewBefore(), 1);
    desk.now = desk.now.addDays(1);
    QCOMPARE(desk.practice.due(), 1);
    QCOMPARE(desk.practice.dueByGame().value(QStringLiteral("porrazo")).toInt(), 1);
    QCOMPARE(desk.practice.dueByGame().value(QStringLiteral("loba")).toInt(), 0);
    desk.practice.start();
    QCOMPARE(std::string(desk.practice.asked().facet), facet); // what is due comes first
}

void TestPractice::aMissIsExplained()
{
    Desk desk;
    desk.settle();
    Practice &practice = desk.practice;
    practice.setGame(QStringLiteral("truco"));
    practice.start(QStringLiteral("envido"));
    // The error of its own facet.
    const Exercise exercise = practice.asked();
    const auto options = answersOf(exercise);
    const auto wrong = std::ranges::find_if(options,
        [&](const Offered &option) { return option.number == exercise.mistakes.front().answer.number; });
    practice.choose(static_cast<int>(wrong - options.begin()));
    const ExerciseShown shown = practice.exercise();
    QVERIFY(!shown.right);
    QCOMPARE(shown.why, drillText(exercise.mistakes.front().why, *findGame("truco")));
    QVERIFY(!shown.why.isEmpty());
    QCOMPARE(shown.lesson, QStringLiteral("truco-5"));
    QCOMPARE(
        std::ranges::count_if(shown.options, [](const ExerciseOption &option) { return option.right; }), 1);
    practice.choose(0); // too late
    QCOMPARE(practice.number(), 1);
    QCOMPARE(desk.book.memory(exercise.facet).box, 1);
    QList<GivenAnswer> given;
    desk.shelf.answers({}, 10, this, [&](const QList<GivenAnswer> &all) { given = all; });
    QTRY_COMPARE(given.size(), 1);
    QCOMPARE(given[0].misrule, QString::fromLatin1(exercise.mistakes.front().facet.data()));
    QCOMPARE(given[0].source, QStringLiteral("drill"));
    QCOMPARE(given[0].seed, exercise.seed);
    // It comes back after three others.
    for (int other = 0; other < 3; ++other) {
        practice.next();
        QVERIFY(practice.asked().facet != exercise.facet);
        answer(practice, true);
    }
    practice.next();
    QCOMPARE(practice.asked().facet, exercise.facet);
}

void TestPractice::aRoundEndsAfterFiveMinutes()
{
    Desk desk;
    desk.settle();
    desk.practice.setGame(QStringLiteral("cuarenta"));
    desk.practice.start();
    answer(desk.practice, true);
    desk.now = desk.now.addSecs(299);
    desk.practice.next();
    QCOMPARE(desk.practice.state(), Practising::State::Asked);
    answer(desk.practice, false);
    desk.now = desk.now.addSecs(1);
    desk.practice.next();
    QCOMPARE(desk.practice.state(), Practising::State::Finished);
    QCOMPARE(desk.practice.rightCount(), 1);
    QCOMPARE(desk.practice.missed().size(), 1);
    desk.practice.again();
    QCOMPARE(desk.practice.state(), Practising::State::Asked);
    QCOMPARE(desk.practice.number(), 1);
}

void TestPractice::checkedLessonsAreKnown()
{
    Desk desk;
    desk.settle();
    const QString lesson = QStringLiteral("porrazo-2");
    QVERIFY(desk.practice.canCheck(lesson));
    QVERIFY(!desk.practice.canCheck(QStringLiteral("porrazo-game-1")));
    QVERIFY(!desk.practice.check(QStringLiteral("porrazo-99")));
    QVERIFY(desk.practice.check(lesson));
    for (int question = 0; question < 5; ++question) {
        QCOMPARE(lessonOf(*findFacet(desk.practice.asked().facet)), lesson);
        answer(desk.practice, question != 2);
        desk.practice.next();
    }
    QVERIFY(desk.practice.passed());
    QVERIFY(desk.practice.knows(lesson));
    for (const FacetPlace &place : FacetBook::facetsOf(lesson))
        QCOMPARE(desk.book.memory(place.row().id).box, 3);
}

void TestPractice::aFailedCheckChangesNothing()
{
    Desk desk;
    desk.settle();
    const QString lesson = QStringLiteral("loba-7");
    QVERIFY(desk.practice.check(lesson));
    for (int question = 0; question < 5; ++question) {
        answer(desk.practice, question > 1);
        desk.practice.next();
    }
    QCOMPARE(desk.practice.state(), Practising::State::Finished);
    QVERIFY(!desk.practice.passed());
    QVERIFY(!desk.practice.knows(lesson));
    for (const FacetPlace &place : FacetBook::facetsOf(lesson))
        QCOMPARE(desk.book.memory(place.row().id), Memory());
}

void TestPractice::anExamTellsAtItsEnd()
{
    Desk desk;
    desk.settle();
    Practice &practice = desk.practice;
    practice.setGame(QStringLiteral("tresillo"));
    practice.exam();
    for (int question = 0; question < 20; ++question) {
        QCOMPARE(practice.number(), question + 1);
        QVERIFY(!practice.marks().contains(static_cast<int>(Practising::Mark::Right)));
        answer(practice, question % 4 != 0);
    }
    QCOMPARE(practice.state(), Practising::State::Finished);
    QCOMPARE(practice.rightCount(), 15);
    QVERIFY(!practice.missed().isEmpty() && practice.missed().size() <= 5);
    for (const MissedFacet &missed : practice.missed())
        QVERIFY(desk.library.find(missed.lesson));
}

void TestPractice::finishedLessonsComeUp()
{
    Desk desk;
    desk.settle();
    desk.practice.setGame(QStringLiteral("porrazo"));
    const Lesson *lesson = desk.library.find(QStringLiteral("porrazo-3"));
    QVERIFY(lesson);
    Progress progress;
    for (const Scene &scene : lesson->scenes) {
        for (const Step &step : scene.steps) {
            if (waits(step))
                progress.results[step.id] = StepResult::Right;
        }
    }
    const QSignalSpy told(&desk.book, &FacetBook::changed);
    desk.library.keep(*lesson, progress, 60);
    QCOMPARE(told.size(), 1); // once for all of them
    QCOMPARE(desk.practice.due(), static_cast<int>(FacetBook::facetsOf(QStringLiteral("porrazo-3")).size()));
    QVERIFY(desk.practice.due() >= 2);
}

void TestPractice::aLessonAsksWhatItNeeds()
{
    Desk desk;
    desk.settle();
    const QString lesson = QStringLiteral("porrazo-4"); // needs what the first lesson teaches
    QVERIFY(!desk.practice.recall(lesson)); // nothing is due
    for (const FacetPlace &place : FacetBook::facetsOf(QStringLiteral("porrazo-1")))
        desk.book.keep(place.row().id, taught({}, desk.book.today()));
    for (const FacetPlace &place : FacetBook::facetsOf(QStringLiteral("porrazo-7"))) // of no use here
        desk.book.keep(place.row().id, taught({}, desk.book.today()));
    QVERIFY(!desk.practice.recall(QStringLiteral("porrazo-1"))); // needs nothing
    QVERIFY(desk.practice.recall(lesson));
    QCOMPARE(desk.practice.kind(), Practising::Kind::Recall);
    QCOMPARE(desk.practice.questions(), 2);
    for (int question = 0; question < 2; ++question) {
        QCOMPARE(lessonOf(*findFacet(desk.practice.asked().facet)), QStringLiteral("porrazo-1"));
        answer(desk.practice, true);
        desk.practice.next();
    }
    QCOMPARE(desk.practice.state(), Practising::State::Finished);
    QVERIFY(!desk.practice.recall(lesson)); // known until another day
}

void TestPractice::aLessonAsksForNothingLater_data()
{
    QTest::addColumn<int>("order");
    for (const char *lesson : { "porrazo-1", "cuarenta-2", "truco-4", "tresillo-6", "loba-2" })
        QTest::newRow(lesson) << QByteArray(lesson).last(1).toInt();
}

void TestPractice::aLessonAsksForNothingLater()
{
    QFETCH(int, order);
    Desk desk;
    desk.settle();
    for (int round = 0; round < 8; ++round) {
        QVERIFY(desk.practice.close(QString::fromLatin1(QTest::currentDataTag())));
        while (desk.practice.state() != Practising::State::Finished) {
            QVERIFY2(desk.practice.asked().needs <= order, desk.practice.asked().facet.data());
            answer(desk.practice, false);
            desk.practice.next();
        }
    }
}

void TestPractice::aLessonIsMadeSure()
{
    Desk desk;
    desk.settle();
    QVERIFY(!desk.practice.close(QStringLiteral("porrazo-game-1")));
    const QString lesson = QStringLiteral("truco-5");
    QVERIFY(desk.practice.close(lesson));
    QCOMPARE(desk.practice.kind(), Practising::Kind::Closing);
    QCOMPARE(desk.practice.questions(), 2);
    std::set<std::string_view> facets;
    for (int question = 0; question < 2; ++question) {
        QCOMPARE(lessonOf(*findFacet(desk.practice.asked().facet)), lesson);
        facets.insert(desk.practice.asked().facet);
        answer(desk.practice, question > 0);
        QVERIFY(!desk.practice.exercise().because.isEmpty());
        desk.practice.next();
    }
    QCOMPARE(facets.size(), std::size_t { 2 });
    QCOMPARE(desk.practice.state(), Practising::State::Finished);
    QCOMPARE(desk.practice.rightCount(), 1);
    QVERIFY(!desk.practice.passed());
    QList<GivenAnswer> given;
    desk.shelf.answers({}, 10, this, [&](const QList<GivenAnswer> &all) { given = all; });
    QTRY_COMPARE(given.size(), 2);
    QCOMPARE(given[0].source, QStringLiteral("closing"));
}

void TestPractice::aNewLessonBeginsWithWhatIsDue()
{
    QTemporaryDir folder;
    {
        Desk desk(folder.path());
        desk.settle();
        for (const FacetPlace &place : FacetBook::facetsOf(QStringLiteral("porrazo-1")))
            desk.book.keep(place.row().id, taught({}, desk.book.today()));
        desk.shelf.close();
    }
    Shelf shelf(folder.path());
    School school(shelf);
    shelf.finish();
    QTRY_VERIFY(school.practice()->dueByGame().value(QStringLiteral("porrazo")).toInt() > 0);
    QVERIFY(school.start(QStringLiteral("porrazo-2")));
    QVERIFY(!school.isAtLesson());
    QVERIFY(school.practice()->isRunning());
    QCOMPARE(school.practice()->kind(), Practising::Kind::Recall);
    QVERIFY(school.start(QStringLiteral("porrazo-2"))); // straight to it
    QVERIFY(school.isAtLesson());
    QVERIFY(!school.practice()->isRunning());
    school.table()->leave();
    QVERIFY(!school.start(QStringLiteral("porrazo-99")));
}

void TestPractice::aRuleIsShownWhereItsLessonTeachesIt()
{
    Shelf shelf;
    School school(shelf);
    const QVariantList lessons = school.lessonsAbout(QStringLiteral("porrazo"), QStringLiteral("4.3"));
    QCOMPARE(lessons.size(), 1);
    QCOMPARE(lessons[0].toMap().value(QStringLiteral("lesson")).toString(), QStringLiteral("porrazo-8"));
    QVERIFY(!lessons[0].toMap().value(QStringLiteral("title")).toString().isEmpty());
    QCOMPARE(school.lessonsAbout(QStringLiteral("porrazo"), QStringLiteral("4.3.1")).size(), 1);
    QVERIFY(school.lessonsAbout(QStringLiteral("porrazo"), QStringLiteral("77")).isEmpty());
    QVERIFY(school.start(QStringLiteral("porrazo-8"), QStringLiteral("4.3")));
    QVERIFY(school.isAtLesson());
    QCOMPARE(school.table()->slip().dot, 0);
}

void TestPractice::theHomeScreenTellsHowManyLessons()
{
    Shelf shelf;
    School school(shelf);
    for (const GameInfo *game : games()) {
        const QString id = QString::fromLatin1(game->id.data());
        const QVariantMap told = school.progress().value(id).toMap();
        school.choose(id);
        const LearnPath &path = *school.path();
        int minutes = 0;
        for (int row = 0; row < path.rowCount(); ++row)
            minutes += path.at(row, "order").toInt() > 0 ? path.at(row, "minutes").toInt() : 0;
        QCOMPARE(told.value(QStringLiteral("lessons")).toInt(), path.lessons());
        QCOMPARE(told.value(QStringLiteral("minutes")).toInt(), minutes);
        QCOMPARE(told.value(QStringLiteral("first")).toInt(), school.minutesOf(school.firstOf(id)));
        QCOMPARE(told.value(QStringLiteral("done")).toInt(), 0);
        QCOMPARE(told.value(QStringLiteral("dots")).toList().size(), path.lessons());
    }
    shelf.putLesson({ QStringLiteral("loba-1"), 1, 0, {}, 2, 2, {}, QDateTime::currentDateTime(), 60 });
    School again(shelf);
    const auto done = [&again] {
        return again.progress().value(QStringLiteral("loba")).toMap().value(QStringLiteral("done")).toInt();
    };
    QCOMPARE(done(), 0); // not read yet
    QTRY_COMPARE(done(), 1);
}

QTEST_MAIN(TestPractice)
#include "tst_practice.moc"
