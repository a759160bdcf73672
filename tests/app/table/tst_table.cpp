// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"
#include "app/table/tablecontroller.h"
#include "engine/match/record.h"
#include "tests/app/shelf/asking.h"
#include "tests/app/table/everytable.h"
#include "tests/app/table/told.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace sobremesa;

namespace {

std::vector<Player> twoPlayers()
{
    return { { "You", 1, nullptr }, { "Rosa", 2, findLevel("greedy") } };
}

Opening cuarentaForTwo(std::uint64_t seed)
{
    return openingFor(*findGame("cuarenta"), 2, seed);
}

// Two hands that lead to the four meanings of one card: table 2s 4h 5s 5d 7c, and the 7d of seat 1 or 0.
Opening choiceOfCaptures()
{
    Opening opening = cuarentaForTwo(1);
    const auto record =
        readRecord(R"({"format":"sobremesa-record","version":1,"game":"cuarenta","start":{"dealer":0},
        "deals":[{"hands":[["4h","5d","7d","Kd","Qh"],["2s","5s","7c","Kc","Jd"]]}],"actions":[]})");
    opening.setup = record->opening.setup;
    opening.deals = record->opening.deals;
    return opening;
}

} // namespace

class TestTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void playsAWholeGame_data();
    void playsAWholeGame();
    void playsADealOfEveryGame_data();
    void playsADealOfEveryGame();
    void asksAmongMeanings();
    void undoesBehindTheComputer();
    void everyActionIsSavedBeforeItIsTold();
    void goesOnWhereItWasKilled();
    void playsOnWhereNothingCanBeSaved();
    void hidesWhatTheSeatCannotKnow();
    void hintsAtALegalAction();
    void uselessWordsAreRefused();
    void aCurtainFallsBetweenPersons();
    void saysThatARecordEnds();
    void onlyWatchesAGameThatNobodyPlays();
    void speaksAnotherLanguageAtOnce();

private:
    static int rowOf(TableController &table, const char *code);
    static void answerSomething(TableController &table);
};

void TestTable::initTestCase()
{
    Settings::shared().useOnce(Settings::Language, QStringLiteral("en"));
}

int TestTable::rowOf(TableController &table, const char *code)
{
    for (int row = 0; row < table.cards()->rowCount(); ++row) {
        const QModelIndex index = table.cards()->index(row);
        if (index.data(CardModel::CodeRole).toString() == QLatin1String(code))
            return row;
    }
    return -1;
}

// Whatever the table asks, by the keys that it shows.
void TestTable::answerSomething(TableController &table)
{
    if (table.answering()->answers()->rowCount() > 0) {
        table.answering()->answer(0);
        return;
    }
    for (int row = 0; row < table.cards()->rowCount(); ++row) {
        if (table.cards()->index(row).data(CardModel::UsableRole).toBool()) {
            table.answering()->press(row);
            if (table.answering()->answers()->rowCount() > 0)
                table.answering()->answer(0);
            return;
        }
    }
}

void TestTable::playsAWholeGame_data()
{
    QTest::addColumn<int>("players");
    QTest::newRow("two") << 2;
    QTest::newRow("four") << 4;
}

void TestTable::playsAWholeGame()
{
    QFETCH(int, players);
    const QTemporaryDir folder;
    TableController table(folder.path());
    const QAbstractItemModelTester log(table.narrator()->log());
    const QAbstractItemModelTester answers(table.answering()->answers());
    Opening opening = openingFor(*findGame("cuarenta"), players, 11);
    auto people = twoPlayers();
    while (static_cast<int>(people.size()) < players)
        people.push_back({ "Elena", 3, findLevel("greedy") });
    QVERIFY(!table.begin(std::move(opening), std::move(people)));
    QElapsedTimer clock;
    clock.start();
    while (!table.isOver() && clock.elapsed() < 60'000) {
        QTest::qWait(0);
        if (table.myTurn())
            answerSomething(table);
    }
    QVERIFY(table.isOver());
    const GameOutcome outcome = table.outcome();
    QVERIFY(outcome.title.contains(" win"));
    QCOMPARE(outcome.pack.size(), qsizetype { 40 });
    QVERIFY(!outcome.reasons.isEmpty());
    QVERIFY(outcome.winner == 0 || outcome.winner == 1);
    QVERIFY(table.narrator()->log()->rowCount() > 40);
}

void TestTable::playsADealOfEveryGame_data()
{
    addTables();
}

// As a hasty person would: the first answer, or the first card that may be played.
void TestTable::playsADealOfEveryGame()
{
    QFETCH(QString, id);
    QFETCH(int, players);
    const QTemporaryDir folder;
    TableController table(folder.path());
    Opening opening = openingFor(*findGame(id.toStdString()), players, 11);
    auto people = twoPlayers();
    while (static_cast<int>(people.size()) < players)
        people.push_back({ "Elena", 3, findLevel("greedy") });
    QVERIFY(!table.begin(std::move(opening), std::move(people)));
    table.picture()->account()->setWanted(true); // there is a place for it in the window
    int slips = 0;
    QElapsedTimer clock;
    clock.start();
    while (!table.isOver() && table.game()->deal() < 2 && clock.elapsed() < 60'000) {
        QTest::qWait(0);
        if (table.picture()->account()->isWaiting()) {
            QVERIFY(table.standsStill()); // pictures are taken then
            ++slips;
            table.skip();
        }
        if (table.myTurn())
            answerSomething(table);
    }
    QVERIFY(table.isOver() || table.game()->deal() == 2);
    QVERIFY(slips > 0);
    QVERIFY(table.narrator()->log()->rowCount() > 5);
}

void TestTable::asksAmongMeanings()
{
    const QTemporaryDir folder;
    TableController table(folder.path());
    auto match = Match::begin(choiceOfCaptures());
    QVERIFY(match);
    for (const char *action : { "1 play 2s", "0 play 4h", "1 play 5s", "0 play 5d", "1 play 7c" })
        QVERIFY(!match->play(*parseAction(action, match->game().verbs, *match->game().pack)));
    table.show(std::move(*match), twoPlayers());
    QTRY_VERIFY(table.myTurn());
    table.answering()->press(rowOf(table, "7d"));
    QVERIFY(table.answering()->isLifted());
    QCOMPARE(table.answering()->question(), QStringLiteral("How does the 7♦ take?"));
    QCOMPARE(table.answering()->answers()->rowCount(), 4);
    const auto title = [&](int row) {
        return table.answering()->answers()->index(row).data(OfferModel::TitleRole).toString();
    };
    QCOMPARE(title(0), QStringLiteral("7♣ · Caída"));
    QCOMPARE(title(1), QStringLiteral("2♠ + 5♠"));
    QCOMPARE(title(3), QStringLiteral("Lay it"));
    QCOMPARE(table.answering()->answers()->index(0).data(OfferModel::KindRole).toString(),
        QStringLiteral("primary"));
    QCOMPARE(table.cards()->index(rowOf(table, "2s")).data(CardModel::BadgeRole).toString(),
        QStringLiteral("2 · 3"));
    QVERIFY(table.cards()
                ->index(rowOf(table, "7d"))
                .data(CardModel::SpokenRole)
                .toString()
                .contains("in your hand"));
    table.answering()->putBack();
    QVERIFY(!table.answering()->isLifted());
    table.answering()->press(rowOf(table, "7d"));
    table.answering()->press(rowOf(table, "5s")); // belongs to one answer only
    QTRY_COMPARE(table.cards()->countIn(CardModel::Captured, 0), 3);
}

void TestTable::undoesBehindTheComputer()
{
    const QTemporaryDir folder;
    TableController table(folder.path());
    QVERIFY(!table.begin(cuarentaForTwo(5), twoPlayers()));
    QTRY_VERIFY(table.myTurn());
    QVERIFY(!table.canUndo());
    const QStringList before = table.cards()->spokenCards({ Zone::Hand, 0 });
    answerSomething(table);
    QTRY_VERIFY(table.myTurn());
    QVERIFY(table.cards()->spokenCards({ Zone::Hand, 0 }) != before);
    table.undo();
    QTRY_VERIFY(table.myTurn());
    QCOMPARE(table.cards()->spokenCards({ Zone::Hand, 0 }), before);
    QVERIFY(table.canRedo());
    table.redo();
    QTRY_VERIFY(table.myTurn());
    QVERIFY(table.cards()->spokenCards({ Zone::Hand, 0 }) != before);
}

// Whenever a line is told, a copy of what lies in the folder holds the action that it is about.
void TestTable::everyActionIsSavedBeforeItIsTold()
{
    const QTemporaryDir folder;
    TableController table(folder.path());
    QVERIFY(!table.begin(cuarentaForTwo(5), twoPlayers()));
    QTRY_VERIFY(table.myTurn());
    std::vector<std::pair<std::unique_ptr<QTemporaryDir>, std::size_t>> copies; // and the step that was told
    connect(table.narrator()->log(), &LogModel::rowsInserted, this, [&](const QModelIndex &, int, int last) {
        auto copy = std::make_unique<QTemporaryDir>();
        for (const QString &name : QDir(folder.path()).entryList(QDir::Files))
            QVERIFY(QFile::copy(folder.filePath(name), copy->filePath(name)));
        copies.emplace_back(std::move(copy), table.narrator()->log()->line(last).step);
    });
    answerSomething(table);
    QTRY_VERIFY(table.myTurn());
    QVERIFY(!copies.empty());
    for (const auto &[copy, step] : copies) {
        Shelf shelf(copy->path());
        QVERIFY(std::size_t(gamesOn(shelf).rows.at(0).length) > step);
    }
}

void TestTable::goesOnWhereItWasKilled()
{
    const QTemporaryDir folder;
    QStringList hand;
    {
        TableController table(folder.path());
        QVERIFY(!table.begin(cuarentaForTwo(5), twoPlayers()));
        QTRY_VERIFY(table.myTurn());
        answerSomething(table);
        QTRY_VERIFY(table.myTurn());
        hand = table.cards()->spokenCards({ Zone::Hand, 0 });
    }
    Shelf shelf(folder.path());
    TableController table(shelf);
    const GamesPage kept = gamesOn(shelf);
    QCOMPARE(kept.rows.size(), qsizetype { 1 });
    QSignalSpy resumed(&table, &TableController::resumed);
    table.resume(kept.rows[0].id);
    QTRY_COMPARE(resumed.size(), qsizetype { 1 });
    QTRY_VERIFY(table.myTurn());
    QCOMPARE(table.cards()->spokenCards({ Zone::Hand, 0 }), hand);
    QCOMPARE(
        table.picture()->seats()->index(1).data(TableSeats::NameRole).toString(), QStringLiteral("Rosa"));
}

// A disk without room, a damaged file: the game is played to its end all the same.
void TestTable::playsOnWhereNothingCanBeSaved()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath("games.sqlite"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(5000, 'x'));
    file.close();
    Shelf shelf(folder.path());
    TableController table(shelf);
    QVERIFY(!table.begin(cuarentaForTwo(5), twoPlayers()));
    for (int turn = 0; turn < 3; ++turn) {
        QTRY_VERIFY(table.myTurn());
        answerSomething(table);
    }
    QTRY_VERIFY(table.myTurn());
    QVERIFY(shelf.trouble());
}

// The same table with other cards in the hidden places looks the same, row by row.
void TestTable::hidesWhatTheSeatCannotKnow()
{
    auto match = Match::begin(cuarentaForTwo(9));
    QVERIFY(match);
    Actions buffer;
    Rng rng(4);
    for (int i = 0; i < 3; ++i) {
        buffer.clear();
        legal(match->position(), waiting(match->position()).first(), buffer);
        QVERIFY(!match->play(buffer[rng.below(static_cast<std::uint32_t>(buffer.size()))]));
    }
    const Observation seen = match->observe(0);
    QStringList pictures[2];
    for (QStringList &picture : pictures) {
        const Position guess = resampled(seen, rng);
        CardModel cards;
        cards.arrange(zones(observe(guess, 0).position), match->game(), 0);
        for (int row = 0; row < cards.rowCount(); ++row) {
            const auto roles = cards.roleNames();
            for (auto role = roles.keyBegin(); role != roles.keyEnd(); ++role)
                picture.append(cards.index(row).data(*role).toString());
        }
    }
    QCOMPARE(pictures[0], pictures[1]);
}

void TestTable::hintsAtALegalAction()
{
    const QTemporaryDir folder;
    TableController table(folder.path());
    QVERIFY(!table.begin(cuarentaForTwo(5), twoPlayers()));
    QTRY_VERIFY(table.myTurn());
    const auto marked = [&table] {
        int count = 0;
        for (int row = 0; row < table.cards()->rowCount(); ++row)
            count += table.cards()->index(row).data(CardModel::MarkRole).toString() == "hint" ? 1 : 0;
        return count;
    };
    table.assistant()->askHint();
    QTRY_COMPARE_WITH_TIMEOUT(table.assistant()->hint()->step(), int(Hint::Where), 10'000);
    QVERIFY(table.assistant()->hint()->words().contains("hand"));
    QCOMPARE(marked(), 0);
    table.assistant()->askHint();
    QCOMPARE(table.assistant()->hint()->step(), int(Hint::Which));
    QCOMPARE(marked(), 1);
    QVERIFY(table.assistant()->hint()->reasons().isEmpty());
    table.assistant()->askHint();
    QCOMPARE(table.assistant()->hint()->step(), int(Hint::Why));
    QVERIFY(!table.assistant()->hint()->reasons().isEmpty());
    QVERIFY(table.assistant()->hint()->rows().isEmpty());
    table.assistant()->askHint();
    QVERIFY(!table.assistant()->hint()->rows().isEmpty());
    const WeighedAction best = table.assistant()->hint()->rows().constFirst();
    QVERIFY(best.best);
    QVERIFY(!best.worth.isEmpty());
    QVERIFY(table.assistant()->hint()->source().contains("±"));
    table.assistant()->lessHint();
    table.assistant()->lessHint();
    QCOMPARE(table.assistant()->hint()->step(), int(Hint::Which));
    table.assistant()->playHint();
    QCOMPARE(table.match()->actionCount(), std::size_t(1));
    QCOMPARE(table.assistant()->hint()->step(), int(Hint::None));
}

// A useless word is refused with a reason, changes nothing, and is offered all the same.
void TestTable::uselessWordsAreRefused()
{
    const QTemporaryDir folder;
    TableController table(folder.path());
    QVERIFY(!table.begin(cuarentaForTwo(5), twoPlayers()));
    QTRY_VERIFY(table.myTurn());
    QSignalSpy refused(table.answering(), &Answering::refused);
    const int ronda = table.answering()->asides()->rowOf("R");
    QVERIFY(ronda >= 0);
    table.answering()->sayAside(ronda);
    QCOMPARE(refused.size(), qsizetype { 1 });
    QVERIFY(!refused[0][1].toString().isEmpty());
    QVERIFY(table.myTurn());
}

// Between two persons at one screen no hand is shown until the next one sits down.
void TestTable::aCurtainFallsBetweenPersons()
{
    const QTemporaryDir folder;
    TableController table(folder.path());
    QVERIFY(!table.begin(cuarentaForTwo(5), { { "Ana", 1, nullptr }, { "Marta", 2, nullptr } }));
    QTRY_VERIFY(table.myTurn());
    QVERIFY(table.turns()->curtain().isEmpty());
    answerSomething(table);
    QTRY_COMPARE(table.turns()->curtain(), QStringLiteral("Marta"));
    const auto faces = [&] {
        int open = 0;
        for (int row = 0; row < table.cards()->rowCount(); ++row) {
            const bool hand = table.cards()->place(row).zone == Zone::Hand;
            open += hand && table.cards()->index(row).data(CardModel::FaceUpRole).toBool() ? 1 : 0;
        }
        return open;
    };
    QCOMPARE(faces(), 0);
    table.turns()->raiseCurtain();
    QCOMPARE(table.game()->viewer(), 1);
    QCOMPARE(faces(), 5);
    QTRY_VERIFY(table.myTurn());
}

// A game whose only deal is known card by card, played until the next one would be dealt.
void TestTable::saysThatARecordEnds()
{
    const Match whole = *Match::begin(cuarentaForTwo(5));
    Opening opening = cuarentaForTwo(5);
    opening.seed.reset();
    opening.deals = whole.dealt();
    Match match = *Match::begin(std::move(opening));
    while (!match.isOutOfDeals()) {
        Actions actions;
        legal(match.position(), waiting(match.position()).first(), actions);
        QVERIFY(!actions.empty());
        QVERIFY(!match.play(actions[0]));
    }
    TableController table;
    table.show(std::move(match), twoPlayers());
    QVERIFY(!table.notice().isEmpty());
    QCOMPARE(table.game()->deal(), 1);
    table.dismissNotice();
    QVERIFY(table.notice().isEmpty());
}

// A game of the past is looked at from a seat, step by step; nothing is asked, played or kept.
void TestTable::onlyWatchesAGameThatNobodyPlays()
{
    const QTemporaryDir folder;
    TableController table(folder.path());
    const Match match = randomMatch(*findGame("cuarenta"), 2, 5, 40);
    table.watch(Match(match), twoPlayers(), { 1, false }, 7);
    QVERIFY(table.looking()->isWatching());
    QCOMPARE(table.picture()->step(), std::size_t(7));
    QCOMPARE(table.looking()->seat(), 1);
    QVERIFY(table.answering()->question().isEmpty());
    QVERIFY(!table.myTurn() && !table.canUndo() && !table.isOver());
    table.looking()->play();
    QTRY_COMPARE(table.looking()->step(), 40);
    table.skip();
    table.undo();
    table.looking()->stop();
    QTest::qWait(50);
    QCOMPARE(table.match()->actionCount(), std::size_t(40));
    QVERIFY(!table.begin(cuarentaForTwo(5), twoPlayers())); // and then one plays again
    QVERIFY(!table.looking()->isActive());
    QTRY_VERIFY(table.myTurn());
}

void TestTable::speaksAnotherLanguageAtOnce()
{
    const QTemporaryDir folder;
    TableController table(folder.path());
    QVERIFY(!table.begin(cuarentaForTwo(5), twoPlayers()));
    QTRY_VERIFY(table.myTurn());
    const auto words = [&table] {
        QStringList all { table.answering()->question(), table.game()->headline(),
            table.game()->sides()[0].name, table.answering()->asides()->spoken() };
        all.append(table.picture()->seats()->index(0).data(TableSeats::NameRole).toString());
        all.append(table.narrator()->log()->line(0).words);
        return all;
    };
    const QStringList english = words();
    Settings::shared().useOnce(Settings::Language, QStringLiteral("ja"));
    const QStringList japanese = words();
    for (int i = 0; i < english.size(); ++i)
        QVERIFY2(english[i] != japanese[i], qPrintable(english[i]));
    Settings::shared().useOnce(Settings::Language, QStringLiteral("en"));
    QCOMPARE(words(), english);
}

QTEST_MAIN(TestTable)
#include "tst_table.moc"
