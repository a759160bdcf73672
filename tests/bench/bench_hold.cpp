// SPDX-License-Identifier: GPL-3.0-or-later
// How long the thread of the window is held at one go while a game is begun, left, gone on with, and while a
// record of 4,000 actions is opened: bench_hold [FOLDER]. In time of the wall, so that waiting for the disk
// shows.
#include "app/program.h"
#include "app/settings.h"
#include "engine/match/json.h"
#include "engine/match/randomgame.h"
#include "tests/app/shelf/asking.h"
#include "tests/app/table/openings.h"
#include "tests/bench/watched.h"

#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>

using namespace sobremesa;

namespace {

constexpr std::size_t manyActions = 4000;

// Does something, and everything that follows from it until it is over, and half a second more.
template<typename Doing, typename Over>
void watch(WatchedApplication &application, const char *what, const Doing &doing, const Over &over)
{
    application.forget();
    QElapsedTimer timer;
    timer.start();
    application.time("the call itself", doing);
    while (!over() && timer.elapsed() < 60'000)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    const auto all = double(timer.nsecsElapsed()) / 1e6;
    QTest::qWait(500);
    std::printf("%-42s held for %6.1f ms at most (%s), done after %7.1f ms\n", what,
        application.longest().wall, application.longest().what.constData(), all);
}

// So many random actions: the deals go on and on, because nobody reaches the end of the game in them.
QByteArray longRecord(const GameInfo &game)
{
    Match best = randomGame(game, 1);
    for (std::uint64_t seed = 2; seed < 200 && best.actionCount() < manyActions; ++seed) {
        Match other = randomGame(game, seed);
        if (other.actionCount() > best.actionCount())
            best = std::move(other);
    }
    std::printf("%s: a record of %zu actions\n", game.id.data(), best.actionCount());
    return recordText(best);
}

void measure(WatchedApplication &application, const GameInfo &game, const QString &folder)
{
    const QString record = folder + QStringLiteral("/long.sobremesa");
    QFile file(record);
    if (!file.open(QIODevice::WriteOnly) || file.write(longRecord(game)) < 0)
        return;
    file.close();
    Program program(nullptr, folder + QLatin1Char('/') + QString::fromUtf8(game.id));
    TableController &table = *program.table();
    const auto atTable = [&] { return program.isAtTable(); };
    const int players = game.options[playersRow].standard;
    std::vector<Player> people(static_cast<std::size_t>(players));
    watch(
        application, "begin a game", [&] { (void)table.begin(openingFor(game, players, 5), people); },
        [&] { return table.isAtRest(); });
    watch(
        application, "leave it", [&] { program.goHome(); }, [] { return true; });
    watch(
        application, "open the record", [&] { program.openRecord(QUrl::fromLocalFile(record)); }, atTable);
    watch(
        application, "play on in it",
        [&] {
            const auto over = isOver(table.match()->position());
            if (over)
                table.undo();
        },
        [&] { return !table.isRunning(); });
    watch(
        application, "save it", [&] { program.files()->saveRecord(QUrl::fromLocalFile(record)); },
        [&] { return !program.notice().isEmpty(); });
    program.goHome();
    NewGame kept;
    kept.game = QString::fromUtf8(game.id);
    const OpenedRecord opened = openRecordFile(record, 0, 1);
    kept.opening = openingText(*opened.match);
    kept.actions = actionTexts(*opened.match);
    for (int seat = 0; seat < seatCount(opened.match->position()); ++seat)
        kept.seats.append({ QStringLiteral("Ana"), seat + 1, {} });
    kept.standing = standingOf(*opened.match, 0);
    const GameId id = program.shelf().begin(kept);
    program.shelf().finish();
    watch(
        application, "go on with it from the shelf", [&] { program.resume(id); }, atTable);
    program.close();
}

} // namespace

int main(int count, char **values)
{
    QStandardPaths::setTestModeEnabled(true);
    WatchedApplication application(count, values);
    Settings::shared().useOnce(Settings::Speed, 0);
    const QString place = count > 1 ? QString::fromLocal8Bit(values[1]) : QDir::tempPath();
    const QTemporaryDir folder(place + QStringLiteral("/hold-XXXXXX"));
    for (const char *id : { "porrazo", "loba" })
        measure(application, *findGame(id), folder.path());
    return 0;
}
