// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/export.h"

#include "app/shelf/database.h"
#include "app/shelf/filewords.h"
#include "app/shelf/gamerows.h"
#include "app/shelf/keptmatch.h"
#include "app/shelf/wholefile.h"

#include <QDir>
#include <QFile>

namespace {

// A name that nothing in the folder has yet.
QString freePath(const QDir &folder, const GameRow &row)
{
    const QString stem = row.game + row.started.toString(QStringLiteral("-yyyy-MM-dd"));
    QString path = folder.filePath(stem + QStringLiteral(".sobremesa"));
    for (int number = 2; QFile::exists(path); ++number)
        path = folder.filePath(stem + QStringLiteral("-%1.sobremesa").arg(number));
    return path;
}

} // namespace

namespace exporting {

QString game(Sql &sql, GameId id, const QString &path)
{
    const auto kept = gamerows::load(sql, id);
    return kept ? aboutFile(path, writeWhole(path, recordText(*kept))) : QString();
}

QString games(Sql &sql, const QList<GameId> &ids, const QString &folder)
{
    for (const GameId id : ids) {
        const auto kept = gamerows::load(sql, id);
        const QString path = kept ? freePath(folder, kept->row) : QString();
        QString problem = kept ? aboutFile(path, writeWhole(path, recordText(*kept))) : QString();
        if (!problem.isEmpty())
            return problem;
    }
    return {};
}

QString everything(Sql &sql, const QString &path)
{
    const QString part = path + QStringLiteral(".part");
    QFile::remove(part);
    try {
        sql.ask("VACUUM INTO ?", { part });
    } catch (const SqlFailure &failure) {
        QFile::remove(part);
        return aboutFile(path, failure.detail);
    }
    if (const QString why = syncFile(part); !why.isEmpty())
        return aboutFile(path, why);
    QFile::remove(path);
    return QFile::rename(part, path) ? QString()
                                     : aboutFile(path, QStringLiteral("the finished file is %1").arg(part));
}

} // namespace exporting
