// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/train/bookfile.h"
#include "engine/ai/train/deals.h"
#include "engine/ai/train/solver.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <set>

using namespace sobremesa;
using namespace sobremesa::train;

// What a side gains that knows a book: by an answer to all of it, or to its later tricks alone.
class SolverTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void learnsAfterSoManyTricks();
    void learnsForTeams();
    void learnsForTheEnd();
    void gamesAreWorthMoreAhead_data();
    void gamesAreWorthMoreAhead();

private:
    std::optional<Book> m_book;
    std::set<std::uint64_t> m_keys; // of fewer players
};

namespace {

Solver played(const Plan &plan)
{
    Solver solver(plan);
    for (std::int64_t deal = 0; deal < plan.deals; ++deal)
        solver.playDeal();
    return solver;
}

// Situations in which something has been learnt.
std::ptrdiff_t learntIn(const Solver &solver)
{
    const auto rows = solver.table().rows();
    return std::count_if(rows.begin(), rows.end(), [](const Regrets &row) { return row.visits > 0; });
}

} // namespace

void SolverTest::initTestCase()
{
    const QTemporaryDir folder;
    const std::string name = folder.filePath(QStringLiteral("a.book")).toStdString();
    Plan plan;
    plan.deals = 1000;
    const Solver two = played(plan);
    for (const Regrets &row : two.table().rows())
        m_keys.insert(row.key);
    QVERIFY(writeBook(two.table(), { 1, 100'000 }, name));
    m_book = readBook(name);
    QVERIFY(m_book);
}

// After the third trick nothing is left to learn.
void SolverTest::learnsAfterSoManyTricks()
{
    Plan plan;
    plan.deals = 200;
    plan.against = &*m_book;
    std::vector<std::ptrdiff_t> learnt;
    for (plan.after = 0; plan.after <= 3; ++plan.after)
        learnt.push_back(learntIn(played(plan)));
    QVERIFY(learnt[0] > learnt[1]);
    QVERIFY(learnt[1] > learnt[2]);
    QVERIFY(learnt[2] > 0);
    QCOMPARE(learnt[3], 0);
}

// All seats learn, and what they learn is about nothing that fewer do.
void SolverTest::learnsForTeams()
{
    for (const int players : { 4, 6 }) {
        Plan plan;
        plan.players = players;
        plan.deals = 100;
        plan.usual = plan.habits = 0.3;
        const Solver teams = played(plan);
        QVERIFY(learntIn(teams) > 5000);
        const auto rows = teams.table().rows();
        QVERIFY(std::none_of(
            rows.begin(), rows.end(), [this](const Regrets &row) { return m_keys.contains(row.key); }));
        QVERIFY(std::any_of(rows.begin(), rows.end(),
            [](const Regrets &row) { return row.visits > 20 && row.sums[0] > 0 && row.sums[1] > 0; }));
        for (const Regrets &row : rows)
            m_keys.insert(row.key);
    }
}

// In deals of which one side may win the game.
void SolverTest::learnsForTheEnd()
{
    Rng rng(4);
    std::set<int> needed;
    for (int deal = 0; deal < 500; ++deal) {
        const truco::State state = lateDeal(emptyTable(2), rng);
        needed.insert(state.rules.target - std::max(state.scores[0], state.scores[1]));
    }
    QCOMPARE(needed, std::set<int>({ 1, 2, 3, 4, 5 }));
    Plan plan;
    plan.deals = 300;
    const std::ptrdiff_t early = learntIn(played(plan));
    plan.ends = true;
    const Solver late = played(plan);
    QVERIFY(early > 0 && learntIn(late) > 0);
    const auto rows = late.table().rows();
    QVERIFY(std::any_of(rows.begin(), rows.end(),
        [this](const Regrets &row) { return row.visits > 20 && !m_keys.contains(row.key); }));
}

// A point is about one at the beginning; what one side has the other has not; and the end is the most.
void SolverTest::gamesAreWorthMoreAhead_data()
{
    QTest::addColumn<int>("players");
    QTest::newRow("two") << 2;
    QTest::newRow("two pairs") << 4;
    QTest::newRow("three a side") << 6;
}

void SolverTest::gamesAreWorthMoreAhead()
{
    QFETCH(int, players);
    truco::State state = emptyTable(players);
    double before = 0;
    for (const int score : { 0, 1, 5, 12, 20, 25, 28, 29 }) {
        state.scores = { static_cast<std::int16_t>(score), 0 };
        const double worth = worthOfGame(state, 0);
        QCOMPARE(worthOfGame(state, 1), -worth);
        QVERIFY(score == 0 ? worth == 0 : worth > before);
        QVERIFY(score != 1 || std::abs(worth - 1) < 0.1);
        before = worth;
    }
    state.phase = truco::Phase::Over;
    state.winner = 0;
    QVERIFY(worthOfGame(state, 0) > before);
    QCOMPARE(worthOfGame(state, 1), -worthOfGame(state, 0));
}

QTEST_APPLESS_MAIN(SolverTest)
#include "tst_solver.moc"
