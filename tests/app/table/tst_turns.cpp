// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"
#include "app/table/tablecontroller.h"
#include "tests/app/scratch.h"
#include "tests/app/table/openings.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace sobremesa;

// Who acts for a side of which a person and computers may answer.
class TestTurns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { Settings::shared().useOnce(Settings::Language, "en"); }
    void init();
    void aPersonAnswersForTheSide_data();
    void aPersonAnswersForTheSide();
    void leavesItToAPartner_data() { aPersonAnswersForTheSide_data(); }
    void leavesItToAPartner();
    void computersWaitWhileTheyAreHeld();

private:
    void sitDown(const Match &match);

    std::unique_ptr<Scratch> m_scratch;
    std::unique_ptr<TableController> m_table;
};

namespace {

constexpr Seat person = 0;

bool isAskedWithPartners(const Position &position)
{
    const SeatSet awaited = waiting(position);
    if (!awaited.contains(person))
        return false;
    for (const Seat seat : awaited) {
        if (seat != person && sideOf(position, seat) == sideOf(position, person))
            return true;
    }
    return false;
}

// A position of a random game in which the person and a partner may answer.
std::optional<Match> sharedQuestion(const GameInfo &game, int players)
{
    for (std::uint64_t seed = 1; seed < 200; ++seed) {
        Match match = *Match::begin(openingFor(game, players, seed));
        Rng rng(seed);
        Actions buffer;
        for (int i = 0; i < 200 && !isOver(match.position()); ++i) {
            if (isAskedWithPartners(match.position()))
                return match;
            if (match.play(randomAction(match.position(), rng, buffer)))
                break;
        }
    }
    return std::nullopt;
}

} // namespace

void TestTurns::init()
{
    m_scratch = std::make_unique<Scratch>();
    m_table = std::make_unique<TableController>(m_scratch->file("games"));
}

void TestTurns::sitDown(const Match &match)
{
    const QStringList names { "You", "Rosa", "Bruno", "Elena", "Amalia", "Teo" };
    std::vector<Player> players;
    players.reserve(static_cast<std::size_t>(seatCount(match.position())));
    for (int seat = 0; seat < seatCount(match.position()); ++seat)
        players.push_back({ names[seat], seat + 1, seat == person ? nullptr : findLevel("greedy") });
    m_table->show(Match(match), players);
}

void TestTurns::aPersonAnswersForTheSide_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("players");
    int rows = 0;
    for (const GameInfo *game : games()) {
        for (const int players : { 4, 6 }) {
            if (!isPlayedBy(*game, players) || !sharedQuestion(*game, players))
                continue;
            QTest::addRow("%s %d", game->id.data(), players) << QString::fromUtf8(game->id) << players;
            ++rows;
        }
    }
    QVERIFY(rows > 0);
}

// However long the person thinks: no partner says a word. The others may.
void TestTurns::aPersonAnswersForTheSide()
{
    QFETCH(const QString, id);
    QFETCH(const int, players);
    const Match match = *sharedQuestion(*findGame(id.toStdString()), players);
    sitDown(match);
    QTRY_VERIFY(m_table->myTurn());
    QVERIFY(m_table->turns()->hasPartners());
    QCOMPARE(m_table->turns()->partner(), players == 4 ? QStringLiteral("Bruno") : QString());
    const int lines = m_table->narrator()->log()->rowCount();
    QTest::qWait(300); // the computers of this test think for no time at all
    QVERIFY(m_table->myTurn());
    for (int row = lines; row < m_table->narrator()->log()->rowCount(); ++row) {
        const int tile = m_table->narrator()->log()->index(row).data(LogModel::TileRole).toInt();
        QVERIFY2(tile == 0 || tile % 2 == 0, "a partner has spoken"); // the tile of a seat is one more
    }
}

void TestTurns::leavesItToAPartner()
{
    QFETCH(const QString, id);
    QFETCH(const int, players);
    const Match match = *sharedQuestion(*findGame(id.toStdString()), players);
    sitDown(match);
    QTRY_VERIFY(m_table->myTurn());
    const int lines = m_table->narrator()->log()->rowCount();
    m_table->turns()->leaveToPartner();
    QVERIFY(!m_table->turns()->hasPartners());
    QTRY_VERIFY_WITH_TIMEOUT(m_table->narrator()->log()->rowCount() > lines, 8'000);
}

void TestTurns::computersWaitWhileTheyAreHeld()
{
    Shelf shelf;
    Session session(shelf);
    session.adopt(*Match::begin(openingFor(*findGame("cuarenta"), 2, 5)),
        { { "Ana", 1, findLevel("greedy") }, { "Rosa", 2, findLevel("greedy") } });
    const Pace pace; // no time at all
    Opponents opponents(session, pace);
    QSignalSpy decided(&opponents, &Opponents::decided);
    opponents.setHeld(true);
    opponents.ask({}, false, false);
    QTest::qWait(500);
    QCOMPARE(decided.size(), 0);
    opponents.setHeld(false);
    QTRY_COMPARE(decided.size(), 1);
}

QTEST_MAIN(TestTurns)
#include "tst_turns.moc"
