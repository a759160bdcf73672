// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/findings.h"
#include "engine/games/registry.h"
#include "tests/app/table/openings.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <iterator>
#include <set>

using namespace sobremesa;

namespace {

constexpr Seat own = 0;
constexpr double much = 1000; // points, in whichever game

// As if it had been judged: nothing lost, nothing to be expected.
JudgedDecision even(const ReviewedGame &game, std::size_t action)
{
    Decision decision;
    decision.number = action;
    decision.seat = game.reviewed.seatOf(action);
    decision.deal = game.reviewed.dealOf(action);
    return { action, decision, {} };
}

} // namespace

// What follows from verdicts that are made up, in every game.
class TestFindings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void asksForTheOwnFirst_data() { games(); }
    void asksForTheOwnFirst();
    void hasAPointForEachOwnDecision_data() { games(); }
    void hasAPointForEachOwnDecision();
    void ranksWhatCostMuch_data() { games(); }
    void ranksWhatCostMuch();
    void takesTheOthersErrorsOutOfLuck_data() { games(); }
    void takesTheOthersErrorsOutOfLuck();
    void forgetsWithTheGame_data() { games(); }
    void forgetsWithTheGame();

private:
    static void games();
    [[nodiscard]] std::size_t betweenOwn() const;
    void addAll(const std::function<void(JudgedDecision &)> &change = {});

    Findings m_findings;
};

void TestFindings::games()
{
    QTest::addColumn<int>("players");
    QTest::newRow("porrazo") << 3;
    QTest::newRow("truco") << 2;
    QTest::newRow("cuarenta") << 4;
    QTest::newRow("tresillo") << 3;
    QTest::newRow("loba") << 2;
}

void TestFindings::init()
{
    QFETCH(int, players);
    const GameInfo &game = *findGame(QTest::currentDataTag());
    m_findings.begin(std::make_shared<const ReviewedGame>(randomMatch(game, players, 5, 60)));
    QVERIFY(m_findings.all() > 8);
}

void TestFindings::addAll(const std::function<void(JudgedDecision &)> &change)
{
    for (const std::size_t action : m_findings.missing(own)) {
        JudgedDecision found = even(*m_findings.game(), action);
        if (change)
            change(found);
        m_findings.add(found);
    }
}

// A decision of somebody else, with own ones before and after it in its deal; 0: there is none.
std::size_t TestFindings::betweenOwn() const
{
    const Reviewed &reviewed = m_findings.game()->reviewed;
    const std::vector<std::size_t> &all = reviewed.decisions();
    for (auto each = all.begin(); each != all.end(); ++each) {
        const auto ownInDeal = [&reviewed, deal = reviewed.dealOf(*each)](std::size_t action) {
            return reviewed.seatOf(action) == own && reviewed.dealOf(action) == deal;
        };
        if (reviewed.seatOf(*each) != own && std::any_of(all.begin(), each, ownInDeal)
            && std::any_of(each, all.end(), ownInDeal))
            return *each;
    }
    return 0;
}

void TestFindings::asksForTheOwnFirst()
{
    const Reviewed &reviewed = m_findings.game()->reviewed;
    const std::vector<std::size_t> missing = m_findings.missing(own);
    QCOMPARE(std::set<std::size_t>(missing.begin(), missing.end()),
        std::set<std::size_t>(reviewed.decisions().begin(), reviewed.decisions().end()));
    QVERIFY(std::is_partitioned(missing.begin(), missing.end(),
        [&reviewed](std::size_t action) { return reviewed.seatOf(action) == own; }));
    m_findings.add(even(*m_findings.game(), missing.front()));
    QCOMPARE(m_findings.missing(own), std::vector<std::size_t>(missing.begin() + 1, missing.end()));
    QCOMPARE(m_findings.judged(), 1);
    QVERIFY(!m_findings.isWhole());
    addAll();
    QVERIFY(m_findings.isWhole());
}

// Not for those that could not be judged.
void TestFindings::hasAPointForEachOwnDecision()
{
    const Reviewed &reviewed = m_findings.game()->reviewed;
    const std::size_t unknown = m_findings.missing(own).front();
    addAll([unknown](JudgedDecision &found) {
        if (found.action == unknown)
            found.decision.reset();
    });
    QVERIFY(!m_findings.decision(unknown));
    std::vector<std::size_t> wanted, found;
    std::copy_if(reviewed.decisions().begin(), reviewed.decisions().end(), std::back_inserter(wanted),
        [&](std::size_t action) { return reviewed.seatOf(action) == own && action != unknown; });
    for (const ReviewPoint &point : m_findings.points(own))
        found.push_back(point.action);
    QCOMPARE(found, wanted);
}

void TestFindings::ranksWhatCostMuch()
{
    const std::vector<std::size_t> missing = m_findings.missing(own);
    addAll([&missing](JudgedDecision &found) {
        if (found.action == missing[0] || found.action == missing[2])
            found.decision->verdict.loss = found.action == missing[2] ? 2 * much : much;
    });
    const QList<ReviewPoint> points = m_findings.points(own);
    QCOMPARE(m_findings.costly(points), QList<qsizetype>({ 2, 0 }));
    QCOMPARE(m_findings.kept(own).costly.value_or(-1), 2);
    QCOMPARE(m_findings.kept(own).decisions.size(), qsizetype(m_findings.all()));
}

// Where nothing is to be expected and nobody errs there is no luck within a deal. Nor is it luck that nothing
// came of what another one threw away: it was given back.
void TestFindings::takesTheOthersErrorsOutOfLuck()
{
    const std::size_t erring = betweenOwn();
    QVERIFY(erring > 0);
    const Side side = sideOf(m_findings.game()->match.position(), own);
    addAll([&](JudgedDecision &found) {
        if (found.action == erring)
            found.decision->verdict.cost[side] = much;
    });
    const QList<ReviewPoint> points = m_findings.points(own);
    int marked = 0;
    for (qsizetype at = 1; at < points.size(); ++at) {
        const bool between = points[at - 1].action < erring && erring < points[at].action;
        if (points[at].deal == points[at - 1].deal)
            QCOMPARE(points[at].luck, between ? much : 0.0);
        marked += between ? 1 : 0;
    }
    QCOMPARE(marked, 1);
}

void TestFindings::forgetsWithTheGame()
{
    addAll();
    m_findings.clear();
    QCOMPARE(m_findings.judged(), 0);
    QCOMPARE(m_findings.all(), 0);
    QVERIFY(!m_findings.isWhole());
}

QTEST_GUILESS_MAIN(TestFindings)
#include "tst_findings.moc"
