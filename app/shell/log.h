// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLoggingCategory>
#include <QString>
#include <QStringList>

// What the program notes about itself, by part: program, store, table. Nothing that a player says or holds is
// noted.
Q_DECLARE_LOGGING_CATEGORY(logProgram)
Q_DECLARE_LOGGING_CATEGORY(logStore)
Q_DECLARE_LOGGING_CATEGORY(logTable)

// The log goes to this folder from now on, besides where it went before. One file of at most so many bytes is
// written at a time; the one before it is kept. Where the folder cannot be written, nothing changes.
void keepLogIn(const QString &folder, qint64 most = 512 * 1024);
// What this thread says from now on is for the log alone, and shown nowhere.
void keepThreadQuiet();
// The log goes no longer to a file.
void stopLog();
// The files of the log, the newest first.
[[nodiscard]] QStringList logFiles();
// The usual folder, beside the games.
[[nodiscard]] QString usualLogFolder();
