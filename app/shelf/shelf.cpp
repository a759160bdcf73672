// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/shelf.h"

#include "app/shelf/gamerows.h"
#include "app/shelf/shelfworker.h"
#include "app/shelf/takeover.h"

#include <QDir>
#include <QRandomGenerator>
#include <QStandardPaths>

#include <algorithm>

Shelf::Shelf(QObject *parent)
    : Shelf(QString(), QString(), parent)
{
}

Shelf::Shelf(const QString &folder, const QString &oldGames, QObject *parent)
    : QObject(parent)
    , m_file(folder.isEmpty() ? QString() : QDir(folder).filePath(QStringLiteral("games.sqlite")))
    , m_worker(new ShelfWorker(m_file))
{
    m_worker->setFirstWork([this, oldGames, first = newId()](Sql &sql) {
        gamerows::purge(sql);
        if (oldGames.isEmpty())
            return;
        for (const QString &problem :
            takeOver(sql, oldGames, first, QDateTime::currentMSecsSinceEpoch()).problems)
            QMetaObject::invokeMethod(this, [this, problem] { Q_EMIT noticed(problem); });
    });
    m_lastId += 16; // ids for games that are taken over
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connect(m_worker, &ShelfWorker::troubled, this, [this](const Trouble &trouble) {
        m_trouble = trouble;
        Q_EMIT troubleChanged();
    });
    m_thread.setObjectName(QStringLiteral("shelf"));
    m_thread.start();
}

Shelf::~Shelf()
{
    close();
    m_thread.quit();
    m_thread.wait();
}

void Shelf::close()
{
    QMetaObject::invokeMethod(
        m_worker, [this] { m_worker->finish(); }, Qt::BlockingQueuedConnection);
}

QString Shelf::usualFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

QString Shelf::usualOldGames()
{
    return usualFolder() + QStringLiteral("/games");
}

void Shelf::finish()
{
    QMetaObject::invokeMethod(
        m_worker, [] {}, Qt::BlockingQueuedConnection);
}

void Shelf::tryAgain()
{
    QMetaObject::invokeMethod(m_worker, &ShelfWorker::tryAgain);
}

void Shelf::stayInMemory()
{
    m_file.clear();
    QMetaObject::invokeMethod(m_worker, [this] { m_worker->stayInMemory(); });
}

// Milliseconds since 1970 with ten bits behind them; never one twice.
GameId Shelf::newId()
{
    m_lastId = std::max(
        m_lastId + 1, QDateTime::currentMSecsSinceEpoch() * 1024 + QRandomGenerator::global()->bounded(1024));
    return m_lastId;
}

// ---- ways to the worker and back

void Shelf::post(QPointer<QObject> receiver, Done done)
{
    if (!done)
        return;
    QMetaObject::invokeMethod(this, [to = std::move(receiver), done = std::move(done)] {
        if (to)
            done();
    });
}

void Shelf::write(Work work, QObject *receiver, Done done)
{
    QMetaObject::invokeMethod(m_worker,
        [this, work = std::move(work), to = QPointer<QObject>(receiver), done = std::move(done)]() mutable {
            m_worker->write(std::move(work));
            post(to, std::move(done));
        });
}

// Something on a list will look otherwise.
void Shelf::change(Work work)
{
    write(std::move(work), this, [this] { Q_EMIT gamesChanged(); });
}
