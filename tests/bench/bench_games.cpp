// SPDX-License-Identifier: GPL-3.0-or-later
// How soon the page of games shows what is wanted of ten thousand games: bench_games [FOLDER]. Time of the
// wall, from the wish to the frame with the new rows, processor time of all threads, and how long the thread
// of the window is held at most.
#include "app/catalog/gamecatalog.h"
#include "app/enginesetup.h"
#include "app/games/playedgames.h"
#include "app/settings.h"
#include "tests/bench/manygames.h"
#include "tests/bench/watched.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <ctime>

namespace {

constexpr int turns = 9;

double median(QList<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

template<typename Wish, typename There>
void measure(WatchedApplication &application, QQuickWindow &window, const char *what, const Wish &wish,
    const There &isThere)
{
    QList<double> times;
    QList<double> worked;
    application.forget();
    for (int turn = 0; turn < turns; ++turn) {
        QElapsedTimer timer;
        timer.start();
        const std::clock_t before = std::clock();
        wish(turn);
        while (!isThere())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        window.grabWindow(); // what is there is drawn
        times.append(double(timer.nsecsElapsed()) / 1e6);
        worked.append(1e3 * double(std::clock() - before) / CLOCKS_PER_SEC);
        QTest::qWait(50);
    }
    std::printf("%-24s %6.1f ms, processor %6.1f ms; thread held %5.1f ms, worked %5.1f ms at one go (%s)\n",
        what, median(times), median(worked), application.longest().wall, application.mostWorked().worked,
        application.mostWorked().what.constData());
}

} // namespace

int main(int count, char **values)
{
    QStandardPaths::setTestModeEnabled(true);
    WatchedApplication application(count, values);
    const QTemporaryDir folder(
        (count > 1 ? QString::fromLocal8Bit(values[1]) : QDir::tempPath()) + "/games-XXXXXX");
    Settings::shared().useOnce(Settings::Language, "en");
    Shelf shelf(folder.path());
    fill(shelf);
    TableController table(shelf);
    PlayedGames games(shelf, table);
    GameCatalog catalog;
    QQmlEngine engine;
    setUpEngine(engine);
    QQmlComponent component(&engine);
    component.setData("import QtQuick\n" // as the window makes it
                      "Loader { asynchronous: true; function show(games, catalog) {"
                      " setSource('qrc:/qt/qml/Sobremesa/History/GamesPage.qml',"
                      " { 'games': games, 'catalog': catalog }) } }",
        QUrl(QStringLiteral("qrc:/bench.qml")));
    QQuickWindow window;
    window.resize(1280, 800);
    window.show();
    std::unique_ptr<QQuickItem> page;
    GamesModel &list = *games.list();
    bool told = false;
    QObject::connect(&list, &GamesModel::countsChanged, &window, [&] { told = true; });
    const auto isTold = [&] { return std::exchange(told, false); };
    measure(
        application, window, "the page",
        [&](int) {
            page.reset(qobject_cast<QQuickItem *>(component.create()));
            if (!page)
                qFatal("%s", qPrintable(component.errorString()));
            page->setParentItem(window.contentItem());
            page->setSize(window.size());
            QMetaObject::invokeMethod(page.get(), "show", Q_ARG(QVariant, QVariant::fromValue(&games)),
                Q_ARG(QVariant, QVariant::fromValue(&catalog)));
        },
        isTold);
    measure(
        application, window, "a filter",
        [&](int turn) { list.setFilter(turn % 2 ? GamesModel::All : GamesModel::Unfinished); }, isTold);
    measure(
        application, window, "one kind of game",
        [&](int turn) { list.setGame(turn % 2 ? QString() : QStringLiteral("loba")); }, isTold);
    list.showAll();
    measure(
        application, window, "a person",
        [&](int turn) { list.setSearch(turn % 2 ? QStringLiteral("rosa") : QStringLiteral("ines")); },
        isTold);
    measure(
        application, window, "what nobody has",
        [&](int turn) { list.setSearch(turn % 2 ? QStringLiteral("qqq") : QStringLiteral("zzz")); }, isTold);
    list.showAll();
    bool counted = false;
    QObject::connect(games.statistics(), &StatisticsModel::changed, &window, [&] { counted = true; });
    measure(
        application, window, "statistics of a game",
        [&](int turn) { games.statistics()->choose(turn % 2 ? "truco" : "loba", 2); },
        [&] { return std::exchange(counted, false); });
    return 0;
}
