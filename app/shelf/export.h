// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shelf/kept.h"

class Sql;

// Games as files of their own. Each gives a line that names the file and the reason; empty if all is there.
namespace exporting {

[[nodiscard]] QString game(Sql &sql, GameId id, const QString &path);
[[nodiscard]] QString games(Sql &sql, const QList<GameId> &ids, const QString &folder);
[[nodiscard]] QString everything(Sql &sql, const QString &path);

} // namespace exporting
