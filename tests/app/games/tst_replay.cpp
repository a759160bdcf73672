// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/replaytable.h"
#include "app/settings.h"
#include "engine/games/registry.h"
#include "engine/match/randomgame.h"
#include "engine/match/record.h"
#include "tests/app/scratch.h"
#include "tests/app/table/everytable.h"
#include "tests/app/table/openings.h"

#include <QSignalSpy>
#include <QTest>

using namespace sobremesa;

namespace {

std::vector<Player> people(int seats, int persons = 1)
{
    std::vector<Player> players;
    players.reserve(static_cast<std::size_t>(seats));
    for (int seat = 0; seat < seats; ++seat)
        players.push_back(
            { QStringLiteral("P%1").arg(seat), seat + 1, seat < persons ? nullptr : findLevel("greedy") });
    return players;
}

Match someActions(std::uint64_t seed, int actions)
{
    return randomMatch(*findGame("cuarenta"), 2, seed, actions);
}

Match wholeGame(std::uint64_t seed)
{
    auto match = Match::begin(openingFor(*findGame("cuarenta"), 2, seed));
    Rng rng(seed);
    Actions buffer;
    while (!isOver(match->position())) {
        if (match->play(randomAction(match->position(), rng, buffer)))
            qFatal("a legal action was refused");
    }
    return *match;
}

// How many cards of this seat's hand can be read.
int readable(ReplayTable &table, int owner)
{
    const CardModel &cards = *table.picture()->cards();
    int count = 0;
    for (int row = 0; row < cards.rowCount(); ++row) {
        const auto role = [&](int which) { return cards.data(cards.index(row), which); };
        count += role(CardModel::ZoneRole).toInt() == CardModel::Hand
                && role(CardModel::OwnerRole).toInt() == owner
                && !role(CardModel::CodeRole).toString().isEmpty()
            ? 1
            : 0;
    }
    return count;
}

} // namespace

// The table as a film.
class TestReplay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { Settings::shared().useOnce(Settings::Language, "en"); }
    void goesToAndFro();
    void goesDealByDeal();
    void runsAndStops();
    void runsToTheEndAndFromTheStartAgain();
    void lendsTheEyesOfPersons();
    void showsAllHandsOnceItIsOver();
    void nobodyThinks();
    void hasFewTempos();
    void branchesAnywhere();
    void branchesWhereNoFurtherDealIsKnown();
    void drawsADealAsADiagram_data() { addTables(); }
    void drawsADealAsADiagram();
    void theWholeCourseIsThatOfItsDeals();
    void everyGameCanBeSeenAgain_data();
    void everyGameCanBeSeenAgain();

private:
    Scratch m_scratch;
};

void TestReplay::goesToAndFro()
{
    Shelf shelf;
    ReplayTable table(shelf);
    table.open(someActions(3, 7), people(2), "a game");
    QCOMPARE(table.looking()->steps(), 7);
    QCOMPARE(table.looking()->step(), 0);
    QCOMPARE(table.title(), "a game");
    table.forward();
    QTRY_COMPARE(table.looking()->step(), 1);
    table.forward();
    QTRY_COMPARE(table.looking()->step(), 2);
    table.back();
    QCOMPARE(table.looking()->step(), 1);
    table.toEnd();
    QCOMPARE(table.looking()->step(), 7);
    table.forward();
    QCOMPARE(table.looking()->step(), 7);
    table.toBegin();
    table.back();
    QCOMPARE(table.looking()->step(), 0);
    QVERIFY(!table.isPlaying());
    QVERIFY(!table.canUndo());
    QVERIFY(!table.isOver()); // nothing is announced to have ended
}

void TestReplay::goesDealByDeal()
{
    Shelf shelf;
    ReplayTable table(shelf);
    table.open(wholeGame(2), people(2), {});
    const int deals = table.deals();
    QVERIFY(deals > 1);
    QCOMPARE(table.deal(), 1);
    for (int deal = 2; deal <= deals; ++deal) {
        table.forwardDeal();
        QCOMPARE(table.deal(), deal);
    }
    table.forwardDeal();
    QCOMPARE(table.looking()->step(), table.looking()->steps());
    table.backDeal();
    QCOMPARE(table.deal(), deals);
    QVERIFY(table.looking()->step() < table.looking()->steps());
}

void TestReplay::runsAndStops()
{
    Shelf shelf;
    ReplayTable table(shelf);
    table.open(someActions(3, 30), people(2), {});
    table.setTempo(4);
    table.toggle();
    QVERIFY(table.isPlaying());
    QTRY_VERIFY(table.looking()->step() >= 3);
    table.toggle();
    QVERIFY(!table.isPlaying());
    QTRY_VERIFY(!table.narrator()->isRunning());
    const int step = table.looking()->step();
    QTest::qWait(400); // longer than two pauses
    QCOMPARE(table.looking()->step(), step);
    table.toggle();
    table.back(); // whoever takes it in hand stops it
    QVERIFY(!table.isPlaying());
}

void TestReplay::runsToTheEndAndFromTheStartAgain()
{
    Shelf shelf;
    ReplayTable table(shelf);
    table.open(someActions(3, 3), people(2), {});
    table.setTempo(4);
    table.toggle();
    QTRY_VERIFY(!table.isPlaying());
    QCOMPARE(table.looking()->step(), 3);
    table.toggle();
    QVERIFY(table.isPlaying());
    QVERIFY(table.looking()->step() <= 1);
}

void TestReplay::lendsTheEyesOfPersons()
{
    Shelf shelf;
    ReplayTable table(shelf);
    table.open(someActions(3, 4), people(2, 1), {});
    QCOMPARE(table.eyes().size(), 1);
    QVERIFY(readable(table, 0) > 0);
    QCOMPARE(readable(table, 1), 0);
    table.open(someActions(3, 4), people(2, 2), {});
    QCOMPARE(table.eyes().size(), 2);
    table.lookThrough(1);
    QCOMPARE(table.eye(), 1);
    QCOMPARE(readable(table, 0), 0);
    QVERIFY(readable(table, 1) > 0);
    table.lookThrough(2);
    QCOMPARE(table.eye(), 1);
}

void TestReplay::showsAllHandsOnceItIsOver()
{
    Shelf shelf;
    ReplayTable table(shelf);
    table.open(wholeGame(2), people(2), {});
    QCOMPARE(table.eyes().size(), 2);
    QCOMPARE(readable(table, 1), 0);
    QVERIFY(table.eyes().at(1).open);
    table.nextEye();
    QVERIFY(readable(table, 0) > 0);
    QVERIFY(readable(table, 1) > 0);
    table.nextEye();
    QCOMPARE(readable(table, 1), 0);
}

void TestReplay::nobodyThinks()
{
    Shelf shelf;
    ReplayTable table(shelf);
    table.open(someActions(3, 5), people(2), {});
    const TableSeats &seats = *table.picture()->seats();
    for (const int step : { 1, 2 }) { // one of them waits for the other player
        table.goTo(step);
        QTest::qWait(700); // longer than a player at a table is left without a word
        for (int row = 0; row < seats.rowCount(); ++row) {
            const QString line = seats.data(seats.index(row), TableSeats::LineRole).toString();
            QVERIFY(line != "thinking");
            QVERIFY(line != "your turn"); // nobody is asked
        }
    }
}

void TestReplay::hasFewTempos()
{
    Shelf shelf;
    ReplayTable table(shelf);
    QCOMPARE(table.tempo(), 1.0);
    table.faster(1);
    QCOMPARE(table.tempo(), 2.0);
    table.faster(9);
    QCOMPARE(table.tempo(), 4.0);
    table.faster(-9);
    QCOMPARE(table.tempo(), 0.5);
    table.setTempo(7);
    QCOMPARE(table.tempo(), 0.5);
}

void TestReplay::branchesAnywhere()
{
    Shelf shelf;
    ReplayTable table(shelf);
    const Match whole = wholeGame(2);
    table.open(whole, people(2), {});
    for (const int step : { 0, 5, table.looking()->steps() - 1 }) {
        table.goTo(step);
        QVERIFY(table.canBranch());
        const Match branch = table.branch(9);
        QCOMPARE(int(branch.actionCount()), step);
        QVERIFY(scores(branch.position()) == scores(whole.before(static_cast<std::size_t>(step))));
        QVERIFY(!isOver(branch.position()));
    }
    table.toEnd();
    QVERIFY(!table.canBranch());
    QCOMPARE(table.match()->actionCount(), whole.actionCount()); // the film itself is whole
}

// A record that lists its deals one by one, and no number that would deal on.
void TestReplay::branchesWhereNoFurtherDealIsKnown()
{
    Match whole = wholeGame(2);
    Opening listed = whole.opening();
    listed.deals = whole.dealt();
    listed.deals.resize(1);
    listed.seed.reset();
    auto match = Match::begin(listed);
    QVERIFY(bool(match));
    for (std::size_t i = 0; !match->isOutOfDeals(); ++i)
        QVERIFY(!match->play(whole.action(i)));
    Shelf shelf;
    ReplayTable table(shelf);
    table.open(*match, people(2), {});
    table.toEnd();
    QVERIFY(table.canBranch());
    const Match branch = table.branch(9);
    QCOMPARE(branch.actionCount(), match->actionCount());
    QVERIFY(!branch.isOutOfDeals());
}

// Nobody reads there what the eyes could not see, and every seat has its place.
void TestReplay::drawsADealAsADiagram()
{
    QFETCH(QString, id);
    QFETCH(int, players);
    Shelf shelf;
    ReplayTable table(shelf);
    table.open(randomMatch(*findGame(id.toStdString()), players, 5, 40), people(players), "a game");
    table.toEnd();
    const DealDiagram diagram = table.diagram();
    QCOMPARE(diagram.title, QString("a game"));
    QCOMPARE(diagram.hands.size(), players);
    QVERIFY(!diagram.course.empty());
    QCOMPARE(diagram.hands[0].hidden, 0);
    const auto held = diagram.hands[0].cards.size();
    for (int turn = 1; turn < players; ++turn)
        QVERIFY(diagram.hands[turn].cards.empty());
    const QString html = dealOnPaper(diagram).html;
    QCOMPARE(html.count("<td width=\"33%\""), 9);
    for (const PaperCards &hand : diagram.hands)
        QVERIFY2(html.contains("<b>" + hand.name + "</b>"), qPrintable(hand.name));
    QVERIFY(html.count("image://card-signs/" + diagram.pack) >= held);
    QVERIFY(!html.contains("card-signs/" + diagram.pack + "/??"));
}

void TestReplay::theWholeCourseIsThatOfItsDeals()
{
    Shelf shelf;
    ReplayTable table(shelf);
    table.open(wholeGame(2), people(2), {});
    table.toEnd();
    const std::vector<LogModel::Line> log = table.narrator()->log()->lines();
    std::vector<LogModel::Line> lines;
    for (int deal = 1; deal <= table.deals(); ++deal) {
        const auto course = table.narrator()->courseOf(deal);
        QVERIFY(course.front().heading);
        lines.insert(lines.end(), course.begin(), course.end());
    }
    QCOMPARE(lines.size(), log.size());
    for (std::size_t i = 0; i < log.size(); ++i)
        QCOMPARE(lines[i].words, log[i].words);
    table.lookThrough(static_cast<int>(table.eyes().size()) - 1); // it is over: all hands
    table.toBegin();
    const DealDiagram diagram = table.diagram();
    QCOMPARE(diagram.hands[1].hidden, 0);
    QCOMPARE(diagram.hands[1].cards.size(), diagram.hands[0].cards.size());
}

void TestReplay::everyGameCanBeSeenAgain_data()
{
    QTest::addColumn<QString>("game");
    for (const GameInfo *game : games())
        QTest::addRow("%s", std::string(game->id).c_str()) << QString::fromStdString(std::string(game->id));
}

void TestReplay::everyGameCanBeSeenAgain()
{
    QFETCH(QString, game);
    const Match match = randomGame(*findGame(game.toStdString()), 4);
    Shelf shelf;
    ReplayTable table(shelf);
    table.open(match, people(seatCount(match.position())), {});
    const int steps = std::min(60, table.looking()->steps());
    for (int step = 1; step <= steps; ++step) {
        table.forward();
        QTRY_COMPARE(table.looking()->step(), step);
    }
    table.toEnd();
    QCOMPARE(table.looking()->step(), int(match.actionCount()));
}

QTEST_MAIN(TestReplay)
#include "tst_replay.moc"
