// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/cardplaces.h"

#include <QTest>

#include <algorithm>

using namespace sobremesa;

// Where the pictures of the cards lie: a small table of two hands, a stock, the table and a pile.
class TestCardPlaces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPictureStaysWithItsCard();
    void whatIsNotKnownIsAnyPicture();
    void moves_data();
    void moves();
    void whatIsTakenComesTogetherFirst();
    void anotherOrderIsNumberedAnew();
};

namespace {

constexpr Place stock { Zone::Stock, 0 }, mine { Zone::Hand, 0 }, others { Zone::Hand, 1 };
constexpr Place table { Zone::Table, 0 }, pile { Zone::Captured, 0 };
constexpr Card unknown {};

PackCards cards(std::initializer_list<Card> list)
{
    PackCards some;
    for (const Card card : list)
        some.push_back(card);
    return some;
}

Card card(int rank)
{
    return Card::of(0, rank);
}

CardPlaces laid(const Zones &zones)
{
    std::size_t total = 0;
    for (const ZoneCards &zone : zones)
        total += zone.cards.size();
    CardPlaces places;
    places.reset(total);
    places.lay(zones);
    return places;
}

CardPlaces usualTable()
{
    return laid({ { stock, cards({ unknown, unknown }) }, { mine, cards({ card(1), card(2) }) },
        { others, cards({ unknown, unknown }) }, { table, cards({ card(3), card(4), card(5) }) },
        { pile, {} } });
}

Event moved(Card what, Place from, Place to)
{
    Event event;
    event.from = from;
    event.to = to;
    event.cards.push_back(what);
    return event;
}

} // namespace

void TestCardPlaces::aPictureStaysWithItsCard()
{
    CardPlaces places = usualTable();
    const int two = places.find(mine, card(2));
    const int three = places.find(table, card(3));
    places.lay({ { stock, cards({ unknown, unknown }) }, { mine, cards({ card(1) }) },
        { others, cards({ unknown, unknown }) }, { table, cards({ card(2), card(3), card(4), card(5) }) },
        { pile, {} } });
    QCOMPARE(places.rowsIn(table).front(), two);
    QCOMPARE(places.at(two).slot, 0);
    QCOMPARE(places.at(three).slot, 1);
    QCOMPARE(places.countIn(Zone::Hand, -1), 3);
    QCOMPARE(places.countIn(Zone::Hand, 0), 1);
}

void TestCardPlaces::whatIsNotKnownIsAnyPicture()
{
    CardPlaces places = usualTable();
    const int any = places.find(others, card(7));
    QVERIFY(any >= 0 && places.at(any).place == others);
    QVERIFY(places.find(others, card(7), { any }) != any);
    QCOMPARE(places.find(pile, card(7)), -1);
    QVERIFY(places.rowsIn({ Zone::Meld, 3 }).empty());
}

void TestCardPlaces::moves_data()
{
    QTest::addColumn<int>("what");
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::addColumn<int>("known"); // the rank that its picture has then, 0: none
    const auto zone = [](Zone place) { return static_cast<int>(place); };
    QTest::newRow("the other one plays") << 9 << zone(Zone::Hand) << zone(Zone::Table) << 9;
    QTest::newRow("drawn unseen") << 0 << zone(Zone::Stock) << zone(Zone::Hand) << 0;
    QTest::newRow("taken, and not forgotten") << 3 << zone(Zone::Table) << zone(Zone::Captured) << 3;
}

void TestCardPlaces::moves()
{
    QFETCH(int, what);
    QFETCH(int, from);
    QFETCH(int, to);
    QFETCH(int, known);
    const auto placeIn = [](int zone) {
        return zone == static_cast<int>(Zone::Hand) ? others : Place { static_cast<Zone>(zone), 0 };
    };
    CardPlaces places = usualTable();
    const std::size_t before = places.rowsIn(placeIn(from)).size();
    const auto rows = places.move(moved(what > 0 ? card(what) : unknown, placeIn(from), placeIn(to)));
    QCOMPARE(rows.size(), 1U);
    QCOMPARE(places.rowsIn(placeIn(from)).size(), before - 1);
    QCOMPARE(places.rowsIn(placeIn(to)).back(), rows.front());
    QCOMPARE(places.at(rows.front()).card, known > 0 ? card(known) : unknown);
    QCOMPARE(places.at(rows.front()).slot, static_cast<int>(places.rowsIn(placeIn(to)).size()) - 1);
}

// The 3 is taken by a 9 that has just been played: both lie where the 3 lay, and the others stay in their
// places until both have gone.
void TestCardPlaces::whatIsTakenComesTogetherFirst()
{
    CardPlaces places = usualTable();
    const Event played = moved(card(9), others, table);
    const int taker = places.move(played).front();
    const int three = places.find(table, card(3)), four = places.find(table, card(4));
    const auto together = places.bringTogether(played, { { table, card(3) } });
    QCOMPARE(together, CardPlaces::Rows({ three, taker }));
    QCOMPARE(places.lie(three), (CardPlaces::Lie { 0, 3, 0, 2 }));
    QCOMPARE(places.lie(taker), (CardPlaces::Lie { 0, 3, 1, 2 }));
    QCOMPARE(places.lie(four), (CardPlaces::Lie { 1, 3, -1, 0 }));
    QCOMPARE(places.tableCards(), 3);
    places.move(moved(card(3), table, pile));
    QCOMPARE(places.lie(four), (CardPlaces::Lie { 1, 3, -1, 0 }));
    places.move(moved(card(9), table, pile));
    QCOMPARE(places.lie(four), (CardPlaces::Lie { 0, 2, -1, 0 }));
    QCOMPARE(places.tableCards(), 2);
}

void TestCardPlaces::anotherOrderIsNumberedAnew()
{
    CardPlaces places = usualTable();
    CardPlaces::Rows rows = places.rowsIn(mine);
    std::reverse(rows.begin(), rows.end());
    places.setOrder(mine, rows);
    QCOMPARE(places.rowsIn(mine), rows);
    QCOMPARE(places.at(rows.front()).slot, 0);
    QCOMPARE(places.at(rows.back()).slot, 1);
}

QTEST_APPLESS_MAIN(TestCardPlaces)

#include "tst_cardplaces.moc"
