// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/ai/estimate.h"
#include "engine/games/loba/ai/knowledge.h"
#include "engine/games/loba/scoring.h"
#include "engine/games/loba/table/words.h"

#include <QTest>

using namespace sobremesa;
using namespace sobremesa::loba;

namespace {

CardList cardsOf(const QString &codes, QChar separator = ' ')
{
    CardList cards;
    for (const QString &code : codes.split(separator, Qt::SkipEmptyParts))
        cards.push_back(*doublePack.parse(code.toStdString()));
    return cards;
}

std::optional<Meld> meldOf(const QString &text, bool anySize = false)
{
    const bool escalera = text.contains(QLatin1Char('-'));
    const CardList cards = cardsOf(text, escalera ? QLatin1Char('-') : QLatin1Char('='));
    return readMeld(cards, escalera, anySize);
}

QStringList meldsOf(const QString &hand, const MeldRules &rules)
{
    Action action;
    action.verb = static_cast<std::uint8_t>(Verb::Meld);
    Actions found;
    listMelds(bagOf(cardsOf(hand)), rules, action, found);
    QStringList list;
    for (const Action &one : found)
        list << QString::fromStdString(printMove(one, State::info().verbs, doublePack)).mid(5);
    return list;
}

State dealNumber(int deal, const QString &hand)
{
    State state;
    state.deal = static_cast<std::uint8_t>(deal);
    for (const Card card : cardsOf(hand))
        state.hands[0].push_back(card);
    return state;
}

} // namespace

class TestLoba : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void values_data();
    void values();
    void melds_data();
    void melds();
    void ends_data();
    void ends();
    void swapping_data();
    void swapping();
    void waysDown_data();
    void waysDown();
    void standingsByTotals();
    void estimateShortens();
    void aimsAtMore_data();
    void aimsAtMore();
    void waitsForMore_data();
    void waitsForMore();
    void keepsForLayingOff();
    void bags();
    void groups_data();
    void groups();
    void ready_data();
    void ready();
    void orders_data();
    void orders();
    void answersDiffer_data();
    void answersDiffer();
};

void TestLoba::values_data()
{
    QTest::addColumn<QString>("hand");
    QTest::addColumn<int>("points");
    QTest::newRow("example 8") << "** As Kc Qd Jc Ts 9c 2h 5d 7s 4s" << 112;
    QTest::newRow("four jokers") << "** ** ** **" << 100;
    QTest::newRow("ace") << "Ad" << 14;
    QTest::newRow("nothing") << "" << 0;
}

void TestLoba::values()
{
    QFETCH(QString, hand);
    QFETCH(int, points);
    Hand cards;
    for (const Card card : cardsOf(hand))
        cards.push_back(card);
    QCOMPARE(valueOf(cards), points);
}

// Sections 4.4 and 4.5.
void TestLoba::melds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("fixedSize");
    QTest::addColumn<bool>("anySize");
    QTest::newRow("trio") << "9s=9h=9d" << true << true;
    QTest::newRow("equal cards") << "Ks=Kd=Kd" << true << true;
    QTest::newRow("joker") << "Ks=Kd=**" << true << true;
    QTest::newRow("two jokers") << "Ks=**=**" << false << false;
    QTest::newRow("not in order") << "9h=9s=9d" << false << false;
    QTest::newRow("two ranks") << "9s=9h=8d" << false << false;
    QTest::newRow("pair") << "9s=9h" << false << false;
    QTest::newRow("four nines") << "9s=9h=9d=9c" << false << true;
    QTest::newRow("escalera") << "4d-5d-6d-7d" << true << true;
    QTest::newRow("low ace") << "As-2s-3s-4s" << true << true;
    QTest::newRow("high ace") << "Jd-Qd-Kd-Ad" << true << true;
    QTest::newRow("round the corner") << "Qs-Ks-As-2s" << false << false;
    QTest::newRow("joker above the ace") << "Qs-Ks-As-**" << false << false;
    QTest::newRow("joker below the ace") << "**-As-2s-3s" << false << false;
    QTest::newRow("joker for the jack") << "**-Qs-Ks-As" << true << true;
    QTest::newRow("joker for the ace") << "**-2h-3h-4h" << true << true;
    QTest::newRow("joker inside") << "5d-**-7d-8d" << true << true;
    QTest::newRow("two suits") << "4d-5d-6h-7d" << false << false;
    QTest::newRow("gap") << "4d-5d-7d-8d" << false << false;
    QTest::newRow("three in a row") << "4d-5d-6d" << false << false;
    QTest::newRow("five in a row") << "4d-5d-6d-7d-8d" << false << true;
}

void TestLoba::melds()
{
    QFETCH(QString, text);
    QTEST(meldOf(text).has_value(), "fixedSize");
    QTEST(meldOf(text, true).has_value(), "anySize");
}

// Section 4.6.
void TestLoba::ends_data()
{
    QTest::addColumn<QString>("meld");
    QTest::addColumn<QString>("card");
    QTest::addColumn<bool>("low");
    QTest::addColumn<bool>("high");
    QTest::newRow("below") << "7h-8h-9h-Th"
                           << "6h" << true << false;
    QTest::newRow("above") << "7h-8h-9h-Th"
                           << "Jh" << false << true;
    QTest::newRow("other suit") << "7h-8h-9h-Th"
                                << "6d" << false << false;
    QTest::newRow("joker") << "7h-8h-9h-Th"
                           << "**" << true << true;
    QTest::newRow("below the ace") << "As-2s-3s-4s"
                                   << "**" << false << true;
    QTest::newRow("above the ace") << "Jd-Qd-Kd-Ad"
                                   << "**" << true << false;
    QTest::newRow("either ace") << "2h-3h-4h-5h-6h-7h-8h-9h-Th-Jh-Qh-Kh"
                                << "Ah" << true << true;
    QTest::newRow("beyond a joker") << "**-5d-6d-7d"
                                    << "3d" << true << false;
}

void TestLoba::ends()
{
    QFETCH(QString, meld);
    QFETCH(QString, card);
    const Meld table = *meldOf(meld, true);
    QTEST(fitsEnd(table, cardsOf(card)[0], End::Low), "low");
    QTEST(fitsEnd(table, cardsOf(card)[0], End::High), "high");
}

// Section 4.7.
void TestLoba::swapping_data()
{
    QTest::addColumn<QString>("meld");
    QTest::addColumn<QString>("card");
    QTest::addColumn<bool>("low");
    QTest::addColumn<bool>("high");
    QTest::newRow("the 4") << "**-5d-6d-7d"
                           << "4d" << true << true;
    QTest::newRow("the 8 above") << "4d-5d-6d-7d-**"
                                 << "8d" << true << true;
    QTest::newRow("other card") << "**-5d-6d-7d"
                                << "8d" << false << false;
    QTest::newRow("inside") << "5d-**-7d-8d"
                            << "6d" << false << false;
    QTest::newRow("high ace") << "Jh-Qh-Kh-**"
                              << "Ah" << true << false;
    QTest::newRow("low ace") << "**-2h-3h-4h"
                             << "Ah" << false << true;
}

void TestLoba::swapping()
{
    QFETCH(QString, meld);
    QFETCH(QString, card);
    const Meld table = *meldOf(meld, true);
    QTEST(swaps(table, cardsOf(card)[0], End::Low), "low");
    QTEST(swaps(table, cardsOf(card)[0], End::High), "high");
}

// Every way to go down, in its one spelling and in order.
void TestLoba::waysDown_data()
{
    QTest::addColumn<int>("deal");
    QTest::addColumn<int>("initial");
    QTest::addColumn<int>("most");
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QStringList>("ways");
    const QString threeTrios = "3s 3h 3d 8s 8h 8c Qs Qh Qd 2c 5h Jd";
    const QStringList pairs { "3s=3h=3d 8s=8h=8c", "3s=3h=3d Qs=Qh=Qd", "8s=8h=8c Qs=Qh=Qd" };
    QTest::newRow("one trio") << 1 << 1 << 12 << "9s 9h 9d Ks Kd 2c" << QStringList {};
    QTest::newRow("joker in each") << 1 << 1 << 12 << "9s 9h Ks Kd ** ** 2c"
                                   << QStringList { "9s=9h=** Ks=Kd=**" };
    QTest::newRow("exact") << 1 << 0 << 12 << threeTrios << pairs;
    QTest::newRow("extra") << 1 << 1 << 12 << threeTrios
                           << QStringList { pairs[0], pairs[0] + " Qs=Qh=Qd", pairs[1], pairs[2] };
    QTest::newRow("one card is kept") << 1 << 1 << 8 << threeTrios << pairs;
    QTest::newRow("overlapping") << 3 << 1 << 12 << "4h 5h 5h 6h 6h 7h 7h 8h"
                                 << QStringList { "4h-5h-6h-7h 5h-6h-7h-8h" };
    QTest::newRow("aces and jokers") << 3 << 1 << 12 << "2h 3h 4h ** Jc Qc Kc **"
                                     << QStringList { "2h-3h-4h-** Jc-Qc-Kc-**", "**-2h-3h-4h Jc-Qc-Kc-**",
                                            "**-2h-3h-4h **-Jc-Qc-Kc", "2h-3h-4h-** **-Jc-Qc-Kc" };
    QTest::newRow("free") << 2 << 2 << 12 << "9s 9h 9c 5d 6d 7d 8d 9d"
                          << QStringList { "9s=9h=9d 5d-6d-7d-8d", "9s=9h=9c 5d-6d-7d-8d",
                                 "9s=9h=9c 5d-6d-7d-8d-9d", "9s=9h=9c 6d-7d-8d-9d", "9s=9h=9d=9c 5d-6d-7d-8d",
                                 "9s=9d=9c 5d-6d-7d-8d", "9h=9d=9c 5d-6d-7d-8d" };
}

void TestLoba::waysDown()
{
    QFETCH(int, deal);
    QFETCH(int, initial);
    QFETCH(int, most);
    QFETCH(QString, hand);
    QFETCH(QStringList, ways);
    QStringList found = meldsOf(hand, { contractOf(deal), static_cast<InitialMeld>(initial), most });
    found.sort();
    ways.sort();
    QCOMPARE(found, ways);
}

// Section 4.10, examples 23 and 24.
void TestLoba::standingsByTotals()
{
    State state;
    state.rules.players = 3;
    state.dealer = 2;
    state.scores = { 132, 132, 140, 0, 0 };
    DealResult last;
    last.points = { 10, 9, 0, 0, 0 };
    last.out = 2;
    state.history.push_back(last);
    QCOMPARE(standings(state)[0], Seat { 1 }); // fewer points in the last deal
    DealResult first;
    first.points = { 0, 1, 5, 0, 0 };
    first.out = 0;
    state.history.insert(0, first);
    QCOMPARE(standings(state)[0], Seat { 0 }); // went out more often
    QCOMPARE(standings(state)[2], Seat { 2 });
}

void TestLoba::estimateShortens()
{
    const State state = dealNumber(2, "9s 9h 5d 6d 7d Ks 2c 3h Js 4s 8h");
    const Estimate estimate(state, 0);
    const Card nine = cardsOf("9c")[0];
    const Card eight = cardsOf("8d")[0];
    QVERIFY(estimate.aimWith(nine) < estimate.aim());
    QVERIFY(estimate.aimWith(eight) < estimate.aim());
    QVERIFY(estimate.aimWithout(cardsOf("9s")[0]) > estimate.aim());
    QCOMPARE(Estimate(dealNumber(2, "9s 9h 9c 5d 6d 7d 8d 2c"), 0).way(), 0.0);
    QCOMPARE(Estimate(dealNumber(2, "9s 9h ** 5d 6d ** 8d 2c"), 0).way(), 0.0);
}

// In the first three deals a contract that is complete is not all: who melds it is left with much that can
// only be laid off.
void TestLoba::aimsAtMore_data()
{
    QTest::addColumn<int>("deal");
    QTest::addColumn<QString>("hand");
    QTest::addColumn<bool>("more");
    QTest::newRow("two trios") << 1 << "9s 9h 9d 4s 4h 4d Ks Kh 2c Jd 7h" << true;
    QTest::newRow("three trios") << 1 << "9s 9h 9d 4s 4h 4d Ks Kh Kc Jd 7h" << false;
    QTest::newRow("trio and escalera") << 2 << "9s 9h 9d 4s 5s 6s 7s Kd Kh 2c Jd" << true;
    QTest::newRow("two escaleras") << 3 << "6d 7d 8d 9d 4s 5s 6s 7s Kd Kh 2c" << true;
    QTest::newRow("a deal of three trios") << 4 << "9s 9h 9d 4s 4h 4d Ks Kh Kc Jd Jh" << false;
}

void TestLoba::aimsAtMore()
{
    QFETCH(int, deal);
    QFETCH(QString, hand);
    QFETCH(bool, more);
    State state = dealNumber(deal, hand);
    const Estimate estimate(state, 0);
    QCOMPARE(estimate.way(), 0.0);
    QCOMPARE(estimate.aim() > 0, more);
    state.rules.initialMeld = InitialMeld::Exact; // no more than the contract may go down
    QCOMPARE(Estimate(state, 0).aim(), 0.0);
    state.rules.initialMeld = InitialMeld::Extra;
    state.melded.insert(1);
    state.hands[1] = state.hands[0];
    QCOMPARE(Estimate(state, 0).aim() > 0, more);
    state.hands[1] = { cardsOf("2d")[0], cardsOf("9c")[0] }; // may go out at its next turn
    QCOMPARE(Estimate(state, 0).aim(), 0.0);
}

// At first sight: with two trios and a pair a player waits for the third, with three it goes down.
void TestLoba::waitsForMore_data()
{
    QTest::addColumn<QString>("hand");
    QTest::addColumn<bool>("melds");
    QTest::newRow("two trios") << "9s 9h 9d 4s 4h 4d Ks Kh 2c Jd 7h 8c" << false;
    QTest::newRow("three trios") << "9s 9h 9d 4s 4h 4d Ks Kh Kc Jd 7h 8c" << true;
}

void TestLoba::waitsForMore()
{
    QFETCH(QString, hand);
    QFETCH(bool, melds);
    State state = dealNumber(1, hand);
    std::sort(state.hands[0].begin(), state.hands[0].end());
    state.phase = Phase::Play;
    Actions open;
    legal(state, 0, open);
    Rng rng(5);
    const std::size_t place = policy(state, Memory {}, open, rng);
    QCOMPARE(open[place].verb == row(Verb::Meld), melds);
}

// Who will lay off keeps what fits the table, and a fourth of the rank of its own trio.
void TestLoba::keepsForLayingOff()
{
    State state = dealNumber(4, "9s 9h 9d 9c 4s 4h Kd Kh 8c Jd 7h Qc");
    state.phase = Phase::Play;
    const auto worthOf = [&state](const QString &card) {
        Action action;
        action.seat = 0;
        action.verb = row(Verb::Discard);
        action.cards.push_back(cardsOf(card)[0]);
        return prior(state, Memory {}, action);
    };
    QVERIFY(worthOf("9c") < worthOf("8c"));
    const double alone = worthOf("Qc");
    state.melds.push_back(*readMeld(cardsOf("Qs Qh Qd"), false, false));
    QVERIFY(worthOf("Qc") < alone);
}

void TestLoba::bags()
{
    Bag bag = bagOf(doublePack.cards());
    QCOMPARE(bag.cards().size(), std::size_t { 108 });
    QCOMPARE(bag.count(Card::joker()), 4);
    bag -= bagOf(cardsOf("** ** Ks Ks"));
    QCOMPARE(bag.count(Card::of(0, 13)), 0);
    QVERIFY(bag.holds(bagOf(cardsOf("** ** Kh Kh"))));
    QVERIFY(!bag.holds(bagOf(cardsOf("Ks"))));
    QVERIFY(!bag.holds(bagOf(cardsOf("** ** **"))));
}

// A hand as it lies, and its groups from the left: complete ones by their name, loose ones by their points.
void TestLoba::groups_data()
{
    QTest::addColumn<QString>("hand");
    QTest::addColumn<bool>("melded");
    QTest::addColumn<QString>("groups");

    QTest::newRow("none") << "2h 9s 4d" << false << "3:15";
    QTest::newRow("trio in any order") << "9d 9s 9h 4d" << false << "3:trio 1:4";
    QTest::newRow("joker in a trio") << "2h 9s ** 9h" << false << "1:2 3:trio";
    QTest::newRow("two jokers are no trio") << "9s ** **" << false << "3:59";
    QTest::newRow("escalera with a joker inside") << "4d 5d ** 7d Kc" << false << "4:escalera 1:13";
    QTest::newRow("escalera from the right") << "7d 6d 5d 4d" << false << "4:escalera";
    QTest::newRow("a gap is none") << "4d 5d 7d 8d" << false << "4:24";
    QTest::newRow("a fourth of a rank is loose") << "9s 9h 9d 9c" << false << "3:trio 1:9";
    QTest::newRow("loose cards between melds")
        << "9s 9h 9d Ks Jd Qd Kd Ad" << false << "3:trio 1:13 4:escalera";
    QTest::newRow("who has gone down has no melds in hand") << "9s 9h 9d" << true << "3:27";
}

void TestLoba::groups()
{
    QFETCH(QString, hand);
    QFETCH(bool, melded);
    QFETCH(QString, groups);
    State state = dealNumber(2, hand);
    if (melded)
        state.melded.insert(0);
    QStringList found;
    for (const HandGroup &group : handGroups(state, 0, cardsOf(hand)))
        found << QString::number(group.count) + QLatin1Char(':')
                + (group.complete ? QString::fromStdString(plain(group.label, doublePack))
                                  : QString::number(group.brief.count));
    QCOMPARE(found.join(QLatin1Char(' ')), groups);
}

// What lies ready in the hand of the seat on turn, as the action that puts it down.
void TestLoba::ready_data()
{
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("action");

    QTest::newRow("in its order") << "9s 9h 9d 4d 5d 6d 7d Ks"
                                  << "9s=9h=9d 4d-5d-6d-7d";
    QTest::newRow("turned about") << "7d 6d 5d 4d Ks 9d 9h 9s"
                                  << "9s=9h=9d 4d-5d-6d-7d";
    QTest::newRow("the joker where it lies") << "9s 9h 9d ** 5d 6d 7d Ks"
                                             << "9s=9h=9d **-5d-6d-7d";
    QTest::newRow("not together") << "9s Ks 9h 9d 4d 5d 6d 7d"
                                  << "";
    QTest::newRow("half of the contract") << "9s 9h 9d Ks Qd"
                                          << "";
}

void TestLoba::ready()
{
    QFETCH(QString, hand);
    QFETCH(QString, action);
    State state = dealNumber(2, hand);
    state.phase = Phase::Play;
    state.begun = true;
    const auto offer = readyOffer(state, 0, cardsOf(hand));
    const QString found = offer
        ? QString::fromStdString(printMove(offer->action, State::info().verbs, doublePack)).mid(5)
        : QString();
    QCOMPARE(found, action);
}

void TestLoba::orders_data()
{
    QTest::addColumn<QString>("hand");
    QTest::addColumn<int>("order");
    QTest::addColumn<QString>("sorted");

    QTest::newRow("melds first") << "2h 3s 9s 9d 9h 4d 5d 6d 7d" << 0 << "9s 9h 9d 4d 5d 6d 7d 2h 3s";
    QTest::newRow("the joker where it is missing") << "2h 4d 6d 7d **" << 0 << "4d ** 6d 7d 2h";
    QTest::newRow("by suit") << "2h 3s 9s" << 1 << "3s 9s 2h";
    QTest::newRow("by rank") << "2h 3s 9s 2d" << 2 << "2h 2d 3s 9s";
}

void TestLoba::orders()
{
    QFETCH(QString, hand);
    QFETCH(int, order);
    QFETCH(QString, sorted);
    State state = dealNumber(2, hand);
    auto &cards = state.hands[0];
    std::sort(cards.begin(), cards.end());
    QStringList found;
    for (const Card card : orderedHand(state, 0, order))
        found << QString::fromStdString(doublePack.code(card));
    QCOMPARE(found.join(QLatin1Char(' ')), sorted);
}

void TestLoba::answersDiffer_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::addColumn<int>("owner"); // of the second
    QTest::addColumn<QString>("card");
    QTest::newRow("swaps at two escaleras") << "4d-5d-6d-**"
                                            << "4d-5d-6d-**" << 1 << "7d";
    QTest::newRow("ends of two escaleras") << "4d-5d-6d-7d"
                                           << "4d-5d-6d-7d" << 1 << "8d";
    QTest::newRow("two trios of one rank") << "8s=8h=8d"
                                           << "8s=8h=8d" << 1 << "8c";
    QTest::newRow("a joker in one of one player's") << "4d-5d-6d-7d"
                                                    << "4d-5d-6d-**" << 0 << "8d";
}

// Two answers that do different things are never called the same.
void TestLoba::answersDiffer()
{
    QFETCH(QString, first);
    QFETCH(QString, second);
    QFETCH(int, owner);
    QFETCH(QString, card);
    State state = dealNumber(1, card + QStringLiteral(" 2c"));
    state.phase = Phase::Play;
    state.melded.insert(0);
    for (const QString &text : { first, second }) {
        std::optional<Meld> meld = meldOf(text);
        QVERIFY(meld);
        meld->owner = static_cast<std::uint8_t>(state.melds.empty() ? 0 : owner);
        state.melds.push_back(*meld);
    }
    Actions actions;
    legal(state, 0, actions);
    QStringList names;
    int atMelds = 0;
    for (const Action &action : actions) {
        const Offer shown = offer(state, action);
        names << QString::fromStdString(plain(shown.title, doublePack) + ' ' + plain(shown.worth, doublePack)
            + ' ' + doublePack.code(action.cards[0]));
        atMelds += action.verb == static_cast<int>(Verb::Discard) ? 0 : 1;
    }
    QVERIFY(atMelds >= 2);
    names.sort();
    QCOMPARE(QStringList(names).removeDuplicates(), 0);
}

QTEST_APPLESS_MAIN(TestLoba)

#include "tst_loba.moc"
