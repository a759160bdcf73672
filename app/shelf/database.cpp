// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/database.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QUrl>

#include <atomic>

namespace {

// The log is folded into the file after so many pages: the disk needs little more room than the file itself.
constexpr int pagesInLog = 100;

// What SQLite's result codes mean to us.
Fault faultOf(int code)
{
    switch (code & 0xff) {
    case 5: // busy
    case 6: // locked
        return Fault::Locked;
    case 8: // read-only
    case 3: // no permission
        return Fault::ReadOnly;
    case 13:
        return Fault::Full;
    case 11: // corrupt
    case 26: // not a database
        return Fault::Damaged;
    case 7: // no memory
    case 10: // input and output
    case 14: // cannot open
        return Fault::Unreachable;
    default:
        return Fault::Mistake;
    }
}

SqlFailure failureOf(const QSqlError &error)
{
    return { faultOf(error.nativeErrorCode().toInt()), error.databaseText().simplified() };
}

// A text without words is an empty one, not none at all.
QVariant written(const QVariant &value)
{
    const bool text = value.userType() == QMetaType::QString;
    return text && value.toString().isNull() ? QVariant(QStringLiteral("")) : value;
}

QString newName()
{
    static std::atomic<int> count = 0;
    return QStringLiteral("shelf-%1").arg(++count);
}

// A write-ahead log of which nothing has been folded in yet cannot be read without writing.
bool hasLog(const QString &file)
{
    return QFileInfo(file + QStringLiteral("-wal")).size() > 0;
}

} // namespace

// ---- statements

QSqlQuery Sql::ask(const QByteArray &statement, const QVariantList &values)
{
    QSqlQuery query(m_connection);
    query.setForwardOnly(true);
    bool done = query.prepare(QString::fromLatin1(statement));
    for (const QVariant &value : values)
        query.addBindValue(written(value));
    done = done && query.exec();
    if (!done)
        throw SqlFailure(failureOf(query.lastError()));
    return query;
}

int Sql::run(const QByteArray &statement, const QVariantList &values)
{
    return ask(statement, values).numRowsAffected();
}

QDateTime timeFrom(const QVariant &value)
{
    return value.isNull() ? QDateTime() : QDateTime::fromMSecsSinceEpoch(value.toLongLong());
}

QVariant Sql::value(const QByteArray &statement, const QVariantList &values)
{
    QSqlQuery query = ask(statement, values);
    return query.next() ? query.value(0) : QVariant();
}

// ---- the file

Database::Database(QString file)
    : m_file(std::move(file))
{
}

Database::~Database()
{
    close();
}

void Database::close()
{
    m_open = false;
    if (!m_name.isEmpty())
        QSqlDatabase::removeDatabase(std::exchange(m_name, QString()));
}

SqlFailure Database::connect()
{
    close();
    m_name = newName();
    QSqlDatabase connection = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name);
    if (!connection.isValid())
        return { Fault::NoDriver, {} };
    connection.setDatabaseName(m_file.isEmpty() ? QStringLiteral(":memory:") : m_file);
    // Files are named by URLs only where one is attached.
    connection.setConnectOptions(m_file.isEmpty()
            ? QStringLiteral("QSQLITE_OPEN_URI")
            : QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(m_patience));
    if (!connection.open())
        return failureOf(connection.lastError());
    return {};
}

SqlFailure Database::guarded(const Work &work) const
{
    const QSqlDatabase connection = QSqlDatabase::database(m_name, false);
    Sql sql(connection);
    try {
        work(sql);
    } catch (const SqlFailure &failure) {
        return failure;
    }
    return {};
}

SqlFailure Database::prepare()
{
    return guarded([](Sql &sql) {
        sql.ask("PRAGMA locking_mode = EXCLUSIVE"); // one program at a time, and no shared memory
        sql.ask("PRAGMA journal_mode = WAL");
        sql.ask("PRAGMA synchronous = FULL");
        sql.ask("PRAGMA foreign_keys = ON");
        sql.ask("PRAGMA secure_delete = ON"); // what was deleted is gone
        sql.ask("PRAGMA journal_size_limit = 1048576");
        sql.ask(QStringLiteral("PRAGMA wal_autocheckpoint = %1").arg(pagesInLog).toLatin1());
    });
}

SqlFailure Database::open(std::span<const Migration> steps)
{
    if (m_open)
        return {};
    if (!m_file.isEmpty())
        QDir().mkpath(QFileInfo(m_file).path());
    SqlFailure failure = connect();
    if (failure.fault == Fault::None)
        failure = prepare();
    if (failure.fault == Fault::None)
        failure = migrate(steps);
    m_open = failure.fault == Fault::None;
    if (!m_open)
        close();
    return explained(std::move(failure));
}

// SQLite says no more than that it cannot open the file where it may not write beside it.
SqlFailure Database::explained(SqlFailure failure) const
{
    const QFileInfo file(m_file);
    const QFileInfo folder(file.path());
    const bool writable = folder.isWritable() && (!file.exists() || file.isWritable());
    if (failure.fault == Fault::Unreachable && folder.isDir() && !writable)
        failure.fault = Fault::ReadOnly;
    if (failure.fault == Fault::Mistake) // our statements are tested: the file is not what it says it is
        failure.fault = Fault::Damaged;
    return failure;
}

// ---- versions

SqlFailure Database::migrate(std::span<const Migration> steps)
{
    const int newest = static_cast<int>(steps.size());
    int version = 0;
    SqlFailure failure = guarded([&](Sql &sql) {
        version = sql.value("PRAGMA user_version").toInt();
        if (version > newest)
            throw SqlFailure { Fault::Newer, QString::number(version) };
        if (version < 0 || (version == 0 && sql.value("SELECT count(*) FROM sqlite_master").toInt() > 0))
            throw SqlFailure { Fault::Damaged, QStringLiteral("a database of another program") };
    });
    if (failure.fault != Fault::None || version == newest)
        return failure;
    if (version > 0)
        failure = copyAside(version);
    if (failure.fault != Fault::None)
        return failure;
    return transact([&](Sql &sql) {
        for (int step = version; step < newest; ++step) {
            for (Migration statement = steps[static_cast<std::size_t>(step)]; *statement; ++statement)
                sql.ask(*statement);
        }
        sql.ask(QStringLiteral("PRAGMA user_version = %1").arg(newest).toLatin1());
    });
}

SqlFailure Database::copyAside(int version)
{
    if (m_file.isEmpty())
        return {};
    const QString aside = m_file + QStringLiteral(".before-%1").arg(version + 1);
    QFile::remove(aside); // of a migration that was cut short: this file has not changed since
    return guarded([&](Sql &sql) { sql.ask("VACUUM INTO ?", { aside }); });
}

SqlFailure Database::copyFrom(const QString &file)
{
    if (hasLog(file))
        return { Fault::ReadOnly, {} };
    const QString url = QString::fromLatin1(QUrl::fromLocalFile(file).toEncoded()) + "?immutable=1";
    return writeBeside(url, [](Sql &sql) {
        if (sql.value("PRAGMA other.user_version") != sql.value("PRAGMA main.user_version"))
            throw SqlFailure { Fault::ReadOnly, {} };
        QStringList tables;
        QSqlQuery names = sql.ask("SELECT name FROM main.sqlite_master WHERE type = 'table'");
        while (names.next())
            tables.append(names.value(0).toString());
        for (const QString &table : std::as_const(tables))
            sql.ask(QStringLiteral("INSERT INTO main.%1 SELECT * FROM other.%1").arg(table).toLatin1());
    });
}

// ---- transactions

SqlFailure Database::transact(const Work &work)
{
    return guarded([&](Sql &sql) {
        sql.ask("BEGIN IMMEDIATE");
        try {
            work(sql);
            sql.ask("COMMIT");
        } catch (const SqlFailure &) {
            QSqlQuery(QSqlDatabase::database(m_name, false)).exec(QStringLiteral("ROLLBACK"));
            throw;
        }
    });
}

SqlFailure Database::write(const Work &work)
{
    if (!m_open)
        return { Fault::Unreachable, {} };
    SqlFailure failure = transact(work);
    if (failure.fault != Fault::Full)
        return failure;
    // The log may hold the room that is missing.
    const SqlFailure folded = guarded([](Sql &sql) { sql.ask("PRAGMA wal_checkpoint(TRUNCATE)"); });
    return folded.fault == Fault::None ? transact(work) : failure;
}

SqlFailure Database::writeBeside(const QString &other, const Work &work)
{
    SqlFailure failure = guarded([&](Sql &sql) { sql.ask("ATTACH ? AS other", { other }); });
    if (failure.fault != Fault::None)
        return failure;
    failure = write(work);
    const SqlFailure detached = guarded([](Sql &sql) { sql.ask("DETACH other"); });
    return failure.fault != Fault::None ? failure : detached;
}

SqlFailure Database::read(const Work &work, const Work &pending)
{
    if (!m_open)
        return { Fault::Unreachable, {} };
    if (!pending)
        return guarded(work);
    return guarded([&](Sql &sql) {
        sql.ask("BEGIN");
        try {
            pending(sql);
            work(sql);
        } catch (const SqlFailure &) {
            sql.ask("ROLLBACK");
            throw;
        }
        sql.ask("ROLLBACK");
    });
}
