// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline.h"
#include "app/enginesetup.h"
#include "app/program.h"
#include "app/renderer.h"

#include <QGuiApplication>
#include <QIcon>
#include <QQmlApplicationEngine>
#include <QQuickWindow>

#include <cstdio>

namespace {

// One line for whoever started the program from a terminal.
int refuse(const QString &why)
{
    std::fprintf(stderr, "sobremesa: %s\n", qPrintable(why));
    return 2;
}

QStringList words(int count, char **values)
{
    QStringList list;
    for (int i = 0; i < count; ++i)
        list.append(QString::fromLocal8Bit(values[i]));
    return list;
}

} // namespace

int main(int count, char **values)
{
    const CommandLine line = readCommandLine(words(count, values));
    if (!line.wrong.isEmpty())
        return refuse(line.wrong);
    if (line.onlyText) {
        std::fputs(qPrintable(line.text), stdout);
        return 0;
    }
    QGuiApplication::setOrganizationName(QStringLiteral("Sobremesa"));
    QGuiApplication::setApplicationName(QStringLiteral("sobremesa"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Sobremesa"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.sobremesa.Sobremesa"));
    QGuiApplication application(count, values);
    chooseRenderer();
    if (const QString wrong = Program::shared().obey(line); !wrong.isEmpty())
        return refuse(wrong);

    QQmlApplicationEngine engine;
    setUpEngine(engine);
    if (line.size.isValid())
        engine.setInitialProperties({ { "width", line.size.width() }, { "height", line.size.height() } });
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Sobremesa/Main.qml")));
    const QList<QObject *> roots = engine.rootObjects();
    auto *window = roots.isEmpty() ? nullptr : qobject_cast<QQuickWindow *>(roots.first());
    if (!window)
        return 1;
    if (!line.screenshot.isEmpty())
        Program::shared().photograph(window, line.screenshot);
    const int code = QGuiApplication::exec();
    Program::shared().table()->leave(); // nothing is lost, whichever way the window was closed
    return code;
}
