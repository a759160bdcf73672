// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/keptreview.h"
#include "app/review/review.h"
#include "app/settings.h"
#include "app/shelf/keptmatch.h"
#include "engine/games/registry.h"
#include "engine/match/randomgame.h"
#include "tests/app/scratch.h"
#include "tests/app/shelf/asking.h"
#include "tests/app/table/openings.h"

#include <QSignalSpy>
#include <QTemporaryDir>

#include <cmath>

using namespace sobremesa;

// A kept game that is judged beside the window, kept, and taken from there.
class TestGameReview : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { Settings::shared().useOnce(Settings::Language, "en"); }
    void init();
    void cleanup();
    void judgesAndKeeps();
    void barsAddUpToTheResult();
    void restsWhileAGameIsPlayed();
    void showsTheTableAsItWas();
    void takesADecisionAgain();
    void showsHowItGoesOn();
    void keptAndReadAgain();
    void whatIsPlayedOnIsForgotten();
    void isOfTheGameAskedFor();

private:
    [[nodiscard]] GameId put(std::uint64_t seed, int actions);
    void judge(GameId id);

    Scratch m_scratch;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Shelf> m_shelf;
    std::unique_ptr<TableController> m_table;
    std::unique_ptr<Review> m_review;
    std::optional<Match> m_match;
};

void TestGameReview::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_shelf = std::make_unique<Shelf>(m_folder->path());
    m_table = std::make_unique<TableController>(*m_shelf);
    m_review = std::make_unique<Review>(*m_shelf, *m_table);
}

void TestGameReview::cleanup()
{
    m_review.reset();
    m_table.reset();
    m_shelf.reset();
}

// Of cuarenta, by a person on seat 0 and a computer; played by chance, so that much is costly.
GameId TestGameReview::put(std::uint64_t seed, int actions)
{
    m_match = randomMatch(*findGame("cuarenta"), 2, seed, actions);
    NewGame game = smallGame();
    game.opening = openingText(*m_match);
    game.actions = actionTexts(*m_match);
    game.standing = standingOf(*m_match, 0);
    return m_shelf->begin(game);
}

void TestGameReview::judge(GameId id)
{
    m_review->open(id);
    QTRY_VERIFY_WITH_TIMEOUT(m_review->isReady(), 120'000);
}

void TestGameReview::judgesAndKeeps()
{
    const GameId id = put(3, 16);
    const QSignalSpy shown(m_review.get(), &Review::shownChanged);
    judge(id);
    QCOMPARE(shown.size(), 1);
    QVERIFY(m_review->isShown());
    QVERIFY(!m_review->points().isEmpty());
    QVERIFY(!m_review->costly().isEmpty());
    QVERIFY(m_review->costly().size() <= 3);
    for (qsizetype i = 1; i < m_review->costly().size(); ++i) {
        const QList<ReviewPoint> points = m_review->points();
        QVERIFY(points[m_review->costly()[i - 1].point].cost >= points[m_review->costly()[i].point].cost);
    }
    QCOMPARE(m_review->current(), m_review->costly().front().point);
    const auto kept =
        answered<GameReview>([&](QObject *to, auto answer) { m_shelf->review(id, to, answer); });
    QCOMPARE(kept.decisions.size(), qsizetype(m_review->all()));
    QVERIFY(kept.costly.value_or(0) >= m_review->costly().size());
    QVERIFY(gamesOn(*m_shelf).rows[0].reviewed);
    // The second time nothing is judged.
    const QList<ReviewPoint> before = m_review->points();
    m_review = std::make_unique<Review>(*m_shelf, *m_table);
    m_review->setResting(true);
    m_review->open(id);
    QTRY_VERIFY(m_review->isReady());
    QCOMPARE(m_review->points(), before);
}

void TestGameReview::barsAddUpToTheResult()
{
    judge(put(5, 30));
    double sum = 0;
    for (const ReviewBar &bar : m_review->bars())
        sum += bar.points;
    const Scores points = scores(m_match->position());
    QVERIFY(std::abs(sum - (points[0] - points[1])) < 1e-6);
    QCOMPARE(m_review->bars().size(), 3);
    QVERIFY(m_review->bars()[1].points <= 0);
}

void TestGameReview::restsWhileAGameIsPlayed()
{
    m_review->setResting(true);
    m_review->prepare(put(3, 16));
    QTRY_VERIFY(m_review->all() > 0);
    QTest::qWait(150);
    QCOMPARE(m_review->judged(), 0);
    m_review->setResting(false);
    QTRY_VERIFY_WITH_TIMEOUT(m_review->judged() > 0, 20'000);
    m_review->setResting(true);
    const int then = m_review->judged();
    QTest::qWait(150);
    QCOMPARE(m_review->judged(), then);
    m_review->setResting(false);
    QTRY_VERIFY_WITH_TIMEOUT(m_review->isReady(), 120'000);
}

// Hidden cards stay hidden unless they are asked for, and no number changes by that.
void TestGameReview::showsTheTableAsItWas()
{
    judge(put(3, 16));
    const ReviewDecision closed = m_review->decision();
    QVERIFY(closed.known);
    QVERIFY(!closed.rows.isEmpty());
    QVERIFY(!closed.better.isEmpty());
    const auto hands = [](const ReviewDecision &decision) {
        return std::count_if(decision.cards.begin(), decision.cards.end(),
            [](const ReviewCards &row) { return row.name.startsWith("Hand of") || row.own; });
    };
    QCOMPARE(hands(closed), 1);
    m_review->setOpenHands(true);
    QCOMPARE(hands(m_review->decision()), 2);
    QCOMPARE(m_review->decision().rows, closed.rows);
    QTRY_VERIFY_WITH_TIMEOUT(!m_review->decision().reasons.isEmpty() || m_review->costly().isEmpty(), 20'000);
}

void TestGameReview::takesADecisionAgain()
{
    judge(put(3, 16));
    m_review->tryAgain();
    QVERIFY(m_review->isRetrying());
    RetryTable *table = m_review->retry();
    QCOMPARE(table->state(), RetryTable::Asked);
    const auto number = m_review->points()[m_review->current()].action;
    QCOMPARE(table->match()->actionCount(), number);
    QTRY_VERIFY(table->myTurn());
    // What was done costs as much as before, and nothing is laid.
    Q_EMIT table->answering()->decided(m_match->action(number));
    QCOMPARE(table->state(), RetryTable::Costs);
    QCOMPARE(table->match()->actionCount(), number);
    QVERIFY(table->myTurn());
    const auto kept = answered<GameReview>([&](QObject *to, auto answer) {
        m_shelf->review(static_cast<GameId>(m_review->game()), to, answer);
    });
    const auto row = std::find_if(kept.decisions.begin(), kept.decisions.end(),
        [&](const DecisionReview &each) { return each.number == static_cast<int>(number); });
    QVERIFY(row != kept.decisions.end());
    const GameInfo &game = m_match->game();
    Q_EMIT table->answering()->decided(*parseAction(row->best.toStdString(), game.verbs, *game.pack));
    QCOMPARE(table->state(), RetryTable::Right);
    QCOMPARE(table->match()->actionCount(), number + 1);
    m_review->nextTry();
    QVERIFY(!m_review->isRetrying());
    // Nothing of it is kept.
    QCOMPARE(gamesOn(*m_shelf).all, 1);
}

void TestGameReview::showsHowItGoesOn()
{
    judge(put(3, 16));
    m_review->showOn();
    RetryTable *table = m_review->retry();
    const auto number = m_review->points()[m_review->current()].action;
    const auto tryShown = [&] {
        table->skip();
        return table->state() == RetryTable::Shown;
    };
    QTRY_VERIFY_WITH_TIMEOUT(tryShown(), 60'000);
    QVERIFY(table->match()->actionCount() > number);
    table->again();
    QCOMPARE(table->state(), RetryTable::Asked);
    QCOMPARE(table->match()->actionCount(), number);
    table->close();
    QVERIFY(!m_review->isRetrying());
}

void TestGameReview::keptAndReadAgain()
{
    const Match match = randomMatch(*findGame("truco"), 2, 4, 12);
    const ReviewedGame game(match);
    for (const std::size_t action : game.reviewed.decisions()) {
        const JudgedDecision found { action, game.reviewed.judged(action), Topic::Struck };
        const DecisionReview kept = keptDecision(game, found);
        const auto again = decisionFrom(game, kept);
        QVERIFY(again.has_value());
        QCOMPARE(again->decision.has_value(), found.decision.has_value());
        QVERIFY(!found.decision || again->decision->verdict == found.decision->verdict);
        QCOMPARE(again->kind, found.kind);
        DecisionReview older = kept;
        older.player = "strong 10 / 0";
        QVERIFY(!decisionFrom(game, older));
        DecisionReview other = kept;
        other.played = "0 nothing";
        QVERIFY(!decisionFrom(game, other));
    }
}

// A game that is not kept has none.
void TestGameReview::isOfTheGameAskedFor()
{
    judge(put(3, 8));
    m_review->close();
    m_review->prepare(noGame);
    QCOMPARE(m_review->game(), 0.0);
    QVERIFY(m_review->points().isEmpty());
}

// Taken back and played otherwise, it is another game.
void TestGameReview::whatIsPlayedOnIsForgotten()
{
    const GameId id = put(3, 8);
    judge(id);
    m_review->close();
    m_shelf->setLength(id, 7, standingOf(*m_match, 0));
    m_shelf->append(id, 7, actionText(*m_match, 7), standingOf(*m_match, 0));
    const auto kept =
        answered<GameReview>([&](QObject *to, auto answer) { m_shelf->review(id, to, answer); });
    QVERIFY(kept.decisions.isEmpty());
    QVERIFY(!kept.costly);
}

QTEST_MAIN(TestGameReview)
#include "tst_gamereview.moc"
