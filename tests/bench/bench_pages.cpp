// SPDX-License-Identifier: GPL-3.0-or-later
// How long the thread of the window is held at one go while a page is opened, with ten thousand games on the
// shelf, and while it is left again:
//   bench_pages [-v] [PAGE...]
// Each page the first time, when its parts are loaded and drawn for the first time, and once more. With -v
// every event that works longer than 8 ms.
#include "app/enginesetup.h"
#include "app/program.h"
#include "app/settings.h"
#include "app/shell/commands.h"
#include "tests/bench/manygames.h"
#include "tests/bench/watched.h"

#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>
#include <functional>

namespace {

constexpr double slow = 8; // milliseconds: what -v tells
constexpr int settled = 1'500; // milliseconds in which a page has long been there

struct Opened
{
    QObject *window;
    Commands *commands;
};

struct Page
{
    const char *name;
    std::function<void(const Opened &)> open;
    std::function<void(const Opened &)> close;
};

QObject *screensOf(QObject *window)
{
    return window->property("screens").value<QObject *>();
}

void call(QObject *window, const char *what)
{
    if (!QMetaObject::invokeMethod(screensOf(window), what))
        qFatal("no %s in the window", what);
}

void call(QObject *window, const char *what, const char *word)
{
    if (!QMetaObject::invokeMethod(screensOf(window), what, Q_ARG(QString, QString::fromLatin1(word))))
        qFatal("no %s in the window", what);
}

// What a command of the window opens over the screen.
Page covering(const char *name, const char *command)
{
    return { name,
        [command](const Opened &in) { Q_EMIT in.commands->triggered(QString::fromLatin1(command)); },
        [](const Opened &in) { call(in.window, "uncover"); } };
}

void play(const char *game)
{
    GameSetup setup;
    setup.setGame(QString::fromLatin1(game));
    Program::shared().begin(&setup);
}

Page table(const char *game)
{
    return { game, [game](const Opened &) { play(game); },
        [](const Opened &) { Program::shared().goHome(); } };
}

const QList<Page> &pages()
{
    static const QList<Page> all {
        covering("settings", "settings"),
        covering("keys", "keys"),
        covering("rules", "book"),
        covering("games", "games"),
        { "new game", [](const Opened &in) { call(in.window, "layTable", "porrazo"); },
            [](const Opened &in) { call(in.window, "showPlace"); } },
        { "learn", [](const Opened &in) { call(in.window, "showLessons", "porrazo"); },
            [](const Opened &in) { call(in.window, "showLessons", ""); } },
        { "lesson", [](const Opened &) { Program::shared().school()->start("porrazo-1"); },
            [](const Opened &) { Program::shared().school()->table()->leave(); } },
        { "practice", [](const Opened &) { Program::shared().school()->practise("porrazo", {}); },
            [](const Opened &in) {
                Program::shared().school()->practice()->leave();
                call(in.window, "showLessons", "");
            } },
        table("porrazo"),
        table("truco"),
        table("cuarenta"),
        table("tresillo"),
        table("loba"),
    };
    return all;
}

// Tells the longest that was done at one go since the last time.
void tell(WatchedApplication &application, const Page &page, const char *when)
{
    const Hold &worked = application.mostWorked();
    const Hold &longest = application.longest();
    std::printf("%-14s %-6s worked %6.1f ms at one go (%s), held %6.1f ms (%s)\n", page.name, when,
        worked.worked, worked.what.constData(), longest.wall, longest.what.constData());
    std::fflush(stdout);
    application.forget();
}

void measure(WatchedApplication &application, const Opened &in, const Page &page, const char *when)
{
    application.forget();
    application.time("the call itself", [&] { page.open(in); });
    QTest::qWait(settled);
    tell(application, page, when);
    application.time("leaving", [&] { page.close(in); });
    QTest::qWait(settled);
    tell(application, page, "left");
}

// Without names every page.
bool isWanted(const QStringList &arguments, const char *name)
{
    const bool all = arguments.size() == 1 || (arguments.size() == 2 && arguments[1] == "-v");
    return all || arguments.contains(QString::fromLatin1(name));
}

} // namespace

int main(int count, char **values)
{
    const QTemporaryDir folder;
    for (const char *kept : { "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME" })
        qputenv(kept, folder.path().toLocal8Bit());
    QStandardPaths::setTestModeEnabled(true);
    WatchedApplication application(count, values);
    Settings::shared().useOnce(Settings::Language, "en");
    fill(Program::shared().shelf());
    QQmlApplicationEngine engine;
    setUpEngine(engine);
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Sobremesa/Main.qml")));
    if (engine.rootObjects().isEmpty())
        return 1;
    const int commands = qmlTypeId("Sobremesa.App", 1, 0, "Commands");
    const Opened in { engine.rootObjects().constFirst(), engine.singletonInstance<Commands *>(commands) };
    QTest::qWait(settled);
    application.printAbove(application.arguments().contains("-v") ? slow : 0);
    for (const Page &page : pages()) {
        for (const char *when : { "first", "again" }) {
            if (isWanted(application.arguments(), page.name))
                measure(application, in, page, when);
        }
    }
    Program::shared().close();
    return 0;
}
