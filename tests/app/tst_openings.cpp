// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/openings.h"

#include "app/catalog/gamesetup.h"
#include "app/commandline.h"
#include "engine/games/registry.h"
#include "scratch.h"

#include <QTest>

#include <set>

using namespace sobremesa;

namespace {

CommandLine asking(const std::string_view game)
{
    CommandLine line;
    line.game = QString::fromUtf8(game.data(), static_cast<qsizetype>(game.size()));
    return line;
}

int dealerOf(GameSetup &setup)
{
    return static_cast<int>(*openingOf(setup).setup.start.find("dealer")->integer());
}

} // namespace

// How games begin: as they were set up, and as the command line asks.
class TestOpenings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void dealsWhatWasSetUp();
    void drawsTheDealerByLot();
    void takesOptionsOfTheCommandLine();
    void refusesOptionsByName_data();
    void refusesOptionsByName();
    void seatsComputersAroundThePlayer();
    void playsOnAsFarAsWanted_data();
    void playsOnAsFarAsWanted();

private:
    Scratch m_scratch;
};

void TestOpenings::dealsWhatWasSetUp()
{
    GameSetup setup;
    setup.setGame(QStringLiteral("cuarenta"));
    setup.setPlayers(4);
    setup.setDeal(QStringLiteral("42"));
    SeatPlan plan = setup.seats()->plan(2);
    plan.level = 5;
    plan.name = QStringLiteral("Inés");
    setup.seats()->setPlan(2, plan);

    const Opening opening = openingOf(setup);
    QCOMPARE(opening.game, findGame("cuarenta"));
    QCOMPARE(opening.seed, std::optional<std::uint64_t>(42));
    QCOMPARE(playersIn(opening.setup.options), 4);
    const std::vector<Player> players = playersOf(setup);
    QCOMPARE(players.size(), 4U);
    QVERIFY(!players[0].level); // at this screen
    QCOMPARE(players[2].name, QStringLiteral("Inés"));
    QCOMPARE(players[2].level, &levels()[4]);
    QVERIFY(Match::begin(opening));
}

// The same deal has the same dealer, or its cards would go to other hands; without a number it is anybody.
void TestOpenings::drawsTheDealerByLot()
{
    GameSetup setup;
    setup.setGame(QStringLiteral("truco"));
    setup.setPlayers(4);
    setup.setDeal(QStringLiteral("7"));
    const int dealer = dealerOf(setup);
    for (int again = 0; again < 20; ++again)
        QCOMPARE(dealerOf(setup), dealer);

    setup.setDeal({});
    std::set<int> dealers;
    for (int again = 0; again < 500; ++again)
        dealers.insert(dealerOf(setup));
    QCOMPARE(dealers, (std::set { 0, 1, 2, 3 })); // one is missing once in 10^62 times
}

void TestOpenings::takesOptionsOfTheCommandLine()
{
    CommandLine line = asking("cuarenta");
    line.options = { QStringLiteral("players=4") };
    line.seed = 9;
    const auto opening = openingOf(line);
    QVERIFY(opening);
    QCOMPARE(playersIn(opening->setup.options), 4);
    QCOMPARE(opening->seed, std::optional<std::uint64_t>(9));
}

void TestOpenings::refusesOptionsByName_data()
{
    QTest::addColumn<QString>("option");
    QTest::newRow("unknown") << QStringLiteral("speed=9");
    QTest::newRow("out of range") << QStringLiteral("players=3");
    QTest::newRow("no number") << QStringLiteral("players=many");
    QTest::newRow("nothing") << QStringLiteral("players=");
}

void TestOpenings::refusesOptionsByName()
{
    QFETCH(QString, option);
    CommandLine line = asking("cuarenta");
    line.options = { option };
    const auto opening = openingOf(line);
    QVERIFY(!opening);
    const std::string name = option.section(QLatin1Char('='), 0, 0).toStdString();
    QVERIFY2(opening.refusal().place.find(name) != std::string::npos, opening.refusal().place.c_str());
    QVERIFY(!opening.refusal().message.empty());
}

void TestOpenings::seatsComputersAroundThePlayer()
{
    const std::vector<Player> usual = usualPlayers(4, {});
    QCOMPARE(usual.size(), 4U);
    QVERIFY(!usual[0].level);
    std::set<QString> names;
    for (std::size_t seat = 0; seat < usual.size(); ++seat) {
        names.insert(usual[seat].name);
        if (seat > 0)
            QCOMPARE(usual[seat].level, findLevel("regular"));
    }
    QCOMPARE(names.size(), 4U);
    QCOMPARE(usualPlayers(2, QStringLiteral("master"))[1].level, findLevel("master"));
}

void TestOpenings::playsOnAsFarAsWanted_data()
{
    QTest::addColumn<QString>("game");
    for (const GameInfo *game : games())
        QTest::newRow(game->id.data()) << QString::fromLatin1(game->id.data());
}

void TestOpenings::playsOnAsFarAsWanted()
{
    QFETCH(QString, game);
    CommandLine line = asking(game.toStdString());
    line.seed = 3;
    auto opening = openingOf(line);
    QVERIFY(opening);
    auto match = Match::begin(std::move(*opening));
    QVERIFY(match);
    playOn(*match, 5);
    QCOMPARE(match->actionCount(), 5U);
    playOn(*match, 3); // it is there already
    QCOMPARE(match->actionCount(), 5U);
    playOn(*match, 100000); // to the end, and no further
    QVERIFY(waiting(match->position()).empty());
}

QTEST_MAIN(TestOpenings)
#include "tst_openings.moc"
