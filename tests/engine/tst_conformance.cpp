// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/describe.h"
#include "engine/match/expect.h"
#include "engine/match/json.h"
#include "engine/match/randomgame.h"

#include <QTest>

using namespace sobremesa;

namespace {

// Far more actions than any game of the registry needs when everybody plays at random.
constexpr int endsWithin = 60'000;
constexpr int gamesForEachGame = 60;
// What is costly is looked at in a few positions of each game only.
constexpr std::uint32_t closeLooks = 12;

std::vector<Card> everyCard(const Position &position)
{
    std::vector<Card> cards;
    for (const ZoneCards &zone : zones(position))
        cards.insert(cards.end(), zone.cards.begin(), zone.cards.end());
    std::sort(cards.begin(), cards.end());
    return cards;
}

std::vector<Card> wholePack(const GameInfo &game)
{
    const PackCards pack = game.pack->cards();
    std::vector<Card> cards(pack.begin(), pack.end());
    std::sort(cards.begin(), cards.end());
    return cards;
}

QByteArray text(const Position &position, const Action &action)
{
    const GameInfo &game = infoOf(position);
    return QByteArray::fromStdString(print(action, game.verbs, *game.pack));
}

} // namespace

// What must hold in every game of the registry, whatever is played.
class TestConformance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tables_data() { addGames(); }
    void tables();
    void play_data() { addGames(); }
    void play();
    void records_data() { addGames(); }
    void records();
    void undo_data() { addGames(); }
    void undo();
    void golden_data() { addGames(); }
    void golden();

private:
    static void addGames();
    void lookAtActions(const Position &position);
    void lookClosely(const Position &position, Rng &rng);
    void lookThroughTheEyesOf(const Position &position, Seat seat, Rng &rng);
    Actions m_buffer;
};

void TestConformance::addGames()
{
    QTest::addColumn<QString>("id");
    for (const GameInfo *game : games())
        QTest::newRow(game->name) << QString::fromUtf8(game->id.data(), static_cast<int>(game->id.size()));
}

static const GameInfo &fetchGame()
{
    QFETCH(QString, id);
    return *findGame(id.toStdString());
}

void TestConformance::tables()
{
    const GameInfo &game = fetchGame();
    QCOMPARE(game.options[playersRow].name, std::string_view("players"));
    QVERIFY(game.options.size() <= maxOptions);
    QCOMPARE(game.emblem.size(), std::size_t(3));
    QVERIFY(std::any_of(
        game.phases.begin(), game.phases.end(), [](const Named &row) { return row.name == "between"; }));
    QCOMPARE(game.phases.back().name, std::string_view("over"));
    for (const OptionSpec &spec : game.options)
        QVERIFY2(spec.label[0] != 0 && spec.meaning[0] != 0, spec.name.data());
    for (const Named &row : game.reasons)
        QVERIFY2(row.label[0] != 0, row.name.data());
    const Value written = writeOptions(standardOptions(game.options), game.options);
    const auto read = readOptions(written, game.options);
    QVERIFY(read);
    QCOMPARE(*read, standardOptions(game.options));
}

void TestConformance::play()
{
    const GameInfo &game = fetchGame();
    const auto pack = wholePack(game);
    for (int number = 0; number < gamesForEachGame; ++number) {
        Rng rng(static_cast<std::uint64_t>(number));
        const Opening opening = randomOpening(game, rng);
        auto match = Match::begin(opening);
        QVERIFY(match);
        const int seats = seatCount(match->position());
        QCOMPARE(seats, int(opening.setup.options[playersRow]));
        int actionsLeft = endsWithin;
        while (!actors(match->position()).empty()) {
            QVERIFY2(--actionsLeft > 0, "the game does not end");
            const Position &now = match->position();
            QVERIFY(everyCard(now) == pack);
            QVERIFY(((waiting(now) - actors(now))).empty());
            QVERIFY(!waiting(now).empty());
            QVERIFY(!winner(now));
            if (match->actionCount() < 40 || rng.below(200) < closeLooks) {
                lookAtActions(now);
                lookClosely(now, rng);
            }
            if (QTest::currentTestFailed())
                return;
            QVERIFY(!match->play(randomAction(now, rng, m_buffer)));
        }
        QCOMPARE(game.phases[phase(match->position())].name, std::string_view("over"));
    }
}

// Legal actions are unique, spelt in one way and exactly those of the actors; a seat that is not at the table
// has none.
void TestConformance::lookAtActions(const Position &position)
{
    const GameInfo &game = infoOf(position);
    for (Seat seat = 0; seat < maxSeats; ++seat) {
        Actions actions;
        legal(position, seat, actions);
        QCOMPARE(!actions.empty(), actors(position).contains(seat));
        for (const Action &action : actions) {
            QCOMPARE(action.seat, seat);
            QVERIFY2(std::count(actions.begin(), actions.end(), action) == 1, text(position, action));
            const auto parsed = parseAction(text(position, action).toStdString(), game.verbs, *game.pack);
            QVERIFY2(parsed, text(position, action));
            QVERIFY2(*parsed == action, text(position, action));
            if (actions.size() > 200)
                break;
        }
    }
}

void TestConformance::lookClosely(const Position &position, Rng &rng)
{
    const auto listed = facts(position);
    QVERIFY(listed.object());
    for (Seat seat = 0; seat < seatCount(position); ++seat)
        lookThroughTheEyesOf(position, seat, rng);
}

void TestConformance::lookThroughTheEyesOf(const Position &position, Seat seat, Rng &rng)
{
    const Observation seen = observe(position, seat);
    QVERIFY2(observe(seen.position, seat) == seen, "looking twice shows more or less than looking once");
    Actions mine;
    legal(position, seat, mine);
    Actions seenMine;
    legal(seen.position, seat, seenMine);
    QVERIFY2(mine == seenMine, "a seat's own actions follow from what it sees");
    Actions offers;
    offered(seen.position, seat, offers);
    for (const Action &action : mine)
        QVERIFY2(std::find(offers.begin(), offers.end(), action) != offers.end(), text(position, action));
    const Position guess = resampled(seen, rng);
    QVERIFY2(everyCard(guess) == wholePack(infoOf(position)), "a guess deals every card once");
    QVERIFY2(observe(guess, seat) == seen, "a guess agrees with what the seat sees");
    Actions guessedMine;
    legal(guess, seat, guessedMine);
    QVERIFY(guessedMine == mine);
}

// A game written card by card is the same game when another program replays it.
void TestConformance::records()
{
    const GameInfo &game = fetchGame();
    for (std::uint64_t number = 0; number < 12; ++number) {
        const Match match = randomGame(game, 1000 + number);
        Value record = explicitRecordOf(match);
        record.add("expect", describe(match));
        const std::string written = writeJson(record);
        for (const Mismatch &mismatch : check(written))
            QFAIL(qPrintable(
                QString::fromStdString(mismatch.key + ": " + mismatch.expected + " / " + mismatch.found)));
        const auto bySeed = readRecord(writeJson(recordOf(match)));
        QVERIFY(bySeed);
        const auto again = replay(*bySeed);
        QVERIFY(again);
        QVERIFY(again->position() == match.position());
    }
}

void TestConformance::undo()
{
    const GameInfo &game = fetchGame();
    Match match = randomGame(game, 7);
    while (match.actionCount() > 0) {
        const Position before = match.before(match.actionCount() - 1);
        const Position after = match.position();
        const Action action = match.action(match.actionCount() - 1);
        QVERIFY(match.undo());
        QVERIFY(match.position() == before);
        Match again = match;
        QVERIFY(!again.play(action));
        QVERIFY(again.position() == after);
        if (match.actionCount() > 300) {
            for (int i = 0; i < 25; ++i)
                QVERIFY(match.undo());
        }
    }
    QVERIFY(!match.undo());
}

// The readable game under tests/golden is what "sobremesa-cli golden" prints: its actions lead to its end.
void TestConformance::golden()
{
    const GameInfo &game = fetchGame();
    QFile file(
        QStringLiteral(GOLDEN_DIR "/%1.txt").arg(QString::fromUtf8(game.id.data(), int(game.id.size()))));
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
    QCOMPARE(QString::fromUtf8(file.readAll()), QString::fromStdString(goldenText(game)));
}

QTEST_APPLESS_MAIN(TestConformance)
#include "tst_conformance.moc"
