// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/layout/tablelayout.h"

#include <QSignalSpy>
#include <QTest>

// What no bubble may cover stands where the table put it: if the table were laid for it, each would wait for
// the other.
class CoveredPlacesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void layBubblesAlone();
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

QTEST_GUILESS_MAIN(CoveredPlacesTest)
#include "tst_coveredplaces.moc"
