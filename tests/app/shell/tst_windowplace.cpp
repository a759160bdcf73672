// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/windowplace.h"
#include "scratch.h"

#include <QSettings>
#include <QTest>

// The window comes back where it was, as far as there is a screen.
class TestWindowPlace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comesBack_data();
    void comesBack();
    void nothingIsKeptAtFirst();
    void nonsenseIsPassedOver();
    void remembersWhereItWas();
    void remembersThatItFilledTheScreen();

private:
    Scratch m_scratch;
};

void TestWindowPlace::comesBack_data()
{
    QTest::addColumn<QRect>("kept");
    QTest::addColumn<QRect>("expected");
    QTest::addColumn<bool>("placed");
    QTest::newRow("where it was") << QRect(100, 50, 900, 700) << QRect(100, 50, 900, 700) << true;
    QTest::newRow("on the other screen") << QRect(2000, 90, 900, 700) << QRect(2000, 90, 900, 700) << true;
    QTest::newRow("partly outside") << QRect(1700, 60, 900, 700) << QRect(1920, 60, 900, 700) << true;
    QTest::newRow("above the screen") << QRect(100, -300, 900, 700) << QRect(100, 0, 900, 700) << true;
    QTest::newRow("larger than the screen") << QRect(0, 0, 4000, 3000) << QRect(0, 0, 1920, 1080) << true;
    QTest::newRow("a screen that is gone") << QRect(5000, 0, 900, 700) << QRect(0, 0, 900, 700) << false;
}

void TestWindowPlace::comesBack()
{
    QFETCH(QRect, kept);
    QFETCH(QRect, expected);
    QFETCH(bool, placed);
    QSettings store(m_scratch.file("place.ini"), QSettings::IniFormat);
    store.setValue("window/place", kept);
    const QVariantMap found =
        WindowPlace::kept(store, { QRect(0, 0, 1920, 1080), QRect(1920, 0, 1280, 1024) });
    QCOMPARE(found["width"].toInt(), expected.width());
    QCOMPARE(found["height"].toInt(), expected.height());
    QCOMPARE(found.contains("x"), placed);
    if (placed)
        QCOMPARE(QPoint(found["x"].toInt(), found["y"].toInt()), expected.topLeft());
}

void TestWindowPlace::nothingIsKeptAtFirst()
{
    const QSettings store(m_scratch.file("empty.ini"), QSettings::IniFormat);
    QVERIFY(WindowPlace::kept(store, { QRect(0, 0, 1920, 1080) }).isEmpty());
}

void TestWindowPlace::nonsenseIsPassedOver()
{
    QSettings store(m_scratch.file("nonsense.ini"), QSettings::IniFormat);
    for (const QVariant &value : { QVariant("far away"), QVariant(QRect(0, 0, 3, -5)), QVariant(17) }) {
        store.setValue("window/place", value);
        store.setValue("window/fills", value);
        QVERIFY(WindowPlace::kept(store, { QRect(0, 0, 1920, 1080) }).isEmpty());
    }
}

void TestWindowPlace::remembersWhereItWas()
{
    QSettings store(m_scratch.file("written.ini"), QSettings::IniFormat);
    QWindow window;
    WindowPlace place(window, store);
    window.setGeometry(30, 40, 700, 600);
    window.showNormal();
    QTRY_COMPARE(store.value("window/place").toRect(), window.geometry());
    const QVariantMap found = WindowPlace::kept(store, { QRect(0, 0, 1920, 1080) });
    QCOMPARE(found["width"].toInt(), 700);
    QVERIFY(!found.contains("visibility"));
}

void TestWindowPlace::remembersThatItFilledTheScreen()
{
    QSettings store(m_scratch.file("full.ini"), QSettings::IniFormat);
    QWindow window;
    WindowPlace place(window, store);
    window.setGeometry(30, 40, 700, 600);
    window.showNormal();
    QTRY_COMPARE(store.value("window/place").toRect(), window.geometry());
    window.showFullScreen();
    QTRY_COMPARE(store.value("window/fills").toString(), QString("screen"));
    const QVariantMap found = WindowPlace::kept(store, { QRect(0, 0, 1920, 1080) });
    QCOMPARE(found["visibility"].toInt(), int(QWindow::FullScreen));
    QCOMPARE(found["width"].toInt(), 700); // to which it goes back from the full screen
}

QTEST_MAIN(TestWindowPlace)
#include "tst_windowplace.moc"
