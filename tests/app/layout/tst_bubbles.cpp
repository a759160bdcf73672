// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/layout/bubbles.h"
#include "app/layout/packing.h"
#include "tests/app/layout/tables.h"

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
    void smallBeforeAnythingIsCovered();
    void allSmallBeforeOneIsCovered();
    void besideTheSpeakerAtEveryTable_data();
    void besideTheSpeakerAtEveryTable();
};

namespace {

constexpr QSizeF table { 900, 600 };
const QRectF plate { 10, 200, 140, 60 };

// Words of one and of several lines, as large as the window makes them.
std::vector<QSizeF> bubbleSizes(const TableAsked &asked)
{
    const Measure measure = asked.measure;
    std::vector<QSizeF> sizes;
    for (const char *words : { "Sí", "¡Quiero vale cuatro!" }) {
        const QSizeF text = tables::textSize(QString::fromUtf8(words), measure.letters(25), true);
        sizes.emplace_back(std::min(text.width() + measure.space(9), asked.table.width() - measure.space(4)),
            text.height() + measure.space(4.5));
    }
    return sizes;
}

std::vector<Taken> lyingOn(const TableAsked &asked, const TableLaid &laid)
{
    std::vector<Taken> lying;
    for (const SeatLaid &seat : laid.seats) {
        lying.push_back({ seat.plate });
        lying.push_back({ seat.backs });
        lying.push_back({ seat.melds });
    }
    for (const PileLaid &pile : laid.piles)
        lying.push_back({ pile.rect });
    lying.push_back({ laid.play });
    for (int slot = 0; slot < asked.handCards; ++slot)
        lying.push_back({ laid.own.spot(slot, laid.handTop).rect(), true });
    const qreal wide = std::min(laid.barWidth, asked.table.width());
    lying.push_back({ { laid.barMiddle - wide / 2, laid.barEnd() - asked.bar, wide, asked.bar }, true });
    return lying;
}

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
}

void BubblesTest::uponNothing()
{
    QFETCH(QList<QRectF>, taken);
    std::vector<Taken> lying;
    for (const QRectF &rect : taken)
        lying.push_back({ rect });
    const BubbleAsked one { { 150, 60 }, plate, 100 };
    const auto laid = bubblesFor({ one, one }, lying, table, 12);
    QVERIFY(!collide(laid[0].rect, laid[1].rect));
    for (const BubbleLaid &bubble : laid) {
        QVERIFY((QRectF { {}, table }.contains(bubble.rect)));
        for (const QRectF &thing : taken)
            QVERIFY(!collide(bubble.rect, thing));
    }
}

void BubblesTest::whereThereIsNoRoomTheLeastIsCovered()
{
    const std::vector<Taken> lying { { { 0, 0, 900, 600 } }, { plate }, { { 150, 200, 300, 100 }, true } };
    const BubbleAsked one { { 150, 60 }, plate };
    const auto laid = bubblesFor({ one }, lying, table, 12);
    QCOMPARE(laid.size(), std::size_t(1));
    QVERIFY((QRectF { {}, table }.contains(laid[0].rect)));
    QVERIFY(distance(laid[0].rect, plate) <= nearness(one, 12));
    QVERIFY(!collide(laid[0].rect, lying[2].rect));
}

// A strip of 70 above what lies there: as high as the small one.
void BubblesTest::smallBeforeAnythingIsCovered()
{
    const std::vector<Taken> lying { { { 0, 70, 900, 530 } }, { plate } };
    BubbleAsked one { .size = { 150, 90 }, .plate = plate, .brief = { 100, 40 } };
    const BubbleLaid far = bubblesFor({ one }, lying, table, 12).front();
    QVERIFY(far.brief);
    QCOMPARE(far.rect.size(), one.brief);
    QVERIFY(!collide(far.rect, lying[0].rect));
    one.size = { 150, 60 };
    one.plate.moveTop(80); // near enough now
    const BubbleLaid near = bubblesFor({ one }, { lying[0] }, table, 12).front();
    QVERIFY(!near.brief);
    QVERIFY(!collide(near.rect, lying[0].rect));
}

// The first one would leave nothing for the second.
void BubblesTest::allSmallBeforeOneIsCovered()
{
    const std::vector<Taken> lying { { { 0, 60, 900, 540 } }, { { 500, 0, 400, 60 } } };
    const BubbleAsked one { .size = { 400, 50 }, .plate = { 0, 70, 60, 60 }, .brief = { 200, 50 } };
    const auto laid = bubblesFor({ one, one }, lying, table, 12);
    QVERIFY(!collide(laid[0].rect, laid[1].rect));
    for (const BubbleLaid &bubble : laid) {
        QVERIFY(bubble.brief);
        for (const Taken &thing : lying)
            QVERIFY(!collide(bubble.rect, thing.rect));
    }
}

void BubblesTest::besideTheSpeakerAtEveryTable_data()
{
    QTest::addColumn<int>("game");
    QTest::addColumn<QSizeF>("window");
    QTest::addColumn<qreal>("text");
    QTest::addColumn<int>("players");
    for (std::size_t game = 0; game < tables::games().size(); ++game) {
        for (const QSizeF window : { QSizeF(480, 800), QSizeF(800, 600), QSizeF(1280, 800) }) {
            for (const qreal text : { 1.0, 1.6, 2.0 }) {
                for (const int players : tables::games()[game].players)
                    QTest::addRow("%s %gx%g text %g players %d", tables::games()[game].name, window.width(),
                        window.height(), text, players)
                        << int(game) << window << text << players;
            }
        }
    }
}

// Even where the middle is full of cards: a bubble is near its speaker and upon no answer.
void BubblesTest::besideTheSpeakerAtEveryTable()
{
    QFETCH(int, game);
    QFETCH(QSizeF, window);
    QFETCH(qreal, text);
    QFETCH(int, players);
    const tables::Game &rules = tables::games()[std::size_t(game)];
    const Frame frame = frameFor(window, { windowScale(window), text }, true);
    TableAsked asked = tables::ask(rules, frame, players);
    asked.handCards = rules.hands.back();
    asked.bar = std::min(tables::barHeight(rules.bars.back(), frame), asked.wishes.mostBar);
    const TableLaid laid = lay(asked);
    const std::vector<Taken> lying = lyingOn(asked, laid);
    const qreal gap = asked.measure.space(3);
    for (const QSizeF size : bubbleSizes(asked)) {
        for (int seat = 1; seat < players; ++seat) {
            const BubbleAsked one { size, laid.seats[std::size_t(seat)].plate, 0, false };
            const BubbleLaid bubble = bubblesFor({ one }, lying, asked.table, gap).front();
            QVERIFY((QRectF { {}, asked.table }.contains(bubble.rect)));
            QVERIFY(distance(bubble.rect, one.plate) <= nearness(one, gap));
            QVERIFY(!collide(bubble.rect, lying.back().rect));
        }
    }
}

QTEST_MAIN(BubblesTest)
#include "tst_bubbles.moc"
