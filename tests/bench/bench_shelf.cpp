// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/manygames.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <ctime>

// What the shelf costs: bench_shelf [FOLDER]. An action of a long game beside one of a short game, and lists
// of ten thousand games. In the folder, because disks differ.

namespace {

// Bytes handed to the system by this process; -1 where it does not say.
qint64 bytesWritten()
{
    QFile file(QStringLiteral("/proc/self/io"));
    if (!file.open(QIODevice::ReadOnly))
        return -1;
    for (const QByteArray &line : file.readAll().split('\n')) {
        if (line.startsWith("wchar: "))
            return line.mid(7).toLongLong();
    }
    return -1;
}

double median(QList<double> values)
{
    std::sort(values.begin(), values.end());
    return values.isEmpty() ? 0 : values[values.size() / 2];
}

// Appends this many actions one by one, each waited for, and prints the usual and the longest time of each.
void append(Shelf &shelf, GameId id, int first, int count, bool print)
{
    QList<double> committed;
    QList<double> called;
    const qint64 before = bytesWritten();
    for (int number = first; number < first + count; ++number) {
        bool done = false;
        QElapsedTimer timer;
        timer.start();
        QObject receiver;
        shelf.append(id, number, QStringLiteral("0 play 7h"), standing(number % 40, 0), &receiver, [&] {
            done = true;
            committed.append(double(timer.nsecsElapsed()) / 1e3);
        });
        called.append(double(timer.nsecsElapsed()) / 1e3);
        while (!done)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    if (print)
        std::printf(
            "action %5d: on disk after %6.0f us (longest %6.0f), caller held %3.0f us (longest %3.0f), "
            "%6.0f bytes\n",
            first, median(committed), *std::max_element(committed.begin(), committed.end()), median(called),
            *std::max_element(called.begin(), called.end()), double(bytesWritten() - before) / count);
}

void measureActions(const QString &folder)
{
    Shelf shelf(folder);
    const GameId id = shelf.begin(smallGame());
    int next = 0;
    for (const int at : { 10, 100, 4000 }) {
        append(shelf, id, next, at - next, false);
        append(shelf, id, at, 50, true);
        next = at + 50;
    }
    QElapsedTimer timer;
    timer.start();
    const auto kept = gameOn(shelf, id);
    std::printf("to read a game of %lld actions: %.1f ms\n", static_cast<long long>(kept->actions.size()),
        double(timer.nsecsElapsed()) / 1e6);
}

template<typename Ask>
void measure(const char *what, const Ask &ask)
{
    QList<double> times;
    for (int i = 0; i < 9; ++i) {
        QElapsedTimer timer;
        timer.start();
        ask();
        times.append(double(timer.nsecsElapsed()) / 1e6);
    }
    std::printf("%-44s %6.1f ms\n", what, median(times));
}

void measureLists(const QString &folder)
{
    {
        Shelf shelf(folder);
        QElapsedTimer timer;
        timer.start();
        fill(shelf);
        std::printf("\n%d games put there in %.1f s, ", gamesOnShelf, double(timer.elapsed()) / 1e3);
    }
    std::printf(
        "%.1f MB\n", double(QFileInfo(QDir(folder).filePath(QStringLiteral("games.sqlite"))).size()) / 1e6);
    using Which = GamesQuery::Which;
    measure("open the shelf, first page", [&] {
        Shelf shelf(folder);
        gamesOn(shelf);
    });
    Shelf shelf(folder);
    measure("first page of all games", [&] { gamesOn(shelf); });
    measure("last page of all games", [&] {
        gamesOn(shelf, { Which::All, {}, {}, gamesOnShelf - 200, 200 });
    });
    measure("unfinished games", [&] { gamesOn(shelf, { Which::Unfinished, {}, {}, 0, 200 }); });
    measure("one kind", [&] { gamesOn(shelf, { Which::All, "loba", {}, 0, 200 }); });
    measure("starred games", [&] { gamesOn(shelf, { Which::Starred, {}, {}, 0, 200 }); });
    measure("search for a person", [&] { gamesOn(shelf, { Which::All, {}, "ines", 0, 200 }); });
    measure("search for what nobody has", [&] { gamesOn(shelf, { Which::All, {}, "nobody", 0, 200 }); });
    measure("statistics of one kind", [&] {
        answered<QList<Tally>>([&](QObject *to, auto answer) { shelf.tallies("loba", to, answer); });
    });
    measure("statistics of all",
        [&] { answered<QList<Tally>>([&](QObject *to, auto answer) { shelf.tallies({}, to, answer); }); });
}

} // namespace

int main(int count, char **values)
{
    const QCoreApplication application(count, values);
    const QTemporaryDir actions(count > 1 ? QString::fromLocal8Bit(values[1]) + "/actions-XXXXXX"
                                          : QDir::tempPath() + "/actions-XXXXXX");
    const QTemporaryDir lists(
        count > 1 ? QString::fromLocal8Bit(values[1]) + "/lists-XXXXXX" : QDir::tempPath() + "/lists-XXXXXX");
    measureActions(actions.path());
    measureLists(lists.path());
    return 0;
}
