// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/layout/bubbles.h"
#include "app/layout/packing.h"

#include <QTest>

using namespace sobremesa::layout;

// What is said stands beside its speaker and upon nothing else.
class BubblesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void towardsTheMiddleFirst();
    void uponNothing_data();
    void uponNothing();
    void whereThereIsNoRoomTheLeastIsCovered();
};

namespace {

constexpr QSizeF table { 900, 600 };
const QRectF plate { 10, 200, 140, 60 };

} // namespace

void BubblesTest::towardsTheMiddleFirst()
{
    const BubbleAsked left { { 120, 60 }, plate };
    const BubbleAsked right { { 120, 60 }, { 750, 200, 140, 60 } };
    const auto laid = bubblesFor({ left, right }, {}, table, 12);
    QVERIFY(laid[0].rect.left() > plate.right());
    QVERIFY(laid[0].tail == Side::Left);
    QVERIFY(laid[1].rect.right() < 750);
    QVERIFY(laid[1].tail == Side::Right);
}

void BubblesTest::uponNothing_data()
{
    QTest::addColumn<QList<QRectF>>("taken");
    QTest::newRow("cards beside the plate") << QList<QRectF> { plate, { 160, 190, 100, 80 } };
    QTest::newRow("cards around") << QList<QRectF> { plate, { 160, 100, 300, 300 }, { 0, 270, 160, 120 } };
    QTest::newRow("a full table") << QList<QRectF> { plate, { 0, 0, 900, 190 }, { 160, 190, 500, 300 },
        { 0, 270, 160, 200 } };
}

void BubblesTest::uponNothing()
{
    QFETCH(QList<QRectF>, taken);
    const std::vector<QRectF> lying { taken.begin(), taken.end() };
    const BubbleAsked one { { 150, 60 }, plate, 100 };
    const auto laid = bubblesFor({ one, one }, lying, table, 12);
    QVERIFY(!collide(laid[0].rect, laid[1].rect));
    for (const BubbleLaid &bubble : laid) {
        QVERIFY((QRectF { {}, table }.contains(bubble.rect)));
        for (const QRectF &thing : lying)
            QVERIFY(!collide(bubble.rect, thing));
    }
}

void BubblesTest::whereThereIsNoRoomTheLeastIsCovered()
{
    const std::vector<QRectF> lying { { 0, 0, 900, 600 } };
    const auto laid = bubblesFor({ { { 150, 60 }, plate } }, lying, table, 12);
    QCOMPARE(laid.size(), std::size_t(1));
    QVERIFY((QRectF { {}, table }.contains(laid[0].rect)));
}

QTEST_MAIN(BubblesTest)
#include "tst_bubbles.moc"
