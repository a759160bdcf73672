// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/school.h"
#include "app/learn/slipwriter.h"
#include "app/settings.h"
#include "app/text/language.h"
#include "app/text/people.h"
#include "engine/games/registry.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace sobremesa;
using namespace sobremesa::learn;

namespace {

// The option of a question that is its answer.
int rightOption(const Question &question)
{
    const auto found = std::ranges::find(question.numbers, question.answer.number);
    return question.pick == Pick::Choice ? question.answer.number
                                         : static_cast<int>(found - question.numbers.begin());
}

QStringList litOptions(const LessonTable &table, const Lesson &lesson, const std::vector<Card> &cards)
{
    QStringList codes;
    for (const Card card : cards)
        codes.append(QString::fromStdString(lesson.game->pack->code(card)));
    for (const SlipOption &option : table.slip().options)
        codes.removeOne(option.card);
    return codes; // those that were not to be chosen
}

} // namespace

// Lessons as they are taken at the table; beside it the lesson's own player takes the same steps.
class TestLessonTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyLessonIsTakenToItsEnd_data();
    void everyLessonIsTakenToItsEnd();
    void aWrongActionIsAnsweredAndTakenBack();
    void pointsAreNotToldIntoTheNextStep();
    void aPressBesideTheCardsPlaysNothing();
    void goesOnByItselfUnlessItIsReadOut();
    void goesOnWhereItWasLeft();
    void theHomeGoesOnWithWhatWasLearntLast();
    void aMissedGuessIsNotCalledRight_data();
    void aMissedGuessIsNotCalledRight();
    void nobodyThinksWhileItWaits();
    void everyNameIsWrittenInJapanese();
    void itsPathTellsWhatIsDone();
    void theCoachSitsThereWhileItIsPlayed();

private:
    void answer(LessonTable &table, LessonPlayer &player);
    void step(LessonTable &table, LessonPlayer &player);
};

void TestLessonTable::everyLessonIsTakenToItsEnd_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("language");
    Shelf shelf;
    LessonLibrary library(shelf);
    const QStringList languages { "en", "es", "ja" };
    int row = 0;
    for (const GameInfo *game : games()) {
        for (const ShelvedLesson &each : library.lessonsOf(QString::fromLatin1(game->id.data())))
            QTest::newRow(qPrintable(each.id)) << each.id << languages[row++ % 3];
    }
}

void TestLessonTable::answer(LessonTable &table, LessonPlayer &player)
{
    const Question question = player.step().question;
    player.answer(question.answer);
    if (question.pick != Pick::Cards)
        return table.choose(rightOption(question));
    QCOMPARE(litOptions(table, player.lesson(), question.answer.cards), QStringList());
    const auto options = table.slip().options;
    for (qsizetype i = 0; i < options.size(); ++i) {
        const auto card = player.lesson().game->pack->parse(options[i].card.toStdString());
        if (std::ranges::count(question.answer.cards, *card) == 0)
            continue;
        const std::vector<int> rows = table.picture()->cards()->rowsOf({ *card });
        if (rows.empty()) // it is asked about, and lies nowhere
            table.choose(static_cast<int>(i));
        else
            table.chooseCard(rows.front());
        QVERIFY2(
            table.slip().options[i].chosen, qPrintable(options[i].card + " cannot be tapped where it lies"));
    }
    table.done();
}

void TestLessonTable::step(LessonTable &table, LessonPlayer &player)
{
    if (player.state() == LessonState::Asked && player.step().kind == StepKind::Do) {
        const Action action = player.rightAction();
        QVERIFY(!player.act(action));
        Q_EMIT table.answering()->decided(action);
    } else if (player.state() == LessonState::Asked && player.step().kind == StepKind::Ask) {
        answer(table, player);
    } else {
        player.next();
        table.next();
    }
    while (player.due())
        player.playDue();
}

void TestLessonTable::everyLessonIsTakenToItsEnd()
{
    QFETCH(QString, id);
    QFETCH(QString, language);
    Settings::shared().useOnce(Settings::Language, language);
    Shelf shelf;
    LessonLibrary library(shelf);
    LessonTable table(shelf, library);
    QSignalSpy left(&table, &LessonTable::left);
    const Lesson *lesson = library.find(id);
    QVERIFY2(lesson, qPrintable(id));
    LessonPlayer player = LessonPlayer::begin(*lesson);
    while (player.due())
        player.playDue();
    QVERIFY(table.open(id));
    while (player.state() != LessonState::Closed) {
        QTRY_VERIFY(!table.isRunning() && table.slip().state != Slip::State::Watching);
        if (player.state() == LessonState::Playing)
            QCOMPARE(table.slip().state, Slip::State::Playing);
        else
            QVERIFY(table.match()->position() == player.match().position());
        QVERIFY(!table.slip().goal.isEmpty() || player.state() == LessonState::Right);
        QCOMPARE(table.slip().dot, static_cast<int>(player.dot()));
        step(table, player);
        if (QTest::currentTestFailed())
            return;
    }
    QTRY_COMPARE(table.slip().state, Slip::State::Closed);
    QCOMPARE(table.slip().stars, player.stars());
    QCOMPARE(library.kept(id).best, player.stars());
    table.next();
    QCOMPARE(left.size(), 1);
}

void TestLessonTable::aWrongActionIsAnsweredAndTakenBack()
{
    Shelf shelf;
    LessonLibrary library(shelf);
    LessonTable table(shelf, library);
    QVERIFY(table.open(QStringLiteral("porrazo-3")));
    QTRY_VERIFY(table.slip().state == Slip::State::Asked);
    table.choose(2); // the guess
    QTRY_VERIFY(table.slip().state == Slip::State::Right);
    table.next();
    table.next(); // "King 4, queen 3 …"
    QTRY_VERIFY(table.myTurn());
    const Position before = table.match()->position();
    const GameInfo &game = table.match()->game();
    const auto seven = parseAction("0 play 7s", game.verbs, *game.pack);
    QVERIFY(seven);
    Q_EMIT table.answering()->decided(*seven);
    QTRY_VERIFY(table.slip().state == Slip::State::Reply && !table.isRunning());
    QVERIFY(table.canUndo());
    QVERIFY(!(table.match()->position() == before));
    table.again();
    QTRY_VERIFY(table.myTurn());
    QVERIFY(table.match()->position() == before);
}

// The window calls by name what every table can: it ends what is moving, in a lesson too.
void TestLessonTable::aPressBesideTheCardsPlaysNothing()
{
    Shelf shelf;
    LessonLibrary library(shelf);
    LessonTable table(shelf, library);
    QVERIFY(table.open(QStringLiteral("porrazo-3")));
    QTRY_VERIFY(!table.isRunning() && table.slip().state == Slip::State::Asked);
    const QString goal = table.slip().goal;
    const std::size_t played = table.match()->actionCount();
    QVERIFY(QMetaObject::invokeMethod(&table, "skip"));
    QCOMPARE(table.slip().goal, goal);
    QCOMPARE(table.slip().state, Slip::State::Asked);
    QCOMPARE(table.match()->actionCount(), played);
}

// However long the player lets them stand.
void TestLessonTable::pointsAreNotToldIntoTheNextStep()
{
    Shelf shelf;
    LessonLibrary library(shelf);
    LessonTable table(shelf, library);
    QVERIFY(table.open(QStringLiteral("porrazo-3")));
    QTRY_VERIFY(table.slip().state == Slip::State::Asked);
    table.choose(2); // the guess
    QTRY_VERIFY(table.slip().state == Slip::State::Right);
    table.next();
    table.next();
    QTRY_VERIFY(table.myTurn());
    const GameInfo &game = table.match()->game();
    const auto strike = parseAction("0 play Kd", game.verbs, *game.pack);
    QVERIFY(strike);
    Q_EMIT table.answering()->decided(*strike);
    QTRY_VERIFY(table.slip().state == Slip::State::Right && !table.isRunning());
    QTRY_COMPARE(table.narrator()->toast()->points(), QStringLiteral("+4"));
    table.next();
    QVERIFY(!table.narrator()->toast()->isShown());
}

void TestLessonTable::goesOnByItselfUnlessItIsReadOut()
{
    Shelf shelf;
    LessonLibrary library(shelf);
    const auto guessed = [](LessonTable &table) {
        QTRY_VERIFY(!table.isRunning() && table.slip().state == Slip::State::Asked);
        table.choose(2);
        QTRY_VERIFY(table.slip().state == Slip::State::Right && !table.isRunning());
    };
    LessonTable readOut(shelf, library);
    readOut.setReadOut([] { return true; });
    QVERIFY(readOut.open(QStringLiteral("porrazo-3")));
    guessed(readOut);
    LessonTable shown(shelf, library);
    QVERIFY(shown.open(QStringLiteral("porrazo-3")));
    guessed(shown);
    QTRY_VERIFY_WITH_TIMEOUT(shown.slip().state != Slip::State::Right, 20000);
    QCOMPARE(readOut.slip().state, Slip::State::Right); // though it began to wait before
}

void TestLessonTable::goesOnWhereItWasLeft()
{
    Shelf shelf;
    LessonLibrary library(shelf);
    const QString id = QStringLiteral("truco-5");
    {
        LessonTable table(shelf, library);
        QVERIFY(table.open(id));
        QTRY_VERIFY(table.slip().state == Slip::State::Reading);
        table.next();
        QCOMPARE(table.slip().dot, 1);
        table.leave();
    }
    QCOMPARE(library.unfinished(), id);
    LessonTable table(shelf, library);
    QVERIFY(table.open(id));
    QTRY_COMPARE(table.slip().dot, 1);
    QVERIFY(!table.open(QStringLiteral("truco-99")));
}

void TestLessonTable::theHomeGoesOnWithWhatWasLearntLast()
{
    Shelf shelf;
    School school(shelf);
    QVERIFY(!school.hasBegunAny());
    QCOMPARE(school.current(), School::firstGame());
    for (const QString &game : { QStringLiteral("truco"), QStringLiteral("loba"), QStringLiteral("truco") }) {
        QVERIFY(school.start(game + QStringLiteral("-1")));
        school.table()->skipStep();
        school.table()->leave();
        QVERIFY(school.hasBegunAny());
        QCOMPARE(school.current(), game);
        QTest::qWait(2); // they are told apart by the time
    }
}

// Whatever the player has set: in the last step, and in no other.
void TestLessonTable::theCoachSitsThereWhileItIsPlayed()
{
    Shelf shelf;
    LessonLibrary library(shelf);
    LessonTable table(shelf, library);
    QVERIFY(table.open(QStringLiteral("porrazo-3")));
    int steps = 0;
    for (; table.slip().state != Slip::State::Playing; ++steps) {
        QVERIFY(steps < 30);
        QTRY_VERIFY(!table.isRunning() && table.slip().state != Slip::State::Watching);
        if (table.slip().state == Slip::State::Playing)
            break;
        QVERIFY(!table.coach()->isPresent());
        table.skipStep();
    }
    QVERIFY(steps > 3);
    QTRY_VERIFY(table.coach()->isPresent());
    table.leave();
    QVERIFY(table.open(QStringLiteral("truco-5")));
    QTRY_VERIFY(table.slip().state == Slip::State::Reading);
    QVERIFY(!table.coach()->isPresent());
}

void TestLessonTable::aMissedGuessIsNotCalledRight_data()
{
    everyLessonIsTakenToItsEnd_data();
}

// It counts for nothing, but what was to be guessed is said.
void TestLessonTable::aMissedGuessIsNotCalledRight()
{
    QFETCH(QString, id);
    QFETCH(QString, language);
    Settings::shared().useOnce(Settings::Language, language);
    Shelf shelf;
    LessonLibrary library(shelf);
    LessonPlayer player = LessonPlayer::begin(*library.find(id));
    for (; player.state() != LessonState::Closed; player.skip()) {
        while (player.due())
            player.playDue();
        const Question &question = player.step().question;
        if (player.state() != LessonState::Asked || !question.guess)
            continue;
        LessonPlayer wrong = player;
        wrong.answer({ question.answer.number + 1, {} });
        LessonPlayer right = player;
        right.answer(question.answer);
        QVERIFY(writeSlip(wrong).missed);
        QVERIFY(!writeSlip(right).missed);
        QVERIFY(writeSlip(wrong).pill != writeSlip(right).pill);
        const LessonSlip slip = writeSlip(wrong);
        const auto named = [&slip](const SlipOption &option) { return slip.text.contains(option.title); };
        const auto said = std::ranges::count_if(slip.options, named);
        QVERIFY2(
            said >= std::max<std::ptrdiff_t>(1, std::ssize(question.answer.cards)), qPrintable(slip.text));
        QVERIFY(slip.spoken.size() > slip.text.size());
    }
}

void TestLessonTable::nobodyThinksWhileItWaits()
{
    Shelf shelf;
    LessonLibrary library(shelf);
    LessonTable table(shelf, library);
    QVERIFY(table.open(QStringLiteral("cuarenta-1")));
    // Rosa would be next after what the learner has played.
    while (table.slip().dot < 4) {
        QTRY_VERIFY(!table.isRunning() && table.slip().state != Slip::State::Watching);
        table.skipStep();
    }
    QTRY_VERIFY(table.picture()->seats()->index(1).data(TableSeats::TurnRole).toBool());
    QTest::qWait(700);
    QVERIFY(table.picture()->seats()->index(1).data(TableSeats::LineRole).toString() != "thinking");
    table.leave();
}

void TestLessonTable::everyNameIsWrittenInJapanese()
{
    Settings::shared().useOnce(Settings::Language, "ja");
    QCOMPARE(::Language::shared().code(), QStringLiteral("ja"));
    Shelf shelf;
    LessonLibrary library(shelf);
    for (const GameInfo *game : games()) {
        for (const ShelvedLesson &each : library.lessonsOf(QString::fromLatin1(game->id.data()))) {
            for (const std::string &name : each.lesson->names) {
                const QString shown = shownName(QString::fromStdString(name));
                QVERIFY2(shown.isEmpty() || shown[0].script() == QChar::Script_Katakana, qPrintable(shown));
            }
        }
    }
}

void TestLessonTable::itsPathTellsWhatIsDone()
{
    Shelf shelf;
    School school(shelf);
    school.choose(QStringLiteral("loba"));
    LearnPath &path = *school.path();
    QCOMPARE(path.lessons(), 9);
    QCOMPARE(path.rowCount(), 12);
    QCOMPARE(path.next(), 0);
    QVERIFY(school.start(path.at(0, "lesson").toString()));
    QVERIFY(school.isAtLesson());
    for (int tries = 0; tries < 100 && school.table()->slip().state != Slip::State::Closed; ++tries)
        school.table()->skipStep();
    QCOMPARE(path.at(0, "best").toInt(), 0); // skipped is not done
    school.table()->leave();
    QVERIFY(!school.isAtLesson());
    QCOMPARE(path.finished(), 0);
}

QTEST_MAIN(TestLessonTable)
#include "tst_lessontable.moc"
