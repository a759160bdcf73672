// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileDevice>
#include <QString>

class QUrl;

// Why this file could not be read, or written, right after it failed: in our words where the reason is a
// usual one, else in the system's.
[[nodiscard]] QString whyNotRead(const QFileDevice &file);
[[nodiscard]] QString whyNotWritten(const QFileDevice &file);
// The same of a call of the system that failed just now.
[[nodiscard]] QString whyItFailed();
// Where a file or folder lies that a dialog has given. Qt 6.4's own one leaves "file:" out of a name that was
// typed.
[[nodiscard]] QString pathOf(const QUrl &file);
// The same of a file whose name is to end so, whatever was typed.
[[nodiscard]] QString pathOf(const QUrl &file, const char *ending);
// One line that names the file and says why; empty where there is no reason.
[[nodiscard]] QString aboutFile(const QString &path, const QString &why);
