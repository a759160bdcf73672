// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/session.h"
#include "engine/match/booked.h"
#include "engine/match/randomgame.h"
#include "tests/app/shelf/asking.h"
#include "tests/app/table/openings.h"

#include <QSignalSpy>
#include <QTemporaryDir>

using namespace sobremesa;

namespace {

std::vector<Player> people(int persons = 2)
{
    return { { "Ana", 1, nullptr }, { "Rosa", 2, persons > 1 ? nullptr : findLevel("greedy") } };
}

} // namespace

// A table and its place on the shelf.
class TestSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void comesBackAsItWas();
    void redoesAfterARestart();
    void keepsEveryGame();
    void aGameWithoutAnActionDoesNotStay();
    void anIdleGameSatDownToAgainStays();
    void openedRecordsAreKeptOnceSomebodyActs();
    void computersActInOpenedRecordsWithoutATrace();
    void whatIsNotToBeKeptIsNot();
    void showsAsMuchAsTheRulesAllow();
    void leavesAloneWhatItCannotPlay();
    void tellsOfOtherScores();
    void keepsAMatchByItsGames();
    void countsHelp();

private:
    static void playSome(Session &session, int actions, std::uint64_t seed = 4);
    static void settle(Session &session);
    static void resume(Session &session, GameId id);
    [[nodiscard]] GameId playedGame(int actions, Match *match = nullptr);
    [[nodiscard]] int gamesKept();

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSession::settle(Session &session)
{
    if (!QTest::qWaitFor([&] { return !session.isSaving(); }, 20'000))
        qFatal("never saved");
}

void TestSession::playSome(Session &session, int actions, std::uint64_t seed)
{
    Rng rng(seed);
    Actions buffer;
    for (int i = 0; i < actions; ++i) {
        if (session.play(randomAction(session.match().position(), rng, buffer)))
            qFatal("a legal action was refused");
    }
    settle(session);
}

void TestSession::resume(Session &session, GameId id)
{
    QSignalSpy resumed(&session, &Session::resumed);
    session.resume(id);
    QTRY_COMPARE(resumed.size(), 1);
}

// Of cuarenta, by two persons.
GameId TestSession::playedGame(int actions, Match *match)
{
    Shelf shelf(m_folder->path());
    Session session(shelf);
    if (session.begin(openingFor(*findGame("cuarenta"), 2, 5), people()))
        qFatal("refused");
    playSome(session, actions);
    if (match)
        *match = session.match();
    return session.id();
}

int TestSession::gamesKept()
{
    Shelf shelf(m_folder->path());
    return gamesOn(shelf).all;
}

void TestSession::comesBackAsItWas()
{
    Match before = *Match::begin(openingFor(*findGame("cuarenta"), 2, 5));
    const GameId id = playedGame(12, &before);
    Shelf shelf(m_folder->path());
    Session session(shelf);
    const QSignalSpy problem(&session, &Session::problem);
    resume(session, id);
    QCOMPARE(session.match().actionCount(), std::size_t(12));
    QCOMPARE(session.match().position(), before.position());
    QCOMPARE(session.players().size(), std::size_t(2));
    QCOMPARE(session.players()[1].name, QStringLiteral("Rosa"));
    QCOMPARE(session.id(), id);
    QVERIFY(problem.isEmpty());
    playSome(session, 1);
    QCOMPARE(gameOn(shelf, id)->actions.size(), 13);
}

void TestSession::redoesAfterARestart()
{
    Match before = *Match::begin(openingFor(*findGame("cuarenta"), 2, 5));
    GameId id = noGame;
    {
        Shelf shelf(m_folder->path());
        Session session(shelf);
        QVERIFY(!session.begin(openingFor(*findGame("cuarenta"), 2, 5), people()));
        playSome(session, 6);
        before = session.match();
        QVERIFY(session.undoDeal());
        QCOMPARE(session.match().actionCount(), std::size_t(0));
        settle(session);
        id = session.id();
    }
    Shelf shelf(m_folder->path());
    Session session(shelf);
    resume(session, id);
    QCOMPARE(session.match().actionCount(), std::size_t(0));
    QVERIFY(session.canRedo());
    while (session.canRedo())
        QVERIFY(session.redoTo(0));
    settle(session);
    QCOMPARE(session.match().position(), before.position());
    QVERIFY(session.undoTo(0));
    const auto left = qsizetype(session.match().actionCount());
    QVERIFY(left < 6);
    playSome(session, 1, 9); // another way: what was taken back is gone for good
    QCOMPARE(gameOn(shelf, id)->actions.size(), left + 1);
    QVERIFY(gameOn(shelf, id)->undone.isEmpty());
}

void TestSession::keepsEveryGame()
{
    Shelf shelf(m_folder->path());
    Session session(shelf);
    for (int seed = 1; seed <= 3; ++seed) {
        QVERIFY(!session.begin(openingFor(*findGame("cuarenta"), 2, std::uint64_t(seed)), people()));
        playSome(session, seed);
    }
    const GamesPage page = gamesOn(shelf, { GamesQuery::Which::Unfinished, "cuarenta", {}, 0, 200 });
    QCOMPARE(page.matching, 3);
    QCOMPARE(page.rows[0].length, 3);
    QCOMPARE(page.rows[2].length, 1);
    resume(session, page.rows[2].id);
    playSome(session, 1);
    QCOMPARE(gamesOn(shelf).rows[0].id, page.rows[2].id); // the one played last stands first
}

void TestSession::aGameWithoutAnActionDoesNotStay()
{
    Shelf shelf(m_folder->path());
    Session session(shelf);
    const Opening opening = openingFor(*findGame("cuarenta"), 2, 5);
    QVERIFY(!session.begin(opening, people()));
    QCOMPARE(gamesOn(shelf).all, 1); // the deal was seen
    QVERIFY(!session.begin(opening, people()));
    QCOMPARE(gamesOn(shelf).all, 1);
}

void TestSession::anIdleGameSatDownToAgainStays()
{
    Shelf shelf(m_folder->path());
    Session session(shelf);
    QVERIFY(!session.begin(openingFor(*findGame("cuarenta"), 2, 5), people()));
    const GameId id = session.id();
    settle(session);
    resume(session, id);
    QCOMPARE(session.id(), id);
    playSome(session, 3);
    QCOMPARE(gameOn(shelf, id)->actions.size(), 3);
}

void TestSession::openedRecordsAreKeptOnceSomebodyActs()
{
    const GameId id = playedGame(6);
    Shelf shelf(m_folder->path());
    Session session(shelf);
    Match opened = *Match::begin(openingFor(*findGame("cuarenta"), 2, 8));
    QVERIFY(!opened.play([&] {
        Rng rng(1);
        Actions buffer;
        return randomAction(opened.position(), rng, buffer);
    }()));
    session.adopt(std::move(opened), people());
    QCOMPARE(gamesOn(shelf).all, 1);
    playSome(session, 1);
    const GamesPage page = gamesOn(shelf);
    QCOMPARE(page.all, 2);
    QCOMPARE(page.rows[0].length, 2);
    QCOMPARE(page.rows[0].origin, Origin::Record);
    QCOMPARE(gameOn(shelf, id)->actions.size(), 6);
}

void TestSession::computersActInOpenedRecordsWithoutATrace()
{
    Shelf shelf(m_folder->path());
    Session session(shelf);
    auto all = people();
    for (Player &player : all)
        player.level = findLevel("greedy");
    session.adopt(*Match::begin(openingFor(*findGame("cuarenta"), 2, 8)), all);
    QSignalSpy happened(&session, &Session::happened);
    playSome(session, 3);
    QCOMPARE(happened.size(), 3);
    QCOMPARE(gamesOn(shelf).all, 0);
}

void TestSession::whatIsNotToBeKeptIsNot()
{
    Shelf shelf(m_folder->path());
    Session session(shelf);
    QSignalSpy settled(&session, &Session::settled);
    const Opening opening = openingFor(*findGame("cuarenta"), 2, 5);
    QVERIFY(!session.begin(opening, people(), Session::Keeping::Never));
    QTRY_COMPARE(settled.size(), 1);
    playSome(session, 3);
    QVERIFY(session.undoTo(0));
    settle(session);
    QCOMPARE(gamesOn(shelf).all, 0);
}

// The seventh action is one that the rules no longer know.
void TestSession::showsAsMuchAsTheRulesAllow()
{
    const GameId id = playedGame(12);
    {
        Shelf shelf(m_folder->path());
        KeptGame kept = *gameOn(shelf, id);
        shelf.append(id, 6, "0 play Zz", standing(0, 0));
        for (int i = 7; i < 12; ++i)
            shelf.append(id, i, kept.actions[i], standing(0, 0));
    }
    Shelf shelf(m_folder->path());
    Session session(shelf);
    QSignalSpy problem(&session, &Session::problem);
    resume(session, id);
    QCOMPARE(session.match().actionCount(), std::size_t(6));
    QCOMPARE(problem.size(), 1);
    const QString sentence = problem[0][0].toString();
    QVERIFY2(sentence.contains("6") && sentence.contains("12") && sentence.contains("actions[6]"),
        qPrintable(sentence));
    playSome(session, 2);
    QVERIFY(session.id() != id);
    QCOMPARE(gameOn(shelf, id)->actions.size(), 12); // nothing of it is lost
    QCOMPARE(gameOn(shelf, session.id())->actions.size(), 8);
    QCOMPARE(gameOn(shelf, session.id())->row.origin, Origin::Branch);
}

void TestSession::leavesAloneWhatItCannotPlay()
{
    const GameId old = playedGame(4);
    GameId id = noGame;
    {
        Shelf shelf(m_folder->path());
        NewGame strange = smallGame();
        strange.opening =
            R"({"format":"sobremesa-record","version":1,"game":"cuarenta","options":{"jokers":2}})";
        id = shelf.begin(strange);
    }
    Shelf shelf(m_folder->path());
    Session session(shelf);
    resume(session, old);
    QSignalSpy problem(&session, &Session::problem);
    session.resume(id);
    QTRY_COMPARE(problem.size(), 1);
    QVERIFY2(problem[0][0].toString().contains("jokers"), qPrintable(problem[0][0].toString()));
    QCOMPARE(session.id(), old); // still there, and can be played on
    playSome(session, 1);
    QCOMPARE(gamesOn(shelf).all, 2);
    session.resume(id + 1);
    QTRY_COMPARE(problem.size(), 2);
}

void TestSession::tellsOfOtherScores()
{
    const GameId id = playedGame(4);
    {
        Shelf shelf(m_folder->path());
        shelf.setLength(id, 4, standing(33, 12));
    }
    Shelf shelf(m_folder->path());
    Session session(shelf);
    const QSignalSpy problem(&session, &Session::problem);
    resume(session, id);
    QCOMPARE(problem.size(), 1);
    QCOMPARE(session.id(), id);
}

// Its row has the games, the statistics the points of them all.
void TestSession::keepsAMatchByItsGames()
{
    const auto played = [](Session &session) {
        if (session.begin(matchFor(*findGame("truco"), 2, 3, 8), people()))
            qFatal("refused");
        while (!isOver(session.match().position()))
            playSome(session, 1);
    };
    Shelf shelf(m_folder->path());
    Session session(shelf);
    played(session);
    const Match &match = session.match();
    const GameRow row = gamesOn(shelf).rows.at(0);
    QCOMPARE(row.scores[*row.winner], 2);
    QVERIFY(row.scores[1 - *row.winner] < 2);
    int margin = 0;
    visitBookings(
        match, [&](const Event &event) { margin += event.side == 0 ? event.points : -event.points; });
    const auto tallies =
        answered<QList<Tally>>([&](QObject *to, auto answer) { shelf.tallies("truco", to, answer); });
    QCOMPARE(tallies.at(0).margin, margin);
    const auto problems = [&] {
        Session again(shelf);
        const QSignalSpy problem(&again, &Session::problem);
        resume(again, row.id);
        return problem.size();
    };
    QCOMPARE(problems(), 0);
    Standing last = standingOf(match, 0); // as older programs kept it
    last.scores = { int(scores(match.position())[0]), int(scores(match.position())[1]) };
    shelf.setLength(row.id, static_cast<int>(match.actionCount()), last);
    QCOMPARE(problems(), 0);
}

void TestSession::countsHelp()
{
    Shelf shelf(m_folder->path());
    Session session(shelf);
    QVERIFY(!session.begin(openingFor(*findGame("cuarenta"), 2, 5), people()));
    playSome(session, 5);
    const auto help = [&] { return gamesOn(shelf).rows.at(0).help; };
    const Seat last = session.match().action(4).seat;
    QVERIFY(session.undoTo(last)); // only one's own action
    settle(session);
    QCOMPARE(help(), 0);
    QVERIFY(session.undoTo(last)); // and now the other's as well
    QCOMPARE(help(), 1);
    session.countHelp();
    QCOMPARE(help(), 2);
}

QTEST_GUILESS_MAIN(TestSession)
#include "tst_session.moc"
