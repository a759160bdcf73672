// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/learn/round.h"

#include <QTest>

#include <functional>
#include <set>

using namespace sobremesa;
using namespace sobremesa::learn;

namespace {

constexpr std::size_t facets = 12;

// A player who practises one round a day; `knows` answers a question.
std::vector<Memory> afterDays(int days, const std::function<bool()> &knows, Rng &rng)
{
    std::vector<Memory> memories(facets);
    for (Memory &memory : memories)
        memory = taught(memory, 0);
    for (int day = 0; day < days; ++day) {
        std::vector<RoundAnswer> asked;
        while (asked.size() < questionsInRound) {
            const std::size_t facet = *nextToPractise(memories, asked, day, false, rng);
            const bool right = knows();
            memories[facet] = answered(memories[facet], right, day);
            asked.push_back({ facet, right });
        }
    }
    return memories;
}

} // namespace

// The five boxes and the rounds, by a calendar that is handed in.
class TestBoxes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rightGoesUpOnceADay();
    void wrongFallsBack();
    void missedTodayWaitsForTomorrow();
    void checkedIsKnown();
    void missedComesBackAfterThree();
    void lowestDueFirst();
    void atMostThreeNew();
    void withoutLessonsAllAreNew();
    void whoKnowsReachesTheLastBox();
    void whoGuessesStaysLow();
    void examIsEven();
};

void TestBoxes::rightGoesUpOnceADay()
{
    Memory memory = taught({}, 10);
    QCOMPARE(memory.box, 1);
    QVERIFY(isDue(memory, 10));
    int day = 10;
    const int waits[] = { 1, 3, 8, 21 };
    for (int box = 2; box <= boxCount; ++box) {
        memory = answered(memory, true, day);
        QCOMPARE(memory.box, box);
        QCOMPARE(memory.due, day + waits[box - 2]);
        const Memory again = answered(memory, true, day);
        QCOMPARE(again.box, box);
        QVERIFY(!isDue(memory, memory.due - 1));
        day = memory.due;
    }
    memory = answered(memory, true, day);
    QCOMPARE(memory.box, boxCount);
    QCOMPARE(memory.due, day + 21);
    QCOMPARE(memory.right, 5);
}

void TestBoxes::wrongFallsBack()
{
    for (int box = 1; box <= boxCount; ++box) {
        Memory memory { box, 5, 3, 0, "rrr", false };
        memory = answered(memory, false, 5);
        QCOMPARE(memory.box, box >= 4 ? 2 : 1);
        QCOMPARE(memory.due, 5 + waitOf(memory.box));
        QCOMPARE(memory.lastSix, std::string("rrrw"));
    }
}

void TestBoxes::missedTodayWaitsForTomorrow()
{
    Memory memory { 3, 7, 2, 0, "rr", false };
    memory = answered(memory, false, 7);
    memory = answered(memory, true, 7);
    QCOMPARE(memory.box, 1);
    QVERIFY(!isDue(memory, 7));
    memory = answered(memory, true, 7);
    QCOMPARE(memory.box, 1);
    QVERIFY(isDue(memory, 8));
    memory = answered(memory, true, 8);
    QCOMPARE(memory.box, 2);
    memory = answered({ 2, 9, 3, 3, "rwrwrw", false }, true, 9);
    QCOMPARE(memory.box, 2);
    QCOMPARE(memory.due, 10);
}

void TestBoxes::checkedIsKnown()
{
    Memory memory = shown({}, 4);
    QVERIFY(memory.known);
    QCOMPARE(memory.box, 3);
    QCOMPARE(memory.due, 7);
    memory.box = 5;
    QCOMPARE(shown(memory, 4).box, 5);
}

void TestBoxes::missedComesBackAfterThree()
{
    std::vector<Memory> memories(8);
    for (Memory &memory : memories)
        memory = { 2, 0, 1, 0, "r", false };
    Rng rng(1);
    std::vector<RoundAnswer> asked { { 5, false } };
    for (int other = 0; other < 3; ++other) {
        const auto facet = nextToPractise(memories, asked, 0, false, rng);
        QVERIFY(facet && *facet != 5);
        asked.push_back({ *facet, true });
    }
    QCOMPARE(*nextToPractise(memories, asked, 0, false, rng), std::size_t { 5 });
}

void TestBoxes::lowestDueFirst()
{
    const std::vector<Memory> memories { { 4, 0, 1, 0, "r", false }, { 2, 9, 1, 0, "r", false },
        { 3, 0, 1, 0, "r", false }, { 2, 0, 1, 0, "r", false } };
    Rng rng(1);
    QCOMPARE(dueOf(memories, 5), 3);
    std::vector<RoundAnswer> asked;
    for (const std::size_t wanted : { 3, 2, 0 }) {
        QCOMPARE(*nextToPractise(memories, asked, 5, false, rng), wanted);
        asked.push_back({ wanted, true });
    }
}

void TestBoxes::atMostThreeNew()
{
    std::vector<Memory> memories(9);
    for (Memory &memory : memories)
        memory = taught(memory, 0);
    Rng rng(3);
    std::vector<RoundAnswer> asked;
    std::set<std::size_t> seen;
    while (asked.size() < questionsInRound) {
        const std::size_t facet = *nextToPractise(memories, asked, 0, false, rng);
        memories[facet] = answered(memories[facet], true, 0);
        asked.push_back({ facet, true });
        if (asked.size() == 3)
            for (const RoundAnswer &each : asked)
                seen.insert(each.facet);
    }
    QCOMPARE(seen, (std::set<std::size_t> { 0, 1, 2 }));
}

void TestBoxes::withoutLessonsAllAreNew()
{
    std::vector<Memory> memories(5);
    Rng rng(2);
    std::vector<RoundAnswer> asked;
    for (std::size_t facet = 0; facet < memories.size(); ++facet) {
        QCOMPARE(*nextToPractise(memories, asked, 0, true, rng), facet);
        memories[facet] = answered(memories[facet], true, 0);
        asked.push_back({ facet, true });
    }
    QVERIFY(*nextToPractise(memories, asked, 0, true, rng) != 4); // not the last one again
    QVERIFY(!nextToPractise({}, {}, 0, true, rng));
}

void TestBoxes::whoKnowsReachesTheLastBox()
{
    Rng rng(5);
    for (const Memory &memory : afterDays(
             80, [] { return true; }, rng))
        QCOMPARE(memory.box, boxCount);
}

// One right answer in four. Chance lifts one facet or another for some days, but nine in ten stay low.
void TestBoxes::whoGuessesStaysLow()
{
    Rng rng(7);
    int facetsSeen = 0, high = 0;
    for (int player = 0; player < 40; ++player) {
        for (const Memory &memory : afterDays(
                 60, [&rng] { return rng.below(4) == 0; }, rng)) {
            high += memory.box > 2 ? 1 : 0;
            ++facetsSeen;
        }
    }
    QVERIFY2(high * 10 <= facetsSeen, qPrintable(QString::number(double(high) / facetsSeen)));
}

void TestBoxes::examIsEven()
{
    Rng rng(11);
    for (const std::size_t count : { 4, 13, 20, 33 }) {
        const auto drawn = drawEvenly(count, questionsInExam, rng);
        QCOMPARE(drawn.size(), std::size_t { questionsInExam });
        std::vector<int> times(count);
        for (const std::size_t facet : drawn)
            ++times[facet];
        const auto [least, most] = std::minmax_element(times.begin(), times.end());
        QVERIFY(*most - *least <= 1);
    }
    QVERIFY(drawEvenly(0, 5, rng).empty());
}

QTEST_GUILESS_MAIN(TestBoxes)
#include "tst_boxes.moc"
