// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/gamestore.h"

#include <QDateTime>
#include <QSaveFile>
#include <QStandardPaths>
#include <QtConcurrentRun>

namespace {

QString problemOf(const QSaveFile &file)
{
    return GameStore::tr("The game could not be saved: %1: %2").arg(file.fileName(), file.errorString());
}

QString save(const QString &path, const QByteArray &text)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit())
        return problemOf(file);
    return {};
}

} // namespace

GameStore::GameStore(const QString &folder, QObject *parent)
    : QObject(parent)
    , m_folder(folder.isEmpty() ? usualFolder() : folder)
{
    m_pool.setMaxThreadCount(1); // in the order of the calls
    m_pool.setExpiryTimeout(2000);
}

GameStore::~GameStore()
{
    finish();
}

QString GameStore::usualFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/games");
}

void GameStore::write(const QString &name, const QByteArray &text)
{
    m_folder.mkpath(QStringLiteral("."));
    const QString path = m_folder.filePath(name);
    auto *watcher = new QFutureWatcher<QString>(this);
    connect(watcher, &QFutureWatcher<QString>::finished, this, [this, watcher, name] {
        Q_EMIT written(name, watcher->result());
        watcher->deleteLater();
    });
    watcher->setFuture(QtConcurrent::run(&m_pool, save, path, text));
}

std::optional<QByteArray> GameStore::read(const QString &name) const
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return file.readAll();
}

QString GameStore::putAside(const QString &name)
{
    const QString stamp = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmss-zzz"));
    const QString aside = name + QStringLiteral(".damaged-") + stamp;
    m_folder.rename(name, aside);
    return m_folder.filePath(aside);
}

void GameStore::remove(const QString &name)
{
    finish();
    m_folder.remove(name);
}

QStringList GameStore::names() const
{
    return m_folder.entryList({ QStringLiteral("*.sobremesa") }, QDir::Files, QDir::Time);
}

void GameStore::finish()
{
    m_pool.waitForDone();
}
