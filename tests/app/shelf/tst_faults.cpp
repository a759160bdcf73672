// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/database.h"
#include "tests/app/shelf/asking.h"

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QTemporaryDir>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

// Whatever is wrong with the file: one sentence, the game goes on, and nothing good is lost.
class TestFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void noDatabase_data();
    void noDatabase();
    void damagedInTheMiddle();
    void newerThanThisProgram();
    void anotherProgramHasIt();
    void noPlaceForAFolder();
    void onlyToBeRead();
    void noRoomLeft();
    void everySentenceIsComplete();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath("games.sqlite"); }
    void writeFile(const QByteArray &content) const;
    [[nodiscard]] QByteArray fileContent() const;
    static void goesOn(Shelf &shelf);

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestFaults::writeFile(const QByteArray &content) const
{
    QFile file(path());
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write %s", qPrintable(path()));
}

QByteArray TestFaults::fileContent() const
{
    QFile file(path());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// A game can be begun, played and gone on with, though nothing is kept.
void TestFaults::goesOn(Shelf &shelf)
{
    const GameId id = shelf.begin(smallGame());
    bool done = false;
    QObject receiver;
    shelf.append(id, 0, "0 play 7h", standing(1, 0), &receiver, [&] { done = true; });
    QTRY_VERIFY(done);
    QVERIFY(shelf.trouble());
    QVERIFY(shelf.trouble().since.isValid());
    const auto kept = gameOn(shelf, id);
    QVERIFY(kept);
    QCOMPARE(kept->actions, QStringList { "0 play 7h" });
    QVERIFY(gamesOn(shelf).all >= 1);
}

void TestFaults::noDatabase_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("text") << QByteArray("This is not a database, but a letter to my aunt.\n").repeated(40);
    QTest::newRow("zeros") << QByteArray(8192, '\0');
    QTest::newRow("the head alone") << QByteArray("SQLite format 3\0", 16) + QByteArray(84, 'x');
}

void TestFaults::noDatabase()
{
    QFETCH(QByteArray, content);
    writeFile(content);
    {
        Shelf shelf(m_folder->path());
        goesOn(shelf);
        QCOMPARE(shelf.trouble().fault, Fault::Damaged);
        QVERIFY(shelf.trouble().sentence().contains("games.sqlite"));
        QCOMPARE(fileContent(), content);
        QVERIFY(QFile::rename(path(), path() + ".mine")); // as the sentence says
        shelf.tryAgain();
        QTRY_VERIFY(!shelf.trouble());
        QCOMPARE(gamesOn(shelf).rows.at(0).length, 1);
    }
    QFile mine(path() + ".mine");
    QVERIFY(mine.open(QIODevice::ReadOnly));
    QCOMPARE(mine.readAll(), content);
    Shelf shelf(m_folder->path());
    QCOMPARE(gamesOn(shelf).rows.at(0).length, 1);
}

void TestFaults::damagedInTheMiddle()
{
    {
        Shelf shelf(m_folder->path());
        for (int i = 0; i < 400; ++i)
            shelf.begin(smallGame());
    }
    QByteArray content = fileContent();
    QVERIFY(content.size() > 20 * 4096);
    for (qsizetype at = 4096; at < content.size(); at += 4096) {
        if (at > 4 * 4096) // the schema stays
            content.replace(at, 4096, QByteArray(4096, '\xff'));
    }
    writeFile(content);
    Shelf shelf(m_folder->path());
    gamesOn(shelf);
    const GameId id = shelf.begin(smallGame());
    bool done = false;
    shelf.append(id, 0, "a", standing(0, 0), this, [&] { done = true; });
    QTRY_VERIFY(done);
    QCOMPARE(shelf.trouble().fault, Fault::Damaged);
    goesOn(shelf);
}

void TestFaults::newerThanThisProgram()
{
    GameId id = noGame;
    {
        Shelf shelf(m_folder->path());
        id = shelf.begin(smallGame());
    }
    {
        QSqlDatabase later = QSqlDatabase::addDatabase("QSQLITE", "later");
        later.setDatabaseName(path());
        QVERIFY(later.open());
        QSqlQuery(later).exec("PRAGMA user_version = 999");
    }
    QSqlDatabase::removeDatabase("later");
    const QByteArray before = fileContent();
    {
        Shelf shelf(m_folder->path());
        goesOn(shelf);
        QCOMPARE(shelf.trouble().fault, Fault::Newer);
        QVERIFY(!gameOn(shelf, id));
    }
    QCOMPARE(fileContent(), before);
}

// What is played meanwhile is kept as soon as the other one ends.
void TestFaults::anotherProgramHasIt()
{
    auto first = std::make_unique<Shelf>(m_folder->path());
    const GameId old = first->begin(smallGame());
    first->finish();
    GameId later = noGame;
    {
        Shelf second(m_folder->path());
        goesOn(second);
        QCOMPARE(second.trouble().fault, Fault::Locked);
        QVERIFY(!gameOn(second, old));
        later = gamesOn(second).rows.constFirst().id;
        second.tryAgain();
        second.finish();
        QVERIFY(second.trouble());
        first.reset();
        second.tryAgain();
        QTRY_VERIFY(!second.trouble());
        QVERIFY(gameOn(second, old));
        QCOMPARE(gameOn(second, later)->actions, QStringList { "0 play 7h" });
    }
    Shelf third(m_folder->path());
    QCOMPARE(gamesOn(third).all, 2);
    QCOMPARE(gameOn(third, later)->actions, QStringList { "0 play 7h" });
}

void TestFaults::noPlaceForAFolder()
{
    writeFile("a file where a folder should be");
    Shelf shelf(path());
    goesOn(shelf);
    QCOMPARE(shelf.trouble().fault, Fault::Unreachable);
    QVERIFY(!shelf.trouble().sentence().isEmpty());
}

void TestFaults::onlyToBeRead()
{
#ifdef Q_OS_LINUX
    GameId id = noGame;
    {
        Shelf shelf(m_folder->path());
        id = shelf.begin(smallGame());
        shelf.append(id, 0, "first", standing(0, 0));
    }
    const QByteArray folder = m_folder->path().toLocal8Bit();
    QCOMPARE(::chmod(path().toLocal8Bit().constData(), 0444), 0);
    QCOMPARE(::chmod(folder.constData(), 0555), 0);
    const bool mighty = ::geteuid() == 0; // no folder is closed to the superuser
    if (mighty)
        QCOMPARE(::setresuid(65534, 65534, 0), 0);
    {
        Shelf shelf(m_folder->path());
        goesOn(shelf);
        QCOMPARE(shelf.trouble().fault, Fault::ReadOnly);
        const auto old = gameOn(shelf, id); // what is there can be played on, if not kept
        QVERIFY(old);
        QCOMPARE(old->actions, QStringList { "first" });
    }
    if (mighty)
        QCOMPARE(::setresuid(0, 0, 0), 0);
    QCOMPARE(::chmod(folder.constData(), 0755), 0);
    QCOMPARE(::chmod(path().toLocal8Bit().constData(), 0644), 0);
    Shelf shelf(m_folder->path());
    QCOMPARE(gamesOn(shelf).all, 1);
#endif
}

// A limit on the length of files stands for the end of the disk.
void TestFaults::noRoomLeft()
{
#ifdef Q_OS_UNIX
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit usual {};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &usual), 0);
    Shelf shelf(m_folder->path());
    const GameId id = shelf.begin(smallGame());
    shelf.finish();
    const rlimit tight { 200 * 1024, usual.rlim_max };
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &tight), 0);
    QStringList all;
    while (!shelf.trouble() && all.size() < 5000) {
        bool done = false;
        all.append(QStringLiteral("action %1").arg(all.size()));
        shelf.append(id, int(all.size()) - 1, all.constLast(), standing(0, 0), this, [&] { done = true; });
        QTRY_VERIFY(done);
    }
    const bool troubled = bool(shelf.trouble());
    for (int i = 0; i < 3; ++i) {
        all.append("after");
        shelf.append(id, int(all.size()) - 1, "after", standing(0, 0));
    }
    const auto meanwhile = gameOn(shelf, id);
    shelf.tryAgain();
    shelf.finish();
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &usual), 0);
    QVERIFY(troubled);
    QVERIFY(mayPass(shelf.trouble().fault));
    QVERIFY(meanwhile);
    QCOMPARE(meanwhile->actions, all);
    shelf.tryAgain();
    QTRY_VERIFY(!shelf.trouble());
    QCOMPARE(gameOn(shelf, id)->actions, all);
#endif
}

void TestFaults::everySentenceIsComplete()
{
    for (const Fault fault : { Fault::NoDriver, Fault::Locked, Fault::ReadOnly, Fault::Full, Fault::Damaged,
             Fault::Newer, Fault::Unreachable }) {
        const QString sentence = Trouble { fault, "/a/games.sqlite", "said by %1 the system", {} }.sentence();
        QVERIFY(!sentence.isEmpty());
        QVERIFY2(!sentence.contains("%2"), qPrintable(sentence));
    }
    QVERIFY(Trouble().sentence().isEmpty());
}

QTEST_GUILESS_MAIN(TestFaults)
#include "tst_faults.moc"
