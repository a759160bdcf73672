// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/player.h"
#include "engine/games/tresillo/scoring.h"
#include "engine/games/tresillo/table/words.h"
#include "engine/match/randomgame.h"
#include "engine/match/record.h"
#include "tests/engine/sanitized.h"

#include <QTest>

#include <algorithm>

using namespace sobremesa;
using namespace sobremesa::tresillo;

namespace {

Hand cardsOf(const QString &codes)
{
    Hand cards;
    for (const QString &code : codes.split(' ', Qt::SkipEmptyParts))
        cards.push_back(*spanishPack.parse(code.toStdString()));
    return cards;
}

int suitOf(const QString &letter)
{
    return *spanishPack.parseSuit(letter.toStdString());
}

QString playableOf(const Hand &hand, Card led, int trump)
{
    const unsigned mask = playable(hand, led, trump);
    QStringList codes;
    for (std::size_t i = 0; i < hand.size(); ++i) {
        if ((mask >> i & 1U) != 0)
            codes += QString::fromStdString(spanishPack.code(hand[i]));
    }
    return codes.join(' ');
}

// Whether the declarer wins at least in every way in which so many of the tricks left fall to each.
bool isSureWith(int more, int declarer, int one, int other)
{
    const int left = 9 - declarer - one - other;
    for (int mine = more; mine <= left; ++mine) {
        for (int first = 0; first <= left - mine; ++first) {
            if (resultFor(declarer + mine, one + first, other + left - mine - first)
                != tresillo::Result::Sacada)
                return false;
        }
    }
    return true;
}

int lessDebts(const State &state, Seat seat)
{
    int worth = state.scores[seat];
    for (const Debt debt : state.debts)
        worth -= debt.seat() == seat ? debt.amount() : 0;
    return worth;
}

// The payments of a deal that has just ended are those that the position before foretold.
void comparePayments(const State &before, const State &after)
{
    for (Seat seat = 0; seat < before.rules.players; ++seat)
        QCOMPARE(paymentIf(before, after.now.result, seat, after.now.codilloBy),
            lessDebts(after, seat) - lessDebts(before, seat));
}

} // namespace

// Tables only: order of the cards, following, results and figures.
class TestTresillo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void order_data();
    void order();
    void following_data();
    void following();
    void results_data();
    void results();
    void tricksStillNeeded();
    void foretoldPayments();
    void values();
    void debts();
    void sortedHand();
    void bidsOnAGoodHand();
};

// 4.1: each list from the strongest card down.
void TestTresillo::order_data()
{
    QTest::addColumn<QString>("trump");
    QTest::addColumn<QString>("cards");
    QTest::newRow("trumps oros") << "o"
                                 << "1e 7o 1b 1o Ro Co So 2o 3o 4o 5o 6o";
    QTest::newRow("trumps copas") << "c"
                                  << "1e 7c 1b 1c Rc Cc Sc 2c 3c 4c 5c 6c";
    QTest::newRow("trumps espadas") << "e"
                                    << "1e 2e 1b Re Ce Se 7e 6e 5e 4e 3e";
    QTest::newRow("trumps bastos") << "b"
                                   << "1e 2b 1b Rb Cb Sb 7b 6b 5b 4b 3b";
    QTest::newRow("plain oros") << "c"
                                << "Ro Co So 1o 2o 3o 4o 5o 6o 7o";
    QTest::newRow("plain espadas") << "o"
                                   << "Re Ce Se 7e 6e 5e 4e 3e 2e";
}

void TestTresillo::order()
{
    QFETCH(QString, trump);
    QFETCH(QString, cards);
    int before = 100;
    for (const QString &code : cards.split(' ')) {
        const int value = strength(*spanishPack.parse(code.toStdString()), suitOf(trump));
        QVERIFY2(value < before, qPrintable(code));
        before = value;
    }
}

// 4.11, with the examples of section 8.
void TestTresillo::following_data()
{
    QTest::addColumn<QString>("trump");
    QTest::addColumn<QString>("led");
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("playable");
    QTest::newRow("plain suit") << "c"
                                << "6e"
                                << "1e 1b Ce 4e Ro 5o"
                                << "Ce 4e";
    QTest::newRow("no duty to trump") << "c"
                                      << "6e"
                                      << "1e 1b Ro"
                                      << "1e 1b Ro";
    QTest::newRow("ordinary trump") << "o"
                                    << "5o"
                                    << "7o 2o Rb"
                                    << "7o 2o";
    QTest::newRow("lone mala") << "o"
                               << "5o"
                               << "7o Rb 3c"
                               << "7o Rb 3c";
    QTest::newRow("higher estuche led") << "o"
                                        << "1e"
                                        << "7o 1b Rb"
                                        << "7o 1b";
    QTest::newRow("lower estuche led") << "o"
                                       << "1b"
                                       << "7o Rb"
                                       << "7o Rb";
    QTest::newRow("basto led, a trump held") << "o"
                                             << "1b"
                                             << "1e 5o Rb"
                                             << "1e 5o";
    QTest::newRow("one of two is lower") << "o"
                                         << "7o"
                                         << "1e 1b Rb"
                                         << "1e 1b";
}

void TestTresillo::following()
{
    QFETCH(QString, trump);
    QFETCH(QString, led);
    QFETCH(QString, hand);
    QFETCH(QString, playable);
    QCOMPARE(playableOf(cardsOf(hand), cardsOf(led)[0], suitOf(trump)), playable);
}

// 4.14
void TestTresillo::results_data()
{
    QTest::addColumn<int>("declarer");
    QTest::addColumn<int>("one");
    QTest::addColumn<int>("other");
    QTest::addColumn<tresillo::Result>("result");
    QTest::newRow("5-2-2") << 5 << 2 << 2 << tresillo::Result::Sacada;
    QTest::newRow("4-3-2") << 4 << 3 << 2 << tresillo::Result::Sacada;
    QTest::newRow("4-4-1") << 4 << 4 << 1 << tresillo::Result::Puesta;
    QTest::newRow("3-3-3") << 3 << 3 << 3 << tresillo::Result::Puesta;
    QTest::newRow("1-4-4") << 1 << 4 << 4 << tresillo::Result::Puesta;
    QTest::newRow("4-0-5") << 4 << 0 << 5 << tresillo::Result::Codillo;
    QTest::newRow("3-4-2") << 3 << 4 << 2 << tresillo::Result::Codillo;
}

void TestTresillo::results()
{
    QFETCH(int, declarer);
    QFETCH(int, one);
    QFETCH(int, other);
    QTEST(resultFor(declarer, one, other), "result");
}

// 4.14: a smaller number would not do in every case.
void TestTresillo::tricksStillNeeded()
{
    for (int declarer = 0; declarer <= 9; ++declarer) {
        for (int one = 0; declarer + one <= 9; ++one) {
            for (int other = 0; declarer + one + other <= 9; ++other) {
                const int left = 9 - declarer - one - other;
                std::optional<int> least;
                for (int more = left; more >= 0 && isSureWith(more, declarer, one, other); --more)
                    least = more;
                QCOMPARE(tricksToWin(declarer, one, other), least);
            }
        }
    }
}

// 5.3 to 5.5: what the table promises is what is booked, in every case of the plate and for every result.
void TestTresillo::foretoldPayments()
{
    Rng rng(3);
    std::map<std::pair<Case, tresillo::Result>, int> seen;
    for (int game = 0; game < 300; ++game) {
        auto match = Match::begin(randomOpening(*findGame("tresillo"), rng));
        QVERIFY(match);
        Actions buffer;
        while (!isOver(match->position())) {
            const State before = std::get<State>(match->position().state);
            const Action action = randomAction(match->position(), rng, buffer);
            Position played = match->position();
            std::vector<Event> happened;
            Events events(happened);
            apply(played, action, events);
            const State &after = std::get<State>(played.state);
            QVERIFY(!match->play(action));
            const bool ended = before.now.result == tresillo::Result::None
                && after.now.result > tresillo::Result::None && after.now.result < tresillo::Result::Void;
            const bool plain = after.now.bola == BolaState::None && after.now.defended == nobody;
            if (!ended || !plain || isOver(played))
                continue;
            comparePayments(before, after);
            ++seen[{ before.now.valueCase, after.now.result }];
        }
    }
    QCOMPARE(seen.size(), 9U);
}

// 5.2, 5.8
void TestTresillo::values()
{
    QCOMPARE(caseFor(false, false), Case::Clean);
    QCOMPARE(caseFor(true, true), Case::Stake);
    QCOMPARE(caseFor(false, true), Case::Debt);
    QCOMPARE(valueFor(Case::Clean, 6, 3, 0), 9);
    QCOMPARE(valueFor(Case::Clean, 6, 4, 0), 10);
    QCOMPARE(valueFor(Case::Stake, 16, 3, 19), 19);
    QCOMPARE(valueFor(Case::Debt, 1, 3, 22), 23);
    QCOMPARE(contractBonus(Contract::Solo), 2);
    QCOMPARE(contractBonus(Contract::Entrada), 0);
}

// 5.3: the largest, among equals the oldest.
void TestTresillo::debts()
{
    const Paper paper { Debt(1, 19), Debt(2, 22), Debt(0, 22) };
    QCOMPARE(largestDebt(paper), std::size_t(1));
    QCOMPARE(int(paper[1].seat()), 2);
    QCOMPARE(paper[1].amount(), 22);
}

// Trumps first in their order (4.1), then suit by suit; without trumps the always-trumps stay in their suits.
void TestTresillo::sortedHand()
{
    State state;
    const auto sorted = [&state] {
        std::vector<Card> cards;
        for (const Card card : cardsOf("4b Rc 1b 7o 1e 3c So 6b Ro"))
            cards.push_back(card);
        std::sort(cards.begin(), cards.end(),
            [&](Card left, Card right) { return handOrder(state, left) < handOrder(state, right); });
        QStringList codes;
        for (const Card card : cards)
            codes += QString::fromStdString(spanishPack.code(card));
        return codes.join(' ');
    };
    QCOMPARE(sorted(), QString("1e Ro So 7o 1b 6b 4b Rc 3c"));
    QVERIFY(!trumpNow(state, espada));
    state.now.trump = Oros;
    QCOMPARE(sorted(), QString("1e 7o 1b Ro So 6b 4b Rc 3c"));
    QVERIFY(trumpNow(state, basto));
}

// Mala, basto, king and more trumps: worth eight tokens more than letting it pass, which always comes to the
// same. One world in which it was lost must not hide that.
void TestTresillo::bidsOnAGoodHand()
{
    const auto record = readRecord(R"({"format":"sobremesa-record","version":1,"game":"tresillo",
        "start":{"dealer":2},"deals":[{"hands":[["7c","Sc","7e","1o","Cb","4o","5o","2o","3o"],
        ["5c","6e","So","7b","6b","5b","4b","Ro","Co"],["4c","6c","2e","5e","Ce","Re","1b","2b","Rb"]]}],
        "actions":["0 bid paso","1 bid paso"]})");
    const Observation seen = replay(*record)->observe(2);
    for (std::uint64_t seed = 100; seed < 100 + repeats(30, 3); ++seed) {
        const auto action = choose(seen, *findLevel("master"), seed);
        QVERIFY2(action && action->word == static_cast<std::uint8_t>(BidWord::Juego),
            qPrintable(QString::number(seed)));
    }
}

QTEST_APPLESS_MAIN(TestTresillo)
#include "tst_tresillo.moc"
