// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>

#include <optional>

// Where games are kept: one file a game, replaced as a whole. Writing happens in a worker, one file after the
// other; a file that cannot be read is put aside under another name and never stops the program.
class GameStore : public QObject
{
    Q_OBJECT

public:
    explicit GameStore(const QString &folder = {}, QObject *parent = nullptr);
    ~GameStore() override;
    Q_DISABLE_COPY_MOVE(GameStore)

    // Where games are kept if no other folder is named.
    [[nodiscard]] static QString usualFolder();

    // Writes a file; written() follows, in the order of the calls.
    void write(const QString &name, const QByteArray &text);
    // What the file holds; nothing if there is none.
    [[nodiscard]] std::optional<QByteArray> read(const QString &name) const;
    // Renames a file that cannot be understood; gives its new name.
    QString putAside(const QString &name);
    void remove(const QString &name);
    // Names of the files here, the newest first.
    [[nodiscard]] QStringList names() const;
    // Waits until everything is written: before the program ends.
    void finish();

Q_SIGNALS:
    // The problem is empty when the file is safely there.
    void written(const QString &name, const QString &problem);

private:
    QDir m_folder;
    QThreadPool m_pool;
};
