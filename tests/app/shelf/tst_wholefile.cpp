// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/wholefile.h"

#include "app/shelf/filewords.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

class TestWholeFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesAll();
    void leavesTheOldOneWhereThereIsNoRoom_data();
    void leavesTheOldOneWhereThereIsNoRoom();
    void saysWhy();
    void knowsTheFileOfADialog();

private:
    static QByteArray contentOf(const QString &path);

    QTemporaryDir m_folder;
};

QByteArray TestWholeFile::contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestWholeFile::writesAll()
{
    const QString path = m_folder.filePath("a");
    QCOMPARE(writeWhole(path, "one"), QString());
    QCOMPARE(writeWhole(path, QByteArray(100'000, 'x')), QString());
    QCOMPARE(contentOf(path), QByteArray(100'000, 'x'));
    QCOMPARE(syncFile(path), QString());
}

void TestWholeFile::leavesTheOldOneWhereThereIsNoRoom_data()
{
    QTest::addColumn<int>("size");
    QTest::newRow("less than the buffer: found by the flush") << 9'000;
    QTest::newRow("more than the buffer") << 300'000;
}

void TestWholeFile::leavesTheOldOneWhereThereIsNoRoom()
{
#ifdef Q_OS_UNIX
    QFETCH(int, size);
    const QString path = m_folder.filePath("b");
    QCOMPARE(writeWhole(path, "good"), QString());
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit usual {};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &usual), 0);
    const rlimit tight { 4096, usual.rlim_max };
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &tight), 0);
    const QString why = writeWhole(path, QByteArray(size, 'x'));
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &usual), 0);
    QVERIFY(!why.isEmpty());
    QCOMPARE(contentOf(path), QByteArray("good"));
    QCOMPARE(QDir(m_folder.path()).entryList({ "b*" }, QDir::Files), QStringList { "b" });
#endif
}

void TestWholeFile::saysWhy()
{
    QVERIFY(!writeWhole("/nowhere/at/all", "x").isEmpty());
    QVERIFY(!syncFile("/nowhere/at/all").isEmpty());
}

void TestWholeFile::knowsTheFileOfADialog()
{
    QCOMPARE(pathOf(QUrl("file:///tmp/my%20game.sobremesa")), "/tmp/my game.sobremesa");
    QCOMPARE(
        pathOf(QUrl("/tmp/my game.sobremesa")), "/tmp/my game.sobremesa"); // typed, in Qt 6.4's own dialog
    QCOMPARE(pathOf(QUrl()), QString());
}

QTEST_GUILESS_MAIN(TestWholeFile)
#include "tst_wholefile.moc"
