// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/recordfile.h"
#include "app/shell/log.h"
#include "app/shell/report.h"
#include "scratch.h"
#include "table/openings.h"

#include <QFile>
#include <QTest>

class TestReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasLogGameAndSystem();
    void hasNoGameWhereNoneIsPlayed();
    void saysWhatCannotBeWritten();

private:
    Scratch m_scratch;
};

void TestReport::hasLogGameAndSystem()
{
    keepLogIn(m_scratch.file("log"));
    qCInfo(logProgram) << "something odd";
    const auto match = sobremesa::Match::begin(openingFor(*sobremesa::games().front(), 2, 7));
    QVERIFY(match);
    const Report report = writeReport(m_scratch.file("reports"), &*match);
    stopLog();
    QCOMPARE(report.problem, QString());
    QFile log(report.folder + "/sobremesa.log");
    QVERIFY(log.open(QIODevice::ReadOnly));
    QVERIFY(log.readAll().contains("something odd"));
    QVERIFY(openRecordFile(report.folder + "/game.sobremesa", 0, 1).match.has_value());
    QFile page(report.folder + "/system.txt");
    QVERIFY(page.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(page.readAll()), systemPage());
    QVERIFY(systemPage().contains(QString("Qt: ") + qVersion()));
}

void TestReport::hasNoGameWhereNoneIsPlayed()
{
    const Report report = writeReport(m_scratch.file("empty"), nullptr);
    QVERIFY(QFile::exists(report.folder + "/system.txt"));
    QVERIFY(!QFile::exists(report.folder + "/game.sobremesa"));
}

void TestReport::saysWhatCannotBeWritten()
{
    const Report report = writeReport("/dev/null/nowhere", nullptr);
    QVERIFY(report.folder.isEmpty());
    QVERIFY(report.problem.contains("/dev/null/nowhere"));
}

QTEST_MAIN(TestReport)
#include "tst_report.moc"
