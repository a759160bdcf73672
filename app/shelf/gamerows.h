// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shelf/kept.h"

class Sql;

// Games in the tables of the shelf: what is done within a transaction. Everything here throws SqlFailure.
// Times are milliseconds since 1970.
namespace gamerows {

void insert(Sql &sql, GameId id, const NewGame &game, qint64 now);
// The action with this number, and how the game stands after it. What was taken back before can no longer be
// redone.
void append(Sql &sql, GameId id, int number, const QString &action, const Standing &standing, qint64 now);
// So many actions are in force: others are taken back, or redone.
void setLength(Sql &sql, GameId id, int length, const Standing &standing, qint64 now);
void addHelp(Sql &sql, GameId id);
void rename(Sql &sql, GameId id, const QString &note);
void star(Sql &sql, GameId id, bool starred);
// Off every list, until they are restored or purged.
void remove(Sql &sql, const QList<GameId> &ids, qint64 now);
void restore(Sql &sql, const QList<GameId> &ids);
// Games that were removed leave the file.
void purge(Sql &sql);
// A game in which nobody has done anything, and never did.
void removeIfEmpty(Sql &sql, GameId id);
void forgetAll(Sql &sql, GameId except);

[[nodiscard]] GamesPage page(Sql &sql, const GamesQuery &query);
// Nothing if there is no such game.
[[nodiscard]] std::optional<KeptGame> load(Sql &sql, GameId id);

// As it is stored for a search: without case and accents.
[[nodiscard]] QString folded(const QString &text);

} // namespace gamerows
