// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/statisticsmodel.h"
#include "app/settings.h"
#include "app/shelf/keptmatch.h"
#include "engine/match/randomgame.h"
#include "tests/app/scratch.h"
#include "tests/app/shelf/asking.h"
#include "tests/app/table/openings.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <numeric>

using namespace sobremesa;
using namespace tallying;

// What games say together.
class TestStatistics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { Settings::shared().useOnce(Settings::Language, "en"); }
    void saysNothingOfFewGames();
    void knowsItsError_data();
    void knowsItsError();
    void ordersLevelsAndMonths();
    void equalsARecount();
    void countsApart();
    void streaksByPlayers();

private:
    Scratch m_scratch;
    static Tally tally(const QString &level, const QString &month, int games, int won)
    {
        Tally tally;
        tally.game = "cuarenta";
        tally.level = level;
        tally.players = 2;
        tally.month = month;
        tally.games = games;
        tally.won = won;
        tally.lost = games - won;
        return tally;
    }
    static void settle(const StatisticsModel &model)
    {
        QSignalSpy changed(&model, &StatisticsModel::changed);
        QTRY_VERIFY_WITH_TIMEOUT(!changed.isEmpty(), 20'000);
    }
};

void TestStatistics::saysNothingOfFewGames()
{
    QVERIFY(!Share({ 4, 3 }).value());
    QVERIFY(Share({ 5, 3 }).value());
    const Summary nothing = summarize({}, 2, false);
    QCOMPARE(nothing.all.games, 0);
    QVERIFY(!nothing.points);
}

void TestStatistics::knowsItsError_data()
{
    QTest::addColumn<int>("games");
    QTest::addColumn<int>("won");
    QTest::addColumn<double>("error");
    QTest::newRow("5 of 6") << 6 << 5 << 0.1521;
    QTest::newRow("8 of 12") << 12 << 8 << 0.1361;
    QTest::newRow("half of 100") << 100 << 50 << 0.05;
    QTest::newRow("all of 8") << 8 << 8 << 0.0949; // 9 of 10
    QTest::newRow("none of 8") << 8 << 0 << 0.0949;
}

void TestStatistics::knowsItsError()
{
    QFETCH(int, games);
    QFETCH(int, won);
    QFETCH(double, error);
    QVERIFY(std::abs(Share({ games, won }).error() - error) < 0.0001);
}

void TestStatistics::ordersLevelsAndMonths()
{
    const Summary summary =
        summarize({ tally("strong", "2026-11", 5, 1), tally("", "2026-10", 2, 1),
                      tally("beginner", "2026-11", 6, 5), tally("strong", "2026-09", 1, 1) },
            2, false);
    QCOMPARE(summary.all.games, 14);
    QCOMPARE(summary.all.won, 8);
    QStringList levels;
    for (const Line &line : summary.levels)
        levels.append(line.key);
    QCOMPARE(levels, QStringList({ "beginner", "strong", "" }));
    QCOMPARE(summary.levels[1].share.games, 6);
    QStringList months;
    for (const Line &line : summary.months)
        months.append(line.key);
    QCOMPARE(months, QStringList({ "2026-09", "2026-10", "2026-11" }));
}

// Whole games that were really played: what the tables say is what comes out of the records.
void TestStatistics::equalsARecount()
{
    Shelf shelf;
    QList<GameId> ids;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        auto match = Match::begin(openingFor(*findGame("cuarenta"), 2, seed));
        Rng rng(seed);
        Actions buffer;
        while (!isOver(match->position()))
            QVERIFY(!match->play(randomAction(match->position(), rng, buffer)));
        NewGame game = smallGame();
        game.opening = openingText(*match);
        game.actions = actionTexts(*match);
        game.standing = standingOf(*match, 0);
        ids.append(shelf.begin(game));
    }
    StatisticsModel model(shelf);
    const QAbstractItemModelTester tester(&model);
    model.choose("cuarenta", 2);
    settle(model);

    int won = 0;
    std::vector<double> margins;
    std::vector<double> deals;
    for (const GameId id : ids) {
        const Replayed replayed = replayKept(*gameOn(shelf, id));
        QVERIFY(replayed.match && replayed.refusal.isEmpty());
        const auto points = scores(replayed.match->position());
        won += winner(replayed.match->position()) == std::optional<Side>(0) ? 1 : 0;
        margins.push_back(points[0] - points[1]);
        deals.push_back(double(replayed.match->dealt().size()));
    }
    const double allDeals = std::accumulate(deals.begin(), deals.end(), 0.0);
    const double mean = std::accumulate(margins.begin(), margins.end(), 0.0) / allDeals;
    double squares = 0;
    for (std::size_t i = 0; i < margins.size(); ++i)
        squares += std::pow(margins[i] - mean * deals[i], 2);
    const double error = std::sqrt(squares * 12 / 11) / allDeals;

    QCOMPARE(model.games(), 12);
    const ShareLine all = model.all();
    QCOMPARE(all.games, 12);
    QVERIFY(all.known);
    QVERIFY(std::abs(all.share - won / 12.0) < 1e-9);
    const QString sign = mean < 0 ? QStringLiteral("−") : QStringLiteral("+");
    QCOMPARE(model.points(),
        QStringLiteral("%1%2 ± %3")
            .arg(sign, QString::number(std::abs(mean), 'f', 1), QString::number(error, 'f', 1)));
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.months().size(), 1);
    QCOMPARE(model.months().constFirst().share, all.share);
}

void TestStatistics::countsApart()
{
    Shelf shelf;
    const auto put = [&](bool won, int help, const QString &level, Origin origin = Origin::Dealt) {
        NewGame game = smallGame();
        game.seats[1].level = level;
        game.origin = origin;
        game.standing = standing(won ? 40 : 3, won ? 3 : 40, true);
        const GameId id = shelf.begin(game);
        for (int i = 0; i < help; ++i)
            shelf.addHelp(id);
    };
    put(true, 0, "regular");
    put(false, 0, "regular");
    put(true, 0, "beginner");
    put(true, 3, "strong");
    put(true, 0, "strong", Origin::Branch);
    StatisticsModel model(shelf);
    model.choose("cuarenta", 2);
    settle(model);
    QStringList lines;
    for (int row = 0; row < model.rowCount(); ++row) {
        const auto line = model.data(model.index(row), StatisticsModel::LineRole).value<ShareLine>();
        QVERIFY(!line.known);
        lines.append(line.name + ": " + line.words);
    }
    QCOMPARE(lines, QStringList({ "Beginner: 1 of 1", "Regular: 1 of 2", "With help: 1 of 1" }));
    QCOMPARE(model.games(), 3);
    model.choose("truco", 2);
    settle(model);
    QCOMPARE(model.games(), 0);
    QCOMPARE(model.points(), QString());
}

void TestStatistics::streaksByPlayers()
{
    Shelf shelf;
    const auto put = [&](bool won, int players) {
        QStringList names { "You", "Rosa", "Elena", "Bruno" };
        NewGame game = smallGame(names.mid(0, players));
        game.standing = standing(won ? 40 : 3, won ? 3 : 40, true);
        shelf.begin(game);
    };
    for (const bool won : { true, true, true, false, true })
        put(won, 2);
    put(false, 4);
    const auto streak = [&](int players) {
        return answered<Streak>(
            [&](QObject *to, auto answer) { shelf.streak("cuarenta", players, to, answer); });
    };
    QCOMPARE(streak(2).now, 1);
    QCOMPARE(streak(2).best, 3);
    QCOMPARE(streak(0).now, 0);
}

QTEST_MAIN(TestStatistics)
#include "tst_statistics.moc"
