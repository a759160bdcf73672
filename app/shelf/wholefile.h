// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

// The whole text in this file, safely on disk, or the file as it was before: then a sentence says why.
[[nodiscard]] QString writeWhole(const QString &path, const QByteArray &text);
// What has been written to this file is safely on disk when this returns; otherwise a sentence says why it
// is not.
[[nodiscard]] QString syncFile(const QString &path);
