// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/shelf/asking.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <algorithm>

// A program that plays is killed at any moment: everything that it has shown is there.
class TestKilled : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingShownIsLost_data();
    void nothingShownIsLost();
    void aCopyTakenAtAnyMomentIsWhole();

private:
    static QStringList linesOf(const QByteArray &output);
    static QStringList played(const QString &folder, int seed, int steps, int turns);
    static QString newestOn(const QString &folder);
};

// Whole lines only: the last one may have been cut short.
QStringList TestKilled::linesOf(const QByteArray &output)
{
    QStringList lines = QString::fromUtf8(output).split('\n');
    lines.removeLast();
    return lines;
}

QStringList TestKilled::played(const QString &folder, int seed, int steps, int turns)
{
    QProcess player;
    player.start(PLAYER, { folder, QString::number(seed), QString::number(steps), QString::number(turns) });
    if (!player.waitForFinished(120'000) || player.exitCode() != 0)
        qFatal("the player has failed");
    return linesOf(player.readAllStandardOutput());
}

// The actions of the game that was begun last.
QString TestKilled::newestOn(const QString &folder)
{
    Shelf shelf(folder);
    const QList<GameRow> rows = gamesOn(shelf).rows;
    if (shelf.trouble())
        qFatal("%s", qPrintable(shelf.trouble().sentence()));
    GameId newest = noGame;
    for (const GameRow &row : rows)
        newest = std::max(newest, row.id);
    return newest == noGame ? QStringLiteral("none") : gameOn(shelf, newest)->actions.join('|');
}

void TestKilled::nothingShownIsLost_data()
{
    QTest::addColumn<int>("seed");
    QTest::addColumn<int>("turns");
    for (int seed = 1; seed <= 12; ++seed)
        QTest::addRow("%d", seed) << seed << 20;
    for (int seed = 13; seed <= 24; ++seed)
        QTest::addRow("%d, new games all the time", seed) << seed << 2;
}

void TestKilled::nothingShownIsLost()
{
    QFETCH(int, seed);
    QFETCH(int, turns);
    const QTemporaryDir folder;
    QProcess player;
    player.start(PLAYER, { folder.path(), QString::number(seed), "0", QString::number(turns) });
    QVERIFY(player.waitForStarted());
    QByteArray output;
    const int before = 10 + QRandomGenerator::global()->bounded(150); // steps, and then some moment
    while (output.count('\n') < before) {
        QVERIFY(player.waitForReadyRead(60'000));
        output += player.readAllStandardOutput();
    }
    QTest::qSleep(QRandomGenerator::global()->bounded(20));
    player.kill();
    player.waitForFinished();
    output += player.readAllStandardOutput();
    const QStringList shown = linesOf(output);

    // What it would have shown next may be on disk already.
    const QTemporaryDir other;
    const QStringList again = played(other.path(), seed, int(shown.size()) + 1, turns);
    QCOMPARE(again.first(shown.size()), shown);
    const QString kept = newestOn(folder.path());
    QVERIFY2(kept == shown.constLast() || kept == again.constLast(),
        qPrintable(
            QStringLiteral("kept %1\nshown %2\nnext %3").arg(kept, shown.constLast(), again.constLast())));
}

// As if the power had gone: file and log as they are when an action is shown.
void TestKilled::aCopyTakenAtAnyMomentIsWhole()
{
    const QTemporaryDir folder;
    Shelf shelf(folder.path());
    const GameId id = shelf.begin(smallGame());
    for (int i = 0; i < 150; ++i) {
        bool done = false;
        shelf.append(id, i, QString::number(i), standing(i, 0), this, [&] { done = true; });
        QTRY_VERIFY(done);
        if (i % 7 != 0)
            continue;
        const QTemporaryDir copy;
        for (const QString &name : QDir(folder.path()).entryList(QDir::Files))
            QVERIFY(QFile::copy(folder.filePath(name), copy.filePath(name)));
        Shelf other(copy.path());
        const auto kept = gameOn(other, id);
        QVERIFY(kept);
        QCOMPARE(kept->actions.size(), i + 1);
        QCOMPARE(kept->row.scores[0], i);
    }
}

QTEST_GUILESS_MAIN(TestKilled)
#include "tst_killed.moc"
