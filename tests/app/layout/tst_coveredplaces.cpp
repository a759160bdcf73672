// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/layout/tablelayout.h"

#include <QSignalSpy>
#include <QTest>

// Bubbles and the table do not wait for each other: what no bubble may cover stands where the table put it,
// and what is said before there is a table has no place yet.
class CoveredPlacesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void layBubblesAlone();
    void bubblesWithoutATable();
};

void CoveredPlacesTest::layBubblesAlone()
{
    TableLayout layout;
    const QSignalSpy asked(&layout, &TableLayout::asked);
    const QSignalSpy bubbles(&layout, &TableLayout::bubblesAsked);
    QVERIFY(layout.setProperty("covered", QVariant::fromValue(QList<QRectF> { { 8, 8, 40, 20 } })));
    QVERIFY(layout.setProperty("bubblesBelow", true));
    QCOMPARE(bubbles.count(), 2);
    QCOMPARE(asked.count(), 0);
}

void CoveredPlacesTest::bubblesWithoutATable()
{
    TableLayout layout;
    const QSignalSpy laid(&layout, &TableLayout::bubblesLaid);
    layout.setBubble(0, 1, { 80, 30 }, { 40, 30 });
    QTest::qWait(20);
    QCOMPARE(laid.count(), 0);
    QCOMPARE(layout.bubble(0), QRectF());
}

QTEST_GUILESS_MAIN(CoveredPlacesTest)
#include "tst_coveredplaces.moc"
