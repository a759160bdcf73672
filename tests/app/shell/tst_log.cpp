// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/log.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

class TestLog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(m_folder.isValid()); }
    void cleanup() { stopLog(); }
    void writesLevelAndCategory();
    void aMessageIsOneLine();
    void debugIsNotKept();
    void staysSmallAndKeepsWhatWasLast();
    void manyThreadsWriteWholeLines();
    void aQuietThreadIsForTheLogAlone();
    void aFolderThatCannotBeWrittenIsNoMatter();

private:
    [[nodiscard]] static QByteArray text(const QString &name);

    QTemporaryDir m_folder;
};

QByteArray TestLog::text(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestLog::writesLevelAndCategory()
{
    keepLogIn(m_folder.filePath("levels"));
    qCInfo(logTable) << "a game begins";
    QTest::ignoreMessage(QtWarningMsg, "no room on the disk");
    qCWarning(logStore) << "no room on the disk";
    QCOMPARE(logFiles().size(), 1);
    const QByteArray log = text(logFiles().constFirst());
    QVERIFY2(log.contains(" info sobremesa.table: a game begins\n"), log);
    QVERIFY2(log.contains(" warning sobremesa.store: no room on the disk\n"), log);
}

void TestLog::aMessageIsOneLine()
{
    keepLogIn(m_folder.filePath("lines"));
    qCInfo(logProgram).noquote() << "one\ntwo\r\nthree";
    QCOMPARE(text(logFiles().constFirst()).count('\n'), 1);
}

void TestLog::debugIsNotKept()
{
    keepLogIn(m_folder.filePath("debug"));
    qCDebug(logProgram) << "too much";
    QVERIFY(text(logFiles().constFirst()).isEmpty());
}

void TestLog::staysSmallAndKeepsWhatWasLast()
{
    keepLogIn(m_folder.filePath("small"), 2000);
    for (int number = 0; number < 500; ++number)
        qCInfo(logProgram) << "line" << number;
    const QStringList files = logFiles();
    QCOMPARE(files.size(), 2);
    for (const QString &name : files)
        QVERIFY(QFile(name).size() <= 2000);
    QVERIFY(text(files[0]).contains("line 499"));
    QVERIFY(!text(files[0]).contains("line 400\n"));
    QVERIFY(!text(files[1]).isEmpty());
}

void TestLog::manyThreadsWriteWholeLines()
{
    keepLogIn(m_folder.filePath("threads"));
    std::vector<std::unique_ptr<QThread>> threads;
    for (int number = 0; number < 4; ++number) {
        threads.emplace_back(QThread::create([] {
            for (int line = 0; line < 100; ++line)
                qCInfo(logProgram) << "whole line";
        }));
        threads.back()->start();
    }
    for (const auto &thread : threads)
        QVERIFY(thread->wait(10000));
    QCOMPARE(text(logFiles().constFirst()).count("info sobremesa.program: whole line\n"), 400);
}

void TestLog::aQuietThreadIsForTheLogAlone()
{
    keepLogIn(m_folder.filePath("quiet"));
    QTest::failOnWarning(QRegularExpression("no device"));
    const std::unique_ptr<QThread> thread(QThread::create([] {
        keepThreadQuiet();
        qCWarning(logProgram) << "no device";
    }));
    thread->start();
    QVERIFY(thread->wait());
    QVERIFY(text(logFiles().constFirst()).contains("no device"));
    QTest::ignoreMessage(QtWarningMsg, "the others are heard");
    qCWarning(logProgram) << "the others are heard";
}

void TestLog::aFolderThatCannotBeWrittenIsNoMatter()
{
    keepLogIn("/dev/null/nowhere");
    qCInfo(logProgram) << "lost";
    QVERIFY(logFiles().isEmpty());
}

QTEST_GUILESS_MAIN(TestLog)
#include "tst_log.moc"
