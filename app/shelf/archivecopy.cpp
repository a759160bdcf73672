// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/archivecopy.h"

#include "app/shelf/database.h"
#include "app/shelf/filewords.h"

#include <QCoreApplication>
#include <QFile>

namespace {

constexpr auto logEnding = "-wal"; // of a program that could not close its file
constexpr auto foreign =
    QT_TRANSLATE_NOOP("Files", "this is not a file in which everything was saved, or it is damaged");
constexpr auto newer = QT_TRANSLATE_NOOP("Files", "a newer version of Sobremesa has written it");
constexpr auto noRoom = QT_TRANSLATE_NOOP("Files", "there is no room for a copy of it");

QString refusedFor(const QString &path, const char *why)
{
    return aboutFile(path, QCoreApplication::translate("Files", why));
}

// Before all of it is copied.
QString whyNotOurs(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return aboutFile(path, whyNotRead(file));
    const bool right = file.read(16) == QByteArray("SQLite format 3", 16);
    return right ? QString() : refusedFor(path, foreign);
}

bool copyWithLog(const QString &file, const QString &copy)
{
    const QString log = file + QLatin1String(logEnding);
    return QFile::copy(file, copy)
        && (!QFile::exists(log) || QFile::copy(log, copy + QLatin1String(logEnding)));
}

// Tables as this version makes them and nothing in their place, and every page of them readable.
void examine(Sql &sql)
{
    Database model { QString() };
    SqlFailure failure = model.open();
    if (failure.fault == Fault::None)
        failure = model.read([&](Sql &wanted) {
            QSqlQuery tables = wanted.ask("SELECT name, sql FROM sqlite_master WHERE type = 'table'");
            while (tables.next()) {
                if (sql.value("SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ?",
                        { tables.value(0) })
                    != tables.value(1))
                    throw SqlFailure { Fault::Damaged, tables.value(0).toString() };
            }
        });
    if (failure.fault != Fault::None)
        throw SqlFailure(failure);
    if (sql.value("PRAGMA quick_check(1)").toString() != QLatin1String("ok"))
        throw SqlFailure { Fault::Damaged, {} };
}

} // namespace

QString copyArchive(const QString &file, const QString &copy)
{
    QString problem = whyNotOurs(file);
    if (problem.isEmpty() && !copyWithLog(file, copy))
        problem = refusedFor(file, noRoom);
    if (!problem.isEmpty())
        return problem;
    QFile(copy).setPermissions(QFile::ReadOwner | QFile::WriteOwner); // the file may be one that is only read
    Database archive(copy);
    SqlFailure failure = archive.open();
    if (failure.fault == Fault::None)
        failure = archive.read(examine);
    if (failure.fault == Fault::None)
        return {};
    const char *why = failure.fault == Fault::Newer ? newer : failure.fault == Fault::Full ? noRoom : foreign;
    return refusedFor(file, why);
}
