// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

// Copies a file in which everything was saved, here or on another computer, so that it can be read whatever
// version has written it; the file itself stays as it is. Gives one line that names the file and the reason;
// empty if the copy is there, whole, and of the newest version.
[[nodiscard]] QString copyArchive(const QString &file, const QString &copy);
