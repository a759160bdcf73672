// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"
#include "engine/games/truco/truco.h"
#include "tests/app/table/everytable.h"
#include "tests/app/table/told.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include <set>

using namespace sobremesa;

namespace {

constexpr int actionsAtMost = 400;

std::vector<int> rowsMarked(const CardModel &cards, const QString &mark)
{
    std::vector<int> rows;
    for (int row = 0; row < cards.rowCount(); ++row) {
        if (cards.index(row).data(CardModel::MarkRole).toString() == mark)
            rows.push_back(row);
    }
    return rows;
}

// All that a picture says, so that two can be compared.
QStringList described(Picture &picture)
{
    QStringList all;
    const GameView &game = *picture.game();
    for (const SideScore &side : game.sides())
        all.append(QStringLiteral("side %1: %2 %3").arg(side.name, side.score, side.note));
    all << game.headline() << QString::number(game.deal()) << game.seal() << game.stakes();
    const auto facts = game.facts();
    for (auto fact = facts.cbegin(); fact != facts.cend(); ++fact)
        all.append(fact.key() + u'=' + QDebug::toString(fact.value()));
    for (int row = 0; row < picture.seats()->rowCount(); ++row) {
        for (const int role : { TableSeats::NameRole, TableSeats::LineRole, TableSeats::PartRole,
                 TableSeats::TeamRole, TableSeats::TurnRole })
            all.append(picture.seats()->index(row).data(role).toString());
    }
    all.append(QString::number(picture.step()));
    for (const int row : rowsMarked(*picture.cards(), QStringLiteral("laid")))
        all.append(picture.cards()->index(row).data(CardModel::CodeRole).toString());
    return all;
}

// The cards in the middle, from left to right.
CardList tableOf(const CardModel &cards)
{
    CardList table(static_cast<std::size_t>(cards.countIn(CardModel::Table, -1)));
    for (int row = 0; row < cards.rowCount(); ++row) {
        if (cards.place(row).zone == Zone::Table)
            table[static_cast<std::size_t>(cards.slot(row))] = cards.card(row);
    }
    return table;
}

// Those of the first that are among the second, in their order.
template<typename Cards>
CardList among(const Cards &first, const CardList &second)
{
    CardList both;
    for (const Card card : first) {
        if (std::find(second.begin(), second.end(), card) != second.end())
            both.push_back(card);
    }
    return both;
}

} // namespace

class TestPicture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void isTheSameToldAndShown_data();
    void isTheSameToldAndShown();
    void isNotAheadOfItsStory_data() { isTheSameToldAndShown_data(); }
    void isNotAheadOfItsStory();
    void keepsTheRowOfTheTendido();
    void bringsTogetherWhatIsTaken_data();
    void bringsTogetherWhatIsTaken();
    void goesBackAndForth();
    void booksPointsOneByOne();
    void laysHandsOpenOnlyWhenTheGameIsOver();
    void tellsTheGamesOfAMatch();
};

void TestPicture::initTestCase()
{
    Settings::shared().useOnce(Settings::Language, QStringLiteral("en"));
}

void TestPicture::isTheSameToldAndShown_data()
{
    addTables();
}

// Played event by event the table comes to the same as laid out at once, for every seat, after every action.
void TestPicture::isTheSameToldAndShown()
{
    QFETCH(const QString, id);
    QFETCH(const int, players);
    const Match match = randomMatch(*findGame(id.toStdString()), players, 3, actionsAtMost);
    QVERIFY(match.actionCount() > 5);
    const Pace pace;
    for (Seat seat = 0; seat < players; ++seat) {
        Picture told(pace);
        Picture shown(pace);
        Narrator narrator(told, pace);
        told.layOut(match, nobodyAt(players), { seat, false });
        shown.layOut(match, nobodyAt(players), { seat, false });
        narrator.tellOpening();
        for (std::size_t step = 0; step < match.actionCount(); ++step) {
            narrator.tell(step);
            QVERIFY(!narrator.isRunning());
            shown.showStep(step + 1);
            QCOMPARE(described(told), described(shown));
            const Observation seen = Witness(match, { seat, false }).after(step + 1);
            QVERIFY(told.cards()->agrees(zones(seen.position)));
            QVERIFY(shown.cards()->agrees(zones(seen.position)));
        }
        const Scores totals = scores(match.position());
        for (const SideScore &side : told.game()->sides())
            QCOMPARE(side.points, totals[static_cast<std::size_t>(side.side)]);
        QCOMPARE(told.game()->deal(), static_cast<int>(match.dealt().size()));
    }
}

// Until the last thing that an action brought about has been told, the facts are those before it.
void TestPicture::isNotAheadOfItsStory()
{
    QFETCH(const QString, id);
    QFETCH(const int, players);
    const Match match = randomMatch(*findGame(id.toStdString()), players, 4, 200);
    const Pace pace;
    // What tables show of an event at once (followIn).
    const auto withoutTricks = [](QVariantMap facts) {
        for (const char *fact : { "tricks", "trick", "down", "shown" })
            facts.remove(QLatin1String(fact));
        return facts;
    };
    Picture picture(pace);
    picture.layOut(match, nobodyAt(players), {});
    for (std::size_t step = 0; step < match.actionCount(); ++step) {
        picture.showStep(step);
        const QVariantMap before = withoutTricks(picture.game()->facts());
        const int deal = picture.game()->deal();
        for (const Beat &beat : Witness(match, {}).step(step)) {
            if (!beat.last)
                QCOMPARE(picture.step(), step);
            picture.play(beat, 0);
            if (beat.reached)
                break;
            QCOMPARE(withoutTricks(picture.game()->facts()), before);
            QCOMPARE(picture.game()->deal(), deal);
        }
    }
}

// It lies as its dealer arranged it until play takes it, told or laid out at once.
void TestPicture::keepsTheRowOfTheTendido()
{
    int arranged = 0;
    for (std::uint64_t seed = 1; seed < 7; ++seed) {
        ToldMatch told("porrazo", 2, seed, 60);
        CardList row;
        told.narrator.tellOpening();
        for (std::size_t step = 0; step < told.match.actionCount(); ++step) {
            const Action &action = told.match.action(step);
            if (beginsDeal(told.match.events(step)))
                row.clear();
            else if (std::string_view(told.match.game().verbs[action.verb].name) == "arrange")
                row.assign(action.cards.begin(), action.cards.end());
            arranged += row.size() == 4 ? 1 : 0;
            told.narrator.tell(step);
            CardList table = tableOf(*told.picture.cards());
            QCOMPARE(among(table, row), among(row, table));
            told.picture.showStep(step + 1);
            table = tableOf(*told.picture.cards());
            QCOMPARE(among(table, row), among(row, table));
        }
    }
    QVERIFY(arranged > 10);
}

void TestPicture::bringsTogetherWhatIsTaken_data()
{
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<int>("players");
    QTest::newRow("cuarenta") << QByteArray("cuarenta") << 2;
    QTest::newRow("porrazo") << QByteArray("porrazo") << 2;
    QTest::newRow("porrazo, three") << QByteArray("porrazo") << 3;
}

// Before they are swept, the cards that are taken and the one that takes them lie open and together; a card
// that takes nothing is the one that was laid last.
void TestPicture::bringsTogetherWhatIsTaken()
{
    QFETCH(const QByteArray, game);
    QFETCH(const int, players);
    ToldMatch told(game.constData(), players, 5, 300);
    CardModel &cards = *told.picture.cards();
    int captures = 0;
    for (std::size_t step = 0; step < told.match.actionCount(); ++step) {
        told.picture.showStep(step);
        for (const Beat &beat : told.picture.witness().step(step)) {
            const int before = cards.tableCards();
            told.picture.play(beat, 0);
            const std::vector<int> taken = rowsMarked(cards, QStringLiteral("taken"));
            if (!laysOnTable(beat.event))
                continue;
            if (beat.takes.empty()) {
                QVERIFY(taken.empty());
                const auto laid = rowsMarked(cards, QStringLiteral("laid"));
                QCOMPARE(laid.size(), std::size_t(1));
                QCOMPARE(cards.card(laid[0]), beat.event.cards[0]);
                continue;
            }
            ++captures;
            QCOMPARE(taken.size(), beat.takes.size() + 1);
            std::set<int> parts;
            for (const int row : taken) {
                const CardModel::Lie lie = cards.lie(row);
                QCOMPARE(lie.parts, int(taken.size()));
                parts.insert(lie.part);
                QVERIFY(cards.index(row).data(CardModel::FaceUpRole).toBool());
                QCOMPARE(lie.part + 1 == lie.parts, cards.card(row) == beat.event.cards[0]);
            }
            QCOMPARE(parts.size(), taken.size());
            // The others do not stir.
            QCOMPARE(cards.tableCards(), beat.takes[0].first.zone == Zone::Table ? before : before + 1);
        }
        QVERIFY(rowsMarked(cards, QStringLiteral("taken")).empty());
    }
    QVERIFY(captures > 10);
}

void TestPicture::goesBackAndForth()
{
    const Match match = randomMatch(*findGame("tresillo"), 3, 5, 120);
    const Pace pace;
    Picture picture(pace);
    const QAbstractItemModelTester cards(picture.cards());
    const QAbstractItemModelTester seats(picture.seats());
    picture.layOut(match, nobodyAt(3), { 1, false });
    std::vector<QStringList> forth;
    for (std::size_t step = 0; step <= match.actionCount(); ++step) {
        picture.showStep(step);
        forth.push_back(described(picture));
    }
    for (std::size_t step = match.actionCount() + 1; step-- > 0;) {
        picture.showStep(step);
        QCOMPARE(described(picture), forth[step]);
    }
}

// What is booked stands in the score from that moment, not earlier and not later.
void TestPicture::booksPointsOneByOne()
{
    const Match match = randomMatch(*findGame("porrazo"), 2, 5, 200);
    const Pace pace;
    Picture picture(pace);
    int bookings = 0;
    picture.layOut(match, nobodyAt(2), {});
    for (std::size_t step = 0; step < match.actionCount(); ++step) {
        for (const Beat &beat : Witness(match, {}).step(step)) {
            const QList<SideScore> before = picture.game()->sides();
            picture.play(beat, 0);
            for (int place = 0; place < before.size(); ++place) {
                const SideScore now = picture.game()->sides()[place];
                const bool booked = beat.event.kind == EventKind::Scored && now.side == beat.event.side;
                QCOMPARE(now.points, before[place].points + (booked ? beat.event.points : 0));
                bookings += booked ? 1 : 0;
            }
        }
    }
    QVERIFY(bookings > 10);
}

void TestPicture::laysHandsOpenOnlyWhenTheGameIsOver()
{
    const auto openHands = [](const Match &match, std::size_t step, View view) {
        const Pace pace;
        Picture picture(pace);
        picture.layOut(match, nobodyAt(2), view);
        picture.showStep(step);
        int open = 0;
        for (int row = 0; row < picture.cards()->rowCount(); ++row) {
            const Place place = picture.cards()->place(row);
            const bool up = picture.cards()->index(row).data(CardModel::FaceUpRole).toBool();
            open += up && place == Place { Zone::Hand, 1 } ? 1 : 0;
            if (place.zone == Zone::Stock && up)
                return -1;
        }
        return open;
    };
    const Match running = randomMatch(*findGame("cuarenta"), 2, 5, 20);
    QVERIFY(!isOver(running.position()));
    QCOMPARE(openHands(running, 0, { 0, true }), 0);
    const Match over = randomMatch(*findGame("cuarenta"), 2, 5, 4'000);
    QVERIFY(isOver(over.position()));
    QCOMPARE(openHands(over, 0, { 0, false }), 0);
    QCOMPARE(openHands(over, 0, { 0, true }), 5);
}

// How a match stands, the viewer's games first; of a single game nothing.
void TestPicture::tellsTheGamesOfAMatch()
{
    Match match = *Match::begin(matchFor(*findGame("truco"), 2, 3, 8));
    Rng rng(8);
    Actions buffer;
    while (std::get<truco::State>(match.position().state).gamesWon == std::array<std::uint8_t, 2> {})
        QVERIFY(!match.play(randomAction(match.position(), rng, buffer)));
    const bool first = std::get<truco::State>(match.position().state).gamesWon[0] == 1;
    const Pace pace;
    const auto headline = [&](const Match &shown, Seat seat, std::size_t step) {
        Picture picture(pace);
        picture.layOut(shown, nobodyAt(2), { seat, false });
        picture.showStep(step);
        return picture.game()->headline();
    };
    QVERIFY(headline(match, 0, 0).endsWith(QStringLiteral("games 0 : 0")));
    const QString ahead = QStringLiteral("games 1 : 0"), behind = QStringLiteral("games 0 : 1");
    QVERIFY(headline(match, 0, match.actionCount()).endsWith(first ? ahead : behind));
    QVERIFY(headline(match, 1, match.actionCount()).endsWith(first ? behind : ahead));
    QVERIFY(!headline(randomMatch(*findGame("truco"), 2, 3, 4), 0, 0).contains(QStringLiteral("games")));
}

QTEST_MAIN(TestPicture)
#include "tst_picture.moc"
