// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/dimming.h"

#include <QImage>
#include <QQuickWindow>
#include <QTest>

// What is darkened around the lights of a lesson.
class TestDimming : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void holesAreLeftOut_data();
    void holesAreLeftOut();
    void cornersAreRound();
    void itIsDrawn();
};

void TestDimming::holesAreLeftOut_data()
{
    QTest::addColumn<QList<QRectF>>("holes");
    QTest::addColumn<int>("area"); // that stays dark, of 100 x 100
    QTest::newRow("none") << QList<QRectF> {} << 10'000;
    QTest::newRow("one") << QList<QRectF> { { 10, 10, 20, 30 } } << 9'400;
    QTest::newRow("two") << QList<QRectF> { { 10, 10, 20, 30 }, { 50, 50, 10, 10 } } << 9'300;
    QTest::newRow("one upon another") << QList<QRectF> { { 10, 10, 20, 20 }, { 20, 20, 20, 20 } } << 9'300;
    QTest::newRow("over the edge") << QList<QRectF> { { 90, -10, 20, 20 } } << 9'900;
    QTest::newRow("beside it") << QList<QRectF> { { 200, 200, 20, 20 } } << 10'000;
    QTest::newRow("nothing") << QList<QRectF> { { 0, 0, 0, 0 } } << 10'000;
    QTest::newRow("all") << QList<QRectF> { { -5, -5, 200, 200 } } << 0;
}

void TestDimming::holesAreLeftOut()
{
    QFETCH(QList<QRectF>, holes);
    int area = 0;
    for (const QRect &rect : outside({ 0, 0, 100, 100 }, holes, 0))
        area += rect.width() * rect.height();
    QTEST(area, "area");
}

void TestDimming::cornersAreRound()
{
    const QRegion dark = outside({ 0, 0, 100, 100 }, { { 20, 20, 60, 40 } }, 10);
    for (const QPoint corner : { QPoint(20, 20), QPoint(79, 20), QPoint(20, 59), QPoint(79, 59) })
        QVERIFY(dark.contains(corner));
    for (const QPoint edge :
        { QPoint(50, 20), QPoint(20, 40), QPoint(79, 40), QPoint(50, 59), QPoint(24, 24) })
        QVERIFY(!dark.contains(edge));
}

void TestDimming::itIsDrawn()
{
    QQuickWindow window;
    window.setColor(Qt::white);
    window.resize(100, 100);
    Dimming dimming(window.contentItem());
    dimming.setSize({ 100, 100 });
    dimming.setHoles({ { 40, 40, 20, 20 } });
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const auto colorAt = [&](int x, int y) { return window.grabWindow().pixelColor(x, y); };
    QTRY_COMPARE(colorAt(10, 10), QColor(Qt::black));
    QCOMPARE(colorAt(50, 50), QColor(Qt::white));
    dimming.setHoles({ { 0, 0, 20, 20 } });
    QTRY_COMPARE(colorAt(10, 10), QColor(Qt::white));
    QCOMPARE(colorAt(50, 50), QColor(Qt::black));
}

QTEST_MAIN(TestDimming)
#include "tst_dimming.moc"
