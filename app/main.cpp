// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline.h"
#include "app/enginesetup.h"
#include "app/program.h"
#include "app/renderer.h"
#include "app/settings.h"
#include "app/shell/fileopening.h"
#include "app/shell/log.h"
#include "app/shell/oneinstance.h"
#include "app/shell/sounds.h"
#include "app/shell/systemlook.h"
#include "app/shell/windowplace.h"
#include "app/starter.h"

#include <QDir>
#include <QGuiApplication>
#include <QIcon>
#include <QQmlApplicationEngine>
#include <QQmlError>
#include <QQuickWindow>
#include <QScreen>

#include <optional>

#ifdef Q_OS_WIN
#include <windows.h>

#include <shellapi.h>
#endif

namespace {

// In the letters that a terminal expects; on Windows it is given whole words.
QByteArray forTerminal(const QString &text)
{
#ifdef Q_OS_WIN
    return text.toUtf8();
#else
    return text.toLocal8Bit();
#endif
}

// One line for whoever started the program.
int refuse(const QString &why)
{
    tellStarter(forTerminal(QStringLiteral("sobremesa: %1\n").arg(why)).toStdString(), true);
    return 2;
}

// On Windows the values are in the code page of the system, which has not every letter; the system gives the
// words.
QStringList words([[maybe_unused]] int count, [[maybe_unused]] char **values)
{
    QStringList list;
#ifdef Q_OS_WIN
    int found = 0;
    wchar_t **given = CommandLineToArgvW(GetCommandLineW(), &found);
    for (int i = 0; i < found; ++i)
        list.append(QString::fromWCharArray(given[i]));
    LocalFree(given);
#else
    for (int i = 0; i < count; ++i)
        list.append(QString::fromLocal8Bit(values[i]));
#endif
    return list;
}

Call presentCall()
{
    return { QGuiApplication::arguments(), QDir::currentPath(),
        qEnvironmentVariable("XDG_ACTIVATION_TOKEN") };
}

// Only with the token of the program that was started may another one come to the front, where desktops are
// careful.
void bringToFront(QQuickWindow *window, const QString &token)
{
    if (!token.isEmpty())
        qputenv("XDG_ACTIVATION_TOKEN", token.toUtf8());
    window->setWindowStates(window->windowStates() & ~Qt::WindowMinimized);
    window->show();
    window->raise();
    window->requestActivate();
}

void hearCalls(const OneInstance &instance, QQuickWindow *window)
{
    QObject::connect(&instance, &OneInstance::called, window, [window](const Call &call) {
        CommandLine line = readCommandLine(call.arguments);
        if (!line.file.isEmpty())
            line.file = QDir(call.folder).absoluteFilePath(line.file);
        Program::shared().answerCall(line);
        bringToFront(window, call.token);
    });
}

void hearFiles(const FileOpening &opening, QQuickWindow *window)
{
    QObject::connect(&opening, &FileOpening::wanted, window, [window](const QUrl &file) {
        Program::shared().openRecord(file);
        bringToFront(window, {});
    });
}

void introduce()
{
    QGuiApplication::setOrganizationName(QStringLiteral("Sobremesa"));
    QGuiApplication::setApplicationName(QStringLiteral("sobremesa"));
    QGuiApplication::setApplicationVersion(QStringLiteral(SOBREMESA_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Sobremesa"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.sobremesa.Sobremesa"));
}

// Where nobody sees the window nobody hears it.
void giveSounds()
{
    const QString platform = QGuiApplication::platformName();
    if (platform != QLatin1String("offscreen") && platform != QLatin1String("minimal"))
        Sounds::shared().setMaker(systemSounds);
}

// Nothing is lost, whichever way the window was closed.
int leave(int code)
{
    Sounds::shared().setMaker({});
    Program::shared().close();
    qCInfo(logProgram) << "ends with" << code;
    stopLog();
    return code;
}

// How the window begins: as the command line asks, else as it was when it was closed last.
QVariantMap firstPlace(const CommandLine &line)
{
    if (line.size.isValid())
        return { { "width", line.size.width() }, { "height", line.size.height() } };
    if (!line.screenshot.isEmpty())
        return {};
    QList<QRect> screens;
    for (const QScreen *screen : QGuiApplication::screens())
        screens.append(screen->availableGeometry());
    return WindowPlace::kept(Settings::shared().store(), screens);
}

// The program's window; none if it cannot be made, and what was wrong is added to the list.
QQuickWindow *openWindow(QQmlApplicationEngine &engine, QStringList &wrongs)
{
    const auto hearing =
        QObject::connect(&engine, &QQmlEngine::warnings, &engine, [&wrongs](const QList<QQmlError> &errors) {
            for (const QQmlError &error : errors)
                wrongs.append(error.toString());
        });
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Sobremesa/Main.qml")));
    QObject::disconnect(hearing);
    return qobject_cast<QQuickWindow *>(engine.rootObjects().value(0));
}

} // namespace

int main(int count, char **values)
{
    const CommandLine line = readCommandLine(words(count, values));
    if (!line.wrong.isEmpty())
        return refuse(line.wrong);
    if (line.onlyText) {
        tellStarter(forTerminal(line.text).toStdString(), false);
        return 0;
    }
    introduce();
    QGuiApplication application(count, values);
    // A picture is made beside whatever runs, and keeps nothing.
    const bool picture = !line.screenshot.isEmpty();
    std::optional<OneInstance> instance;
    if (picture) {
        Program::shared().shelf().stayInMemory();
    } else {
        instance.emplace(Shelf::usualFolder());
        if (instance->claim(presentCall()) == OneInstance::Role::Second)
            return 0;
    }
    if (!picture)
        keepLogIn(usualLogFolder());
    qCInfo(logProgram) << "starts: version" << SOBREMESA_VERSION << "with Qt" << qVersion() << "on"
                       << QGuiApplication::platformName();
    chooseRenderer();
    Program::shared().table()->pace()->setWaits(
        true); // what is begun here is told when the table can be seen
    if (const QString wrong = Program::shared().obey(line); !wrong.isEmpty())
        return leave(refuse(wrong));

    QQmlApplicationEngine engine;
    setUpEngine(engine);
    engine.setInitialProperties(firstPlace(line));
    QStringList wrongs;
    QQuickWindow *window = openWindow(engine, wrongs);
    if (!window) {
        refuse(QStringLiteral("the window cannot be opened: ") + wrongs.join(QLatin1String("; ")));
        return leave(1);
    }
    std::optional<WindowPlace> place;
    FileOpening opening;
    application.installEventFilter(&opening);
    if (instance) {
        hearCalls(*instance, window);
        hearFiles(opening, window);
    }
    if (!picture) { // pictures look the same everywhere, and change nothing
        place.emplace(*window, Settings::shared().store());
        SystemLook::shared().follow();
        giveSounds();
    } else {
        Program::shared().photograph(window, line.screenshot);
    }
    return leave(QGuiApplication::exec());
}
