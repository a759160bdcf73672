// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/playedgames.h"
#include "app/settings.h"
#include "app/shelf/keptmatch.h"
#include "engine/match/json.h"
#include "engine/match/randomgame.h"
#include "tests/app/scratch.h"
#include "tests/app/shelf/asking.h"
#include "tests/app/table/openings.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace sobremesa;

// What can be done with a kept game.
class TestPlayedGames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { Settings::shared().useOnce(Settings::Language, "en"); }
    void init();
    void cleanup();
    void watchesAndPlaysOn();
    void playsTheSameCards();
    void playsThemWithSeatsExchanged();
    void tellsOfADamagedRecord();
    void deletesAndBringsBack();
    void renames();
    void saves();
    void savesADamagedRecordAsItIs();
    void savesTheWholeListInAFolder();
    void savesWhatWasPicked();
    void forgetsAllButTheGameAtTheTable();

private:
    [[nodiscard]] GameId put(std::uint64_t seed, int actions, const QByteArray &opening = {});
    [[nodiscard]] static QByteArray contents(const QString &path);

    Scratch m_scratch;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Shelf> m_shelf;
    std::unique_ptr<TableController> m_table;
    std::unique_ptr<PlayedGames> m_games;
    std::optional<Match> m_match; // the last one that was put there
};

void TestPlayedGames::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_shelf = std::make_unique<Shelf>(m_folder->path());
    m_table = std::make_unique<TableController>(*m_shelf);
    m_games = std::make_unique<PlayedGames>(*m_shelf, *m_table);
}

void TestPlayedGames::cleanup()
{
    m_games.reset();
    m_table.reset();
    m_shelf.reset();
}

// Of cuarenta, by two persons.
GameId TestPlayedGames::put(std::uint64_t seed, int actions, const QByteArray &opening)
{
    m_match = randomMatch(*findGame("cuarenta"), 2, seed, actions);
    NewGame game = smallGame();
    game.seats[1].level.clear();
    game.opening = opening.isEmpty() ? openingText(*m_match) : opening;
    game.actions = actionTexts(*m_match);
    game.standing = standingOf(*m_match, 0);
    return m_shelf->begin(game);
}

QByteArray TestPlayedGames::contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestPlayedGames::watchesAndPlaysOn()
{
    const GameId id = put(5, 20);
    m_games->watch(id);
    QTRY_VERIFY(m_games->isReplaying());
    QCOMPARE(m_games->replay()->looking()->steps(), 20);
    m_games->replay()->goTo(6);
    QSignalSpy laid(m_games.get(), &PlayedGames::laid);
    m_games->playOn();
    QCOMPARE(laid.size(), 1);
    QVERIFY(!m_games->isReplaying());
    QCOMPARE(m_table->match()->actionCount(), std::size_t(6));
    QCOMPARE(gamesOn(*m_shelf).all, 1); // nobody has played on yet

    QTRY_VERIFY(m_table->answering()->isMyTurn());
    m_table->turns()->demonstrate();
    QTRY_COMPARE(gamesOn(*m_shelf).all, 2);
    const GamesPage page = gamesOn(*m_shelf);
    QCOMPARE(page.rows[0].origin, Origin::Branch);
    QTRY_COMPARE(gamesOn(*m_shelf).rows[0].length, 7);
    QCOMPARE(gameOn(*m_shelf, id)->actions.size(), 20); // the game it came from stays as it was
    QCOMPARE(gameOn(*m_shelf, id)->row.origin, Origin::Dealt);
}

void TestPlayedGames::playsTheSameCards()
{
    const GameId id = put(5, 20);
    QSignalSpy laid(m_games.get(), &PlayedGames::laid);
    m_games->playAgain(id);
    QTRY_COMPARE(laid.size(), 1);
    QCOMPARE(m_table->match()->actionCount(), std::size_t(0));
    QCOMPARE(m_table->match()->opening().seed, m_match->opening().seed);
    const auto first = Match::begin(m_match->opening());
    QCOMPARE(QString::fromStdString(writeJsonLine(facts(m_table->match()->position()))),
        QString::fromStdString(writeJsonLine(facts(first->position()))));
    m_shelf->finish();
    QCOMPARE(gameOn(*m_shelf, id)->actions.size(), 20);
}

// The same pack, and a neighbour's cards in the hand.
void TestPlayedGames::playsThemWithSeatsExchanged()
{
    const GameId id = put(5, 20);
    const auto handsOf = [](const Match &match) {
        QList<QByteArray> hands;
        for (const ZoneCards &zone : zones(match.position())) {
            if (zone.place.zone != Zone::Hand)
                continue;
            QByteArray cards;
            for (const Card card : zone.cards)
                cards += match.game().pack->code(card).c_str();
            hands.append(cards);
        }
        return hands;
    };
    const QList<QByteArray> before = handsOf(*Match::begin(m_match->opening()));
    const QSignalSpy laid(m_games.get(), &PlayedGames::laid);
    m_games->playAgain(id, true);
    QTRY_COMPARE(laid.size(), 1);
    const QList<QByteArray> after = handsOf(*m_table->match());
    QCOMPARE(after.size(), 2);
    QCOMPARE(after, QList<QByteArray>({ before[1], before[0] }));
}

void TestPlayedGames::tellsOfADamagedRecord()
{
    const GameId id = put(5, 3, "{\"format\":");
    m_games->list()->refresh();
    QTRY_COMPARE(m_games->list()->rowCount(), 1);
    m_games->watch(id);
    const auto problem = [&] {
        return m_games->list()->data(m_games->list()->index(0), GamesModel::ProblemRole).toString();
    };
    QTRY_VERIFY(problem().startsWith("This record cannot be read: "));
    QVERIFY(!m_games->isReplaying());

    const GameId other = put(6, 3, "{}");
    m_games->list()->refresh();
    QTRY_COMPARE(m_games->list()->rowCount(), 2);
    m_table->resume(other); // the same when it is to be continued
    QTRY_VERIFY(!m_games->list()
                     ->data(m_games->list()->index(m_games->list()->rowOf(other)), GamesModel::ProblemRole)
                     .toString()
                     .isEmpty());
}

void TestPlayedGames::deletesAndBringsBack()
{
    const GameId first = put(5, 3);
    const GameId second = put(6, 3);
    m_games->remove(first);
    m_games->remove(second);
    QCOMPARE(gamesOn(*m_shelf).all, 0);
    QVERIFY(m_games->canRestore());
    m_games->restore();
    QCOMPARE(gamesOn(*m_shelf).rows[0].id, second);
    m_games->restore();
    QVERIFY(!m_games->canRestore());
    QCOMPARE(gamesOn(*m_shelf).all, 2);
    m_games->restore();
    QCOMPARE(gamesOn(*m_shelf).all, 2);
}

void TestPlayedGames::renames()
{
    const GameId id = put(5, 3);
    m_games->rename(id, "  At  the\nbeach ");
    QCOMPARE(gamesOn(*m_shelf).rows[0].note, "At the beach");
    m_games->rename(id, QString(500, 'x'));
    QCOMPARE(gamesOn(*m_shelf).rows[0].note.size(), 80);
}

void TestPlayedGames::saves()
{
    const GameId id = put(5, 9);
    QSignalSpy said(m_games.get(), &PlayedGames::said);
    const QString path = m_folder->filePath("mine");
    m_games->save(id, QUrl::fromLocalFile(path));
    QTRY_COMPARE(said.size(), 1);
    const auto record = readRecord(contents(path + ".sobremesa").toStdString());
    QVERIFY(bool(record));
    QCOMPARE(record->actions.size(), std::size_t(9));
    m_games->save(id, QUrl::fromLocalFile(m_folder->filePath("nowhere/mine")));
    QTRY_COMPARE(said.size(), 2);
    QVERIFY(said[1][0].toString().contains("nowhere"));
    m_games->saveEverything(QUrl::fromLocalFile(m_folder->filePath("all")));
    QTRY_COMPARE(said.size(), 3);
    QVERIFY(contents(m_folder->filePath("all.sqlite")).startsWith("SQLite format 3"));
}

void TestPlayedGames::savesADamagedRecordAsItIs()
{
    const GameId id = put(5, 3, "{\"format\":");
    QSignalSpy said(m_games.get(), &PlayedGames::said);
    const QString path = m_folder->filePath("damaged.sobremesa");
    m_games->save(id, QUrl::fromLocalFile(path));
    QTRY_COMPARE(said.size(), 1);
    const QByteArray text = contents(path);
    QVERIFY(text.startsWith("{\"format\":\n"));
    for (const QString &action : actionTexts(*m_match))
        QVERIFY(text.contains(action.toUtf8()));
}

void TestPlayedGames::savesTheWholeListInAFolder()
{
    for (std::uint64_t seed = 1; seed <= 205; ++seed)
        m_shelf->rename(put(seed, 1), seed % 2 ? "odd" : "even");
    QVERIFY(QDir(m_folder->path()).mkdir("out"));
    const QString out = m_folder->filePath("out");
    QSignalSpy said(m_games.get(), &PlayedGames::said);
    m_games->saveList(QUrl::fromLocalFile(out));
    QTRY_COMPARE_WITH_TIMEOUT(said.size(), 1, 60'000);
    QCOMPARE(QDir(out).entryList(QDir::Files).size(), 205);
    QVERIFY(QDir(m_folder->path()).mkdir("odd"));
    m_games->list()->setSearch("odd");
    m_games->saveList(QUrl::fromLocalFile(m_folder->filePath("odd")));
    QTRY_COMPARE_WITH_TIMEOUT(said.size(), 2, 60'000);
    QCOMPARE(QDir(m_folder->filePath("odd")).entryList(QDir::Files).size(), 103);
}

void TestPlayedGames::savesWhatWasPicked()
{
    const GameId first = put(1, 1);
    (void)put(2, 1);
    const GameId third = put(3, 1);
    m_games->list()->refresh();
    QTRY_COMPARE(m_games->list()->rowCount(), 3);
    for (const GameId id : { third, first, first, first })
        m_games->list()->pick(id);
    QCOMPARE(m_games->list()->picked(), 2);
    const QModelIndex row = m_games->list()->index(m_games->list()->rowOf(third));
    QVERIFY(m_games->list()->data(row, GamesModel::PickedRole).toBool());
    QVERIFY(QDir(m_folder->path()).mkdir("out"));
    const QString out = m_folder->filePath("out");
    const QSignalSpy said(m_games.get(), &PlayedGames::said);
    m_games->saveList(QUrl::fromLocalFile(out));
    QTRY_COMPARE(said.size(), 1);
    QCOMPARE(QDir(out).entryList(QDir::Files).size(), 2);
    QCOMPARE(m_games->list()->picked(), 0);
    QVERIFY(!m_games->list()->data(row, GamesModel::PickedRole).toBool());
}

void TestPlayedGames::forgetsAllButTheGameAtTheTable()
{
    const GameId id = put(1, 3);
    (void)put(2, 3);
    m_table->resume(id);
    QTRY_COMPARE(m_table->gameId(), id);
    m_games->forgetGames();
    QCOMPARE(gamesOn(*m_shelf).all, 1);
    QCOMPARE(gamesOn(*m_shelf).rows[0].id, id);
    QVERIFY(!m_shelf->trouble());
}

QTEST_MAIN(TestPlayedGames)
#include "tst_playedgames.moc"
