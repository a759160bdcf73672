// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/learn/exercise.h"
#include "engine/match/record.h"
#include "lessonfiles.h"
#include "tests/engine/sanitized.h"

#include <QTest>

#include <set>

using namespace sobremesa;
using namespace sobremesa::learn;

namespace {

constexpr int seeds = repeats(2000, 600);

std::vector<std::pair<const GameInfo *, const Drill *>> everyDrill()
{
    std::vector<std::pair<const GameInfo *, const Drill *>> all;
    for (const GameInfo *game : games()) {
        for (const Drill &drill : drillsOf(*game))
            all.emplace_back(game, &drill);
    }
    return all;
}

const Drill &fetched()
{
    QFETCH_GLOBAL(int, drill);
    return *everyDrill()[static_cast<std::size_t>(drill)].second;
}

const GameInfo &game()
{
    QFETCH_GLOBAL(int, drill);
    return *everyDrill()[static_cast<std::size_t>(drill)].first;
}

// The exercise with this number: every facet in turn, in every box.
Exercise numbered(const Drill &drill, int number)
{
    const auto count = static_cast<int>(drill.facets.size());
    return makeExercise(drill, static_cast<std::size_t>(number % count), 1 + number / count % 5,
        static_cast<std::uint64_t>(number) * 7919 + 1);
}

bool isOffered(const Exercise &exercise, const Answer &answer)
{
    if (exercise.pick == Pick::Cards)
        return std::all_of(answer.cards.begin(), answer.cards.end(), [&](Card card) {
            return std::any_of(exercise.rows.begin(), exercise.rows.end(), [card](const ShownRow &row) {
                return row.tapped && std::count(row.cards.begin(), row.cards.end(), card) == 1;
            });
        });
    return std::count_if(exercise.offered.begin(), exercise.offered.end(), [&](const Offered &each) {
        return each.number == answer.number;
    }) == 1;
}

} // namespace

// Every drill of every game, over many exercises.
class TestDrills : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data();
    void everyExercise();
    void eachMisruleIsTold();
    void noPlaceGivesItAway();
    void nothingIsAskedBeforeItsLesson();
    void equalSeedsAreEqual();
    void facetsBelongToLessons();
    void everyLessonIsAskedFor();
    void errorsLeadToDrills();
    void sentencesAreWhole();
};

void TestDrills::initTestCase_data()
{
    QTest::addColumn<int>("drill");
    int number = 0;
    for (const auto &[info, drill] : everyDrill())
        QTest::newRow(
            qPrintable(QString::fromStdString(std::string(info->id) + '.' + std::string(drill->id))))
            << number++;
    QVERIFY(number >= 10);
}

void TestDrills::everyExercise()
{
    const Drill &drill = fetched();
    for (int number = 0; number < seeds; ++number) {
        const Exercise exercise = numbered(drill, number);
        QVERIFY(isOffered(exercise, exercise.answer));
        QVERIFY(!exercise.mistakes.empty());
        QCOMPARE(exercise.mistakes.front().facet, exercise.facet);
        QVERIFY(exercise.mistakes.front().answer != exercise.answer);
        QVERIFY(isOffered(exercise, exercise.mistakes.front().answer));
        for (const Mistake &mistake : exercise.mistakes)
            QVERIFY(mistake.answer != exercise.answer);
        if (exercise.pick != Pick::Cards) {
            QVERIFY(exercise.offered.size() >= 3 && exercise.offered.size() <= 9);
            std::set<int> numbers;
            for (const Offered &offered : exercise.offered)
                QVERIFY(numbers.insert(offered.number).second);
        }
    }
}

// Somebody who lacks one facet is told so: nobody else's error leads to the same answer, but for one exercise
// in twenty at most.
void TestDrills::eachMisruleIsTold()
{
    const Drill &drill = fetched();
    const auto facets = static_cast<int>(drill.facets.size());
    for (int facet = 0; facet < facets; ++facet) {
        int made = 0, told = 0;
        for (int number = facet; number < seeds; number += facets) {
            const Exercise exercise = numbered(drill, number);
            const Mistake *mistake = mistakeOf(exercise, exercise.mistakes.front().answer);
            ++made;
            told += exercise.alone && mistake->facet == drill.facets[std::size_t(facet)].id ? 1 : 0;
        }
        QVERIFY2(told * 100 >= made * 95, drill.facets[std::size_t(facet)].id.data());
    }
}

void TestDrills::noPlaceGivesItAway()
{
    const Drill &drill = fetched();
    std::map<std::size_t, int> places;
    std::size_t offered = 0;
    for (int number = 0; number < seeds; ++number) {
        const Exercise exercise = numbered(drill, number);
        if (exercise.pick == Pick::Cards)
            return;
        offered = std::max(offered, exercise.offered.size());
        for (std::size_t place = 0; place < exercise.offered.size(); ++place)
            places[place] += exercise.offered[place].number == exercise.answer.number ? 1 : 0;
    }
    // With three answers a third is as even as it can be.
    const int most = offered >= 4 ? 30 : 37;
    for (const auto &[place, times] : places)
        QVERIFY2(times * 100 <= seeds * most,
            qPrintable(QString::number(place) + QStringLiteral(": ") + QString::number(times)));
}

// Whoever has had the lessons up to the facet's own knows all that an exercise needs: no later facet makes a
// difference to the answer. Without its lessons taken for granted it may.
void TestDrills::nothingIsAskedBeforeItsLesson()
{
    const Drill &drill = fetched();
    for (std::size_t facet = 0; facet < drill.facets.size(); ++facet) {
        const int lesson = drill.facets[facet].lesson;
        for (int number = 0; number < 100; ++number) {
            const Exercise exercise =
                makeExercise(drill, facet, 1 + number % 5, static_cast<std::uint64_t>(number) + 1, lesson);
            const QByteArray which = QByteArray(drill.facets[facet].id.data()) + " in box "
                + QByteArray::number(exercise.box) + " needs lesson " + QByteArray::number(exercise.needs);
            QVERIFY2(exercise.needs <= lesson, which);
        }
    }
}

void TestDrills::equalSeedsAreEqual()
{
    const Drill &drill = fetched();
    for (int number = 0; number < 50; ++number) {
        const Exercise first = numbered(drill, number);
        const Exercise second = numbered(drill, number);
        QCOMPARE(first.answer.number, second.answer.number);
        QVERIFY(first.answer == second.answer);
        QCOMPARE(first.rows.size(), second.rows.size());
        for (std::size_t row = 0; row < first.rows.size(); ++row)
            QVERIFY(first.rows[row].cards == second.rows[row].cards);
        QCOMPARE(first.offered.size(), second.offered.size());
    }
}

void TestDrills::facetsBelongToLessons()
{
    for (const Facet &facet : fetched().facets) {
        const QString path = QStringLiteral(LESSONS_DIR "/%1/%2.json")
                                 .arg(QString::fromLatin1(game().id.data()))
                                 .arg(facet.lesson);
        const auto lesson = lessonfiles::read(lessonfiles::contents(path));
        QVERIFY2(lesson, facet.id.data());
        QVERIFY(std::string_view(facet.id).starts_with(std::string(game().id) + '.'));
        const auto place = findFacet(facet.id);
        QVERIFY(place);
        QCOMPARE(place->game, &game());
        QCOMPARE(place->row().name, facet.name);
    }
}

// Every numbered lesson can be asked about, before the next one and at its end.
void TestDrills::everyLessonIsAskedFor()
{
    for (const QString &path : lessonfiles::all()) {
        const auto lesson = lessonfiles::read(lessonfiles::contents(path));
        QVERIFY(lesson);
        if (lesson->game != &game() || lesson->order == 0)
            continue;
        const auto facets = facetsOf(game());
        QVERIFY2(std::any_of(facets.begin(), facets.end(),
                     [&](const FacetPlace &place) { return place.row().lesson == lesson->order; }),
            qPrintable(path));
    }
}

// An error in a game leads to one drill of that game.
void TestDrills::errorsLeadToDrills()
{
    int kinds = 0;
    for (int number = 0; number < topicCount; ++number) {
        const auto kind = static_cast<Topic>(number);
        const auto drills = drillsOf(game());
        const auto training = std::count_if(drills.begin(), drills.end(), [kind](const Drill &drill) {
            return std::count(drill.trains.begin(), drill.trains.end(), kind) > 0;
        });
        QVERIFY(training <= 1);
        const Drill *drill = drillAgainst(game(), kind);
        QCOMPARE(drill != nullptr, training == 1);
        kinds += drill ? 1 : 0;
    }
    QVERIFY(kinds >= 4);
}

// No place is left empty, and every value has its place.
void TestDrills::sentencesAreWhole()
{
    const Drill &drill = fetched();
    const auto check = [](const Text &text) {
        const std::string sentence = plain(text, *game().pack);
        QVERIFY2(!sentence.empty() && sentence.find('%') == std::string::npos, sentence.c_str());
        QVERIFY2(sentence.find("??") == std::string::npos, sentence.c_str());
        for (std::size_t value = 1; value <= text.values.size(); ++value)
            QVERIFY2(
                std::string(text.source).find('%' + std::to_string(value)) != std::string::npos, text.source);
    };
    for (int number = 0; number < seeds; ++number) {
        const Exercise exercise = numbered(drill, number);
        check(exercise.question);
        check(exercise.because);
        for (const Mistake &mistake : exercise.mistakes)
            check(mistake.why);
        for (const Offered &offered : exercise.offered)
            check(offered.text);
        for (const ShownRow &row : exercise.rows)
            check(row.label);
    }
}

QTEST_GUILESS_MAIN(TestDrills)
#include "tst_drills.moc"
