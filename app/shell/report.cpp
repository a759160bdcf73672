// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/report.h"

#include "app/settings.h"
#include "app/shelf/recordfile.h"
#include "app/shell/log.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QQuickWindow>
#include <QScreen>
#include <QSysInfo>

namespace {

QString copyLog(const QString &folder)
{
    const QStringList files = logFiles();
    for (const QString &name : files) {
        QFile file(name);
        const QString copy = folder + '/' + QFileInfo(name).fileName();
        if (!file.copy(copy))
            return QStringLiteral("%1: %2").arg(copy, file.errorString());
    }
    return {};
}

QString screens()
{
    QStringList list;
    for (const QScreen *screen : QGuiApplication::screens())
        list.append(QStringLiteral("%1x%2 @ %3")
                        .arg(screen->geometry().width())
                        .arg(screen->geometry().height())
                        .arg(screen->devicePixelRatio()));
    return list.join(QStringLiteral(", "));
}

QString renderer()
{
    const QString backend = QQuickWindow::sceneGraphBackend();
    return backend.isEmpty() ? QStringLiteral("hardware") : backend;
}

} // namespace

QString systemPage()
{
    const Settings &settings = Settings::shared();
    const std::pair<const char *, QString> rows[] = {
        { "Sobremesa", QCoreApplication::applicationVersion() },
        { "Qt", QString::fromLatin1(qVersion()) },
        { "System", QSysInfo::prettyProductName() },
        { "Kernel", QSysInfo::kernelType() + ' ' + QSysInfo::kernelVersion() },
        { "Processor", QSysInfo::currentCpuArchitecture() },
        { "Window system", QGuiApplication::platformName() },
        { "Screens", screens() },
        { "Drawn by", renderer() },
        { "Language", settings.language() + ' ' + QLocale::system().name() },
        { "Theme", settings.theme() },
        { "Text size", QString::number(settings.textSize()) },
        { "Reduced motion", settings.stillness() ? "yes" : "no" },
    };
    QString page;
    for (const auto &[name, value] : rows)
        page += QStringLiteral("%1: %2\n").arg(QLatin1String(name), value);
    return page;
}

Report writeReport(const QString &within, const sobremesa::Match *match)
{
    const QString day = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-HHmmss"));
    const QString folder = within + QStringLiteral("/sobremesa-report-") + day;
    if (!QDir().mkpath(folder))
        return { {}, Settings::tr("%1: the folder cannot be made").arg(QDir::toNativeSeparators(folder)) };
    QString problem = writeRecordFile(folder + QStringLiteral("/system.txt"), systemPage().toUtf8());
    if (problem.isEmpty())
        problem = copyLog(folder);
    if (problem.isEmpty() && match)
        problem = writeRecordFile(folder + QStringLiteral("/game.sobremesa"), recordText(*match));
    return problem.isEmpty() ? Report { folder, {} } : Report { {}, problem };
}
