// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/savedfiles.h"

#include "app/games/playedgames.h"
#include "app/print/dealpaper.h"
#include "app/print/gamepaper.h"
#include "app/print/pdf.h"
#include "app/print/rulespaper.h"
#include "app/shelf/filewords.h"
#include "app/shelf/recordfile.h"
#include "app/shelf/shelf.h"
#include "app/shelf/wholefile.h"
#include "app/shell/report.h"
#include "app/table/tablecontroller.h"
#include "app/text/gametext.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QFutureWatcher>
#include <QStandardPaths>
#include <QtConcurrentRun>

SavedFiles::SavedFiles(TableController &table, PlayedGames &games, QObject *parent)
    : QObject(parent)
    , m_table(table)
    , m_games(games)
{
}

void SavedFiles::saveRecord(const QUrl &file)
{
    const sobremesa::Match *match = m_table.match();
    if (!match)
        return;
    if (pathOf(file).endsWith(QLatin1String(".pdf")))
        return saveGameOnPaper(pathOf(file));
    const QString path = pathOf(file, ".sobremesa");
    auto *watcher = new QFutureWatcher<QString>(this);
    connect(watcher, &QFutureWatcher<QString>::finished, this, [this, watcher, path] {
        watcher->deleteLater();
        const QString problem = watcher->result();
        Q_EMIT said(
            problem.isEmpty() ? tr("The game is saved in %1.").arg(QDir::toNativeSeparators(path)) : problem);
    });
    watcher->setFuture(QtConcurrent::run(writeRecordFile, path, recordText(*match)));
}

void SavedFiles::saveGameOnPaper(const QString &path)
{
    const GameView &game = *m_table.game();
    saveOnPaper(
        gameOnPaper(game.name() + " · " + game.headline(), game.sides(), *m_table.narrator()->log()), path);
}

void SavedFiles::saveRules(const QString &game, const QUrl &file)
{
    saveOnPaper(rulesOnPaper(game), pathOf(file, ".pdf"));
}

void SavedFiles::saveDeal(const QUrl &file)
{
    if (m_games.isReplaying())
        saveOnPaper(dealOnPaper(m_games.replay()->diagram()), pathOf(file, ".pdf"));
}

void SavedFiles::saveOnPaper(const Printed &printed, const QString &path)
{
    auto *watcher = new QFutureWatcher<QString>(this);
    connect(watcher, &QFutureWatcher<QString>::finished, this, [this, watcher, path, title = printed.title] {
        watcher->deleteLater();
        const QString problem = watcher->result();
        const QString place = QDir::toNativeSeparators(path);
        Q_EMIT said(problem.isEmpty()
                ? tr("%1: saved in %2.", "what is printed, and the file").arg(title, place)
                : tr("%1: %2", "a file, and why it is not written").arg(place, problem));
    });
    watcher->setFuture(QtConcurrent::run([path, printed] { return writeWhole(path, pdfOf(printed)); }));
}

void SavedFiles::saveReport(const QUrl &folder)
{
    const Report report = writeReport(pathOf(folder), m_table.match());
    Q_EMIT said(report.problem.isEmpty()
            ? tr("The report is saved in %1.").arg(QDir::toNativeSeparators(report.folder))
            : report.problem);
}

QUrl SavedFiles::usualFolder() const
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QUrl::fromLocalFile(
        QFileInfo(documents).isDir() ? documents : QDir::homePath()); // a bare system has none
}

QUrl SavedFiles::usualFile(const QString &name) const
{
    return QUrl::fromLocalFile(usualFolder().toLocalFile() + QLatin1Char('/') + name);
}

QUrl SavedFiles::usualRecordFile() const
{
    const QString number = m_table.game()->dealNumber();
    const QString deal = number.isEmpty() ? QString() : QLatin1Char('-') + number;
    return usualFile(m_table.game()->id() + deal + QStringLiteral(".sobremesa"));
}

QUrl SavedFiles::usualRulesFile(const QString &game) const
{
    return usualFile(game + QStringLiteral(".pdf"));
}

QUrl SavedFiles::usualDealFile() const
{
    const ReplayTable &replay = *m_games.replay();
    const QString name = replay.match()
        ? QStringLiteral("%1-%2").arg(idText(replay.match()->game().id)).arg(replay.deal())
        : QString();
    return usualFile(name + QStringLiteral(".pdf"));
}

QString SavedFiles::gamesFolder() const
{
    return QDir::toNativeSeparators(Shelf::usualFolder());
}

void SavedFiles::showGames() const
{
    QDesktopServices::openUrl(QUrl::fromLocalFile(Shelf::usualFolder()));
}
