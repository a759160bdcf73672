// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/fileopening.h"

#include <QFileOpenEvent>
#include <QSignalSpy>
#include <QTest>

class TestFileOpening : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsWhichFileIsWanted();
    void leavesOtherEventsAlone();
};

namespace {

QVariantList wantedAfter(const QUrl &url)
{
    FileOpening opening;
    QSignalSpy wanted(&opening, &FileOpening::wanted);
    qApp->installEventFilter(&opening);
    QFileOpenEvent event(url);
    QCoreApplication::sendEvent(qApp, &event);
    return wanted.value(0);
}

} // namespace

void TestFileOpening::tellsWhichFileIsWanted()
{
    const QUrl file = QUrl::fromLocalFile("/home/ñ/una partida.sobremesa");
    QCOMPARE(wantedAfter(file).value(0).toUrl(), file);
    QVERIFY(wantedAfter(QUrl("https://sobremesa.invalid/a.sobremesa")).isEmpty());
}

void TestFileOpening::leavesOtherEventsAlone()
{
    FileOpening opening;
    QEvent event(QEvent::ApplicationActivate);
    QVERIFY(!opening.eventFilter(qApp, &event));
}

QTEST_GUILESS_MAIN(TestFileOpening)
#include "tst_fileopening.moc"
