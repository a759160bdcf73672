// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/mistakes.h"

#include "engine/ai/player.h"
#include "engine/ai/verdict.h"
#include "engine/match/randomgame.h"
#include "engine/table/because.h"
#include "tests/engine/everygame.h"
#include "tests/engine/playedtruco.h"
#include "tests/engine/sanitized.h"

#include <QTest>

using namespace sobremesa;

namespace {

constexpr int positions = repeats(12, 2); // of each game

// Positions of games between computer players, in which the seat on turn has a choice.
template<typename Visit>
void decide(const GameInfo &game, Visit visit)
{
    Rng rng(17);
    for (int left = positions; left > 0;) {
        auto match = Match::begin(randomOpening(game, rng));
        QVERIFY(match);
        for (int move = 0; move < 300 && left > 0 && !waiting(match->position()).empty(); ++move) {
            const Seat seat = waiting(match->position()).first();
            Actions open;
            legal(match->position(), seat, open);
            if (open.size() > 1 && rng.below(5) == 0) {
                visit(*match, seat, rng);
                --left;
            }
            const auto action = choose(match->observe(seat), *findLevel("greedy"), rng.next());
            if ((!action || match->play(*action))
                && match->play(open[rng.below(static_cast<std::uint32_t>(open.size()))]))
                break;
        }
    }
}

Mistakes judged(const Observation &seen)
{
    return mistakesIn(seen, appraise(seen, *findLevel("master"), 3));
}

// Cuarenta, as its first seat sees it: two cards to choose from.
Match firstTurn()
{
    Opening opening;
    opening.game = findGame("cuarenta");
    opening.setup.options = standardOptions(opening.game->options);
    opening.setup.options[playersRow] = 2;
    opening.seed = 4;
    return *Match::begin(opening);
}

Advices estimatesOf(const Observation &seen, double worse, int visits)
{
    Actions open;
    offered(seen.position, seen.viewer, open);
    return { { open[0], 1.0, 0.05, 500 }, { open[1], 1.0 - worse, 0.1, visits } };
}

// Truco of two, seat 0 leads.
Match trucoAfter(const QString &scores, const QString &actions)
{
    return playedTruco(2, 1, QStringLiteral(R"(["1e","1c","5b"],["5c","2c","7c"])"), actions, scores);
}

} // namespace

class TestMistakes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sizes_data();
    void sizes();
    void littleTriedIsNotJudged();
    void twinWorlds_data() { addGames(); }
    void twinWorlds();
    void costWhatTheySay_data() { addGames(); }
    void costWhatTheySay();
    void tellOfWhatNobodyDoes_data();
    void tellOfWhatNobodyDoes();
    void cleanupTestCase() const { QVERIFY(m_found > 5); } // or the twins have shown nothing

private:
    std::size_t m_found = 0;
};

void TestMistakes::sizes_data()
{
    QTest::addColumn<double>("points");
    QTest::addColumn<double>("error");
    QTest::addColumn<int>("cost");
    QTest::newRow("nothing") << 0.2 << 0.0 << static_cast<int>(Cost::Nothing);
    QTest::newRow("small") << 0.3 << 0.0 << static_cast<int>(Cost::Small);
    QTest::newRow("costly") << 1.0 << 0.1 << static_cast<int>(Cost::Costly);
    QTest::newRow("grave") << 2.0 << 0.1 << static_cast<int>(Cost::Grave);
    QTest::newRow("within its error") << 2.0 << 1.0 << static_cast<int>(Cost::Nothing);
    QTest::newRow("beyond it") << 2.1 << 1.0 << static_cast<int>(Cost::Grave);
}

void TestMistakes::sizes()
{
    QFETCH(double, points);
    QFETCH(double, error);
    QFETCH(int, cost);
    QCOMPARE(static_cast<int>(costOf(points, error, 3.0)), cost);
}

// A bad mean of a few worlds may be bad luck.
void TestMistakes::littleTriedIsNotJudged()
{
    const Match match = firstTurn();
    const Observation seen = match.observe(waiting(match.position()).first());
    QCOMPARE(mistakesIn(seen, estimatesOf(seen, 3.0, 200)).size(), 1U);
    QVERIFY(mistakesIn(seen, estimatesOf(seen, 3.0, 10)).empty());
    QVERIFY(mistakesIn(seen, estimatesOf(seen, 0.4, 200)).empty());
    QVERIFY(mistakesIn(seen, {}).empty());
}

// With the hidden cards exchanged nothing else is found.
void TestMistakes::twinWorlds()
{
    QFETCH(QString, id);
    decide(*findGame(id.toStdString()), [&](const Match &match, Seat seat, Rng &rng) {
        const Observation seen = match.observe(seat);
        Observation twin = seen;
        twin.position = observe(resampled(seen, rng), seat).position;
        QVERIFY(seen == twin);
        const Mistakes mistakes = judged(seen);
        QVERIFY(mistakes == judged(twin));
        m_found += mistakes.size();
    });
}

void TestMistakes::costWhatTheySay()
{
    QFETCH(QString, id);
    const GameInfo &game = *findGame(id.toStdString());
    decide(game, [&](const Match &match, Seat seat, Rng & /*rng*/) {
        const Observation seen = match.observe(seat);
        for (const Mistake &mistake : judged(seen)) {
            Actions buffer;
            offered(seen.position, seat, buffer);
            QVERIFY(std::find(buffer.begin(), buffer.end(), mistake.action) != buffer.end());
            QVERIFY(mistake.why.difference >= errorUnitOf(seen) / 3);
            QVERIFY(mistake.why.difference > 2 * mistake.why.error);
            QCOMPARE(mistake.why.kind == Explanation::Kind::Given, !mistake.why.reasons.empty());
            for (const Because &reason : mistake.why.reasons)
                QVERIFY(!becauseText(reason, game).empty());
        }
    });
}

// What no player would think of is told to those who do it, and judged, also where nothing but one action
// comes into question.
void TestMistakes::tellOfWhatNobodyDoes_data()
{
    QTest::addColumn<QString>("scores");
    QTest::addColumn<QString>("actions");
    QTest::addColumn<QString>("poor");
    QTest::addColumn<bool>("losesTheGame");
    QTest::newRow("gives the game away") << "[28,29]"
                                         << R"("0 play 1c","1 truco")"
                                         << "0 no_quiero" << true;
    QTest::newRow("lays down the best card") << "[3,5]"
                                             << R"("0 play 1c","1 play 5c")"
                                             << "0 mazo" << false;
    QTest::newRow("loses the second trick")
        << "[3,5]"
        << R"("0 play 1e","1 play 5c","0 truco","1 retruco","0 vale_cuatro","1 quiero","0 play 1c")"
        << "1 play 7c" << false;
}

void TestMistakes::tellOfWhatNobodyDoes()
{
    QFETCH(QString, scores);
    QFETCH(QString, actions);
    QFETCH(QString, poor);
    QFETCH(bool, losesTheGame);
    const Match match = trucoAfter(scores, actions);
    const Action action = *parseAction(poor.toStdString(), match.game().verbs, *match.game().pack);
    const Observation seen = match.observe(action.seat);
    const Mistakes mistakes = judged(seen);
    const auto mistake = std::find_if(
        mistakes.begin(), mistakes.end(), [&action](const Mistake &each) { return each.action == action; });
    QVERIFY(mistake != mistakes.end());
    const Reasons &reasons = mistake->why.reasons;
    QCOMPARE(std::any_of(reasons.begin(), reasons.end(),
                 [](const Because &reason) { return reason.topic == Topic::Wins && reason.ofOther; }),
        losesTheGame);
    const auto verdict = judge(seen, action, 1);
    QVERIFY(verdict && verdict->loss > 0 && verdict->best != action);
    for (const Advice &advice : advise(seen, *findLevel("master"), 3))
        QVERIFY(advice.action != action);
}

QTEST_APPLESS_MAIN(TestMistakes)
#include "tst_mistakes.moc"
