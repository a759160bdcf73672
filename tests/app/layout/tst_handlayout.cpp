// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/layout/hand.h"
#include "app/layout/melds.h"
#include "app/layout/middle.h"

#include <QTest>

using namespace sobremesa::layout;

// The viewer's hand, melds and rows of cards by themselves.
class HandLayoutTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCardCanBePressed_data();
    void everyCardCanBePressed();
    void upToTenLieInAFan();
    void groupsArePartedAndNamed();
    void meldsStayInTheirRoom_data();
    void meldsStayInTheirRoom();
    void rowsMakeCardsLargest();
    void pairsAndOthersStayApart_data();
    void pairsAndOthersStayApart();
};

void HandLayoutTest::everyCardCanBePressed_data()
{
    QTest::addColumn<int>("cards");
    QTest::addColumn<qreal>("width");
    for (const int cards : { 1, 2, 3, 5, 9, 10, 11, 15, 20, 24 }) {
        for (const qreal width : { 440.0, 560.0, 760.0, 1000.0, 1600.0, 3300.0 })
            QTest::addRow("%d in %g", cards, width) << cards << width;
    }
}

void HandLayoutTest::everyCardCanBePressed()
{
    QFETCH(int, cards);
    QFETCH(qreal, width);
    for (const qreal height : { 84.0, 130.0, 164.0, 221.0 }) {
        const HandLaid hand({ cards, {}, height, { 10, 10 + width }, 10 + width / 2 });
        QVERIFY(hand.strip() >= std::min(24.0, cardWidth(height)) || height * 5 > width);
        qreal before = -1;
        for (int slot = 0; slot < cards; ++slot) {
            const Spot spot = hand.spot(slot, 500);
            QVERIFY(spot.rect().left() >= 9 && spot.rect().right() <= 11 + width);
            if (slot != hand.firstBelow())
                QVERIFY2(spot.x > before, "cards lie in their order");
            before = spot.x;
        }
        if (hand.rise() > 0)
            QVERIFY(hand.rise() >= leastPress);
    }
}

void HandLayoutTest::upToTenLieInAFan()
{
    const auto turned = [](int cards, bool straight) {
        HandAsked asked { cards, {}, 164, { 0, 900 }, 450 };
        asked.straight = straight;
        return HandLaid(asked).spot(0, 0).r < 0;
    };
    QVERIFY(turned(10, false));
    QVERIFY(!turned(11, false));
    QVERIFY(!turned(5, true));
    QVERIFY(!turned(1, false));
}

void HandLayoutTest::groupsArePartedAndNamed()
{
    const HandLaid hand({ 6, { { 0, 3 }, { 3, 3 } }, 164, { 0, 900 }, 450 });
    const qreal inside = hand.spot(1, 0).x - hand.spot(0, 0).x;
    const qreal between = hand.spot(3, 0).x - hand.spot(2, 0).x;
    QVERIFY(between > inside + 20);
    const QRectF label = hand.label(hand.groups()[1], 100);
    QCOMPARE(label.left(), hand.spot(3, 100).rect().left());
    QCOMPARE(label.right(), hand.spot(5, 100).rect().right());
    QVERIFY2(!HandLaid({ 7, { { 0, 3 } }, 164, { 0, 900 }, 450 }).grouped(), "of another hand");
}

void HandLayoutTest::meldsStayInTheirRoom_data()
{
    QTest::addColumn<QList<int>>("melds");
    QTest::newRow("one trio") << QList<int> { 3 };
    QTest::newRow("three trios") << QList<int> { 3, 3, 3 };
    QTest::newRow("long escaleras") << QList<int> { 8, 6, 7 };
    QTest::newRow("laid off") << QList<int> { 5, 9, 4, 3 };
}

void HandLayoutTest::meldsStayInTheirRoom()
{
    QFETCH(QList<int>, melds);
    for (const QRectF room :
        { QRectF { 10, 20, 300, 90 }, QRectF { 0, 0, 420, 120 }, QRectF { 5, 5, 220, 60 } }) {
        const MeldsLaid laid(room, { melds.begin(), melds.end() }, 8, true);
        for (int meld = 0; meld < melds.size(); ++meld) {
            for (int slot = 0; slot < melds[meld]; ++slot) {
                const QRectF card = laid.spot(meld, slot).rect();
                QVERIFY(room.adjusted(-2, -2, 2, 2).contains(card));
            }
        }
    }
}

void HandLayoutTest::rowsMakeCardsLargest()
{
    const QRectF room { 0, 0, 600, 300 };
    QCOMPARE(gridFor(4, room, 140, 56, 10).rows, 1);
    QVERIFY(gridFor(16, room, 140, 56, 10).rows > 1);
    const GridLaid grid = gridFor(7, room, 100, 56, 10);
    QRectF before;
    for (int slot = 0; slot < 7; ++slot) {
        const QRectF card = grid.spot(slot, 7).rect();
        QVERIFY(room.contains(card));
        QVERIFY((card & before).width() <= 1 || (card & before).height() <= 1);
        before = card;
    }
}

void HandLayoutTest::pairsAndOthersStayApart_data()
{
    QTest::addColumn<QRectF>("room");
    QTest::addColumn<bool>("portrait");
    QTest::newRow("wide") << QRectF { 100, 100, 800, 330 } << false;
    QTest::newRow("portrait") << QRectF { 20, 200, 420, 420 } << true;
    QTest::newRow("low") << QRectF { 20, 120, 720, 200 } << false;
}

void HandLayoutTest::pairsAndOthersStayApart()
{
    QFETCH(QRectF, room);
    QFETCH(bool, portrait);
    for (const int others : { 0, 1, 4 }) {
        const PairsLaid laid = pairsFor({ room, others, portrait, 150, 26, 50, {} });
        QRectF row;
        for (int position = 0; position < 4; ++position) {
            const QRectF card = laid.spot(position).rect();
            QVERIFY((card & row).width() <= 1);
            row |= card;
        }
        QVERIFY(laid.block.adjusted(-2, -2, 2, 2).contains(row));
        for (int slot = 0; slot < others; ++slot)
            QVERIFY(!collide(row, laid.others.spot(slot, others).rect()));
    }
}

QTEST_MAIN(HandLayoutTest)
#include "tst_handlayout.moc"
