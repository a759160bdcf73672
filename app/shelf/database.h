// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shelf/fault.h"
#include "app/shelf/schema.h"

#include <QDateTime>
#include <QSqlQuery>

#include <functional>

// A statement that failed, on its way from where it was made to the transaction around it. Nobody else sees
// it.
struct SqlFailure
{
    Fault fault = Fault::None;
    QString detail;
};

// Statements within a transaction. Throws SqlFailure.
class Sql
{
public:
    explicit Sql(const QSqlDatabase &connection)
        : m_connection(connection)
    {
    }
    // The statement done, standing before its first row.
    QSqlQuery ask(const QByteArray &statement, const QVariantList &values = {});
    // For statements that give no row: how many rows they have changed.
    int run(const QByteArray &statement, const QVariantList &values = {});
    // The first value of the first row; invalid if there is none.
    [[nodiscard]] QVariant value(const QByteArray &statement, const QVariantList &values = {});

private:
    const QSqlDatabase &m_connection;
};

// A time is kept as milliseconds; where there is none, as nothing.
[[nodiscard]] QDateTime timeFrom(const QVariant &value);

// One SQLite file, or memory. Belongs to the thread that opens it.
class Database
{
public:
    using Work = std::function<void(Sql &)>;

    // An empty name: in memory.
    explicit Database(QString file);
    ~Database();
    Q_DISABLE_COPY_MOVE(Database)

    // Opens the file, and takes it to the newest version if it is an older one: in one transaction, after a
    // copy "<file>.before-<version>" has been made. Does nothing if it is open. No other program may open it
    // then.
    [[nodiscard]] SqlFailure open(std::span<const Migration> steps = migrations());
    void close();
    [[nodiscard]] bool isOpen() const { return m_open; }
    // In memory: takes over all rows of a file that can only be read.
    [[nodiscard]] SqlFailure copyFrom(const QString &file);
    // All of the work or nothing of it; on disk when this returns.
    [[nodiscard]] SqlFailure write(const Work &work);
    // The same with a second file attached as `other`, which nothing else may have open.
    [[nodiscard]] SqlFailure writeBeside(const QString &other, const Work &work);
    // What the work sees if `pending` had been written. Changes nothing.
    [[nodiscard]] SqlFailure read(const Work &work, const Work &pending = {});
    // How long open() waits for another program to close the file.
    void setPatience(int milliseconds) { m_patience = milliseconds; }

private:
    [[nodiscard]] SqlFailure connect();
    [[nodiscard]] SqlFailure prepare();
    [[nodiscard]] SqlFailure migrate(std::span<const Migration> steps);
    [[nodiscard]] SqlFailure copyAside(int version);
    [[nodiscard]] SqlFailure explained(SqlFailure failure) const;
    [[nodiscard]] SqlFailure transact(const Work &work);
    [[nodiscard]] SqlFailure guarded(const Work &work) const;

    QString m_file;
    QString m_name; // of the connection
    int m_patience = 2000;
    bool m_open = false;
};
