// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/merging.h"

#include "app/shelf/database.h"
#include "engine/games/registry.h"

#include <QMultiHash>

#include <algorithm>

namespace {

struct Lying
{
    GameId id = noGame;
    int length = 0; // actions in force
    bool deleted = false;
};
using ByStart = QMultiHash<qint64, Lying>; // when a game was begun hardly happens twice

ByStart gamesHere(Sql &sql)
{
    ByStart games;
    QSqlQuery found = sql.ask("SELECT started, id, length, deleted FROM main.game");
    while (found.next())
        games.insert(found.value(0).toLongLong(),
            { found.value(1).toLongLong(), found.value(2).toInt(), !found.value(3).isNull() });
    return games;
}

// Those of games that this program has; the oldest first.
QList<std::pair<qint64, Lying>> gamesThere(Sql &sql)
{
    QStringList kinds;
    for (const sobremesa::GameInfo *info : sobremesa::games())
        kinds.append(QStringLiteral("'%1'").arg(QString::fromUtf8(info->id)));
    const QString wanted =
        QStringLiteral("SELECT started, id, length FROM other.game WHERE deleted IS NULL AND game IN (%1) "
                       "ORDER BY started, id")
            .arg(kinds.join(QLatin1Char(',')));
    QList<std::pair<qint64, Lying>> games;
    QSqlQuery found = sql.ask(wanted.toLatin1());
    while (found.next())
        games.append(
            { found.value(0).toLongLong(), { found.value(1).toLongLong(), found.value(2).toInt(), false } });
    return games;
}

// The same cards, and the same actions as far as both were played.
bool agree(Sql &sql, const Lying &here, const Lying &there)
{
    const QVariant cards =
        sql.value("SELECT 1 FROM main.game AS one JOIN other.game AS two ON one.opening = two.opening "
                  "WHERE one.id = ? AND two.id = ?",
            { here.id, there.id });
    const int both = std::min(here.length, there.length);
    const QVariant same = sql.value("SELECT count(*) FROM main.action AS one JOIN other.action AS two "
                                    "ON one.number = two.number AND one.text = two.text "
                                    "WHERE one.game = ? AND two.game = ? AND one.number < ?",
        { here.id, there.id, both });
    return cards.isValid() && same.toInt() == both;
}

// The rows that belong to one game there, as rows of this game here.
void copyRows(Sql &sql, const QString &table, const QString &key, GameId there, GameId here)
{
    QStringList others;
    QSqlQuery names = sql.ask(QStringLiteral("PRAGMA main.table_info(%1)").arg(table).toLatin1());
    while (names.next()) {
        if (names.value(1) != key)
            others.append(names.value(1).toString());
    }
    const QString statement =
        QStringLiteral("INSERT INTO main.%1 (%2, %3) SELECT ?, %3 FROM other.%1 WHERE %2 = ?")
            .arg(table, key, others.join(QLatin1Char(',')));
    sql.run(statement.toLatin1(), { here, there });
}

GameId freeId(Sql &sql, GameId wanted)
{
    while (sql.value("SELECT 1 FROM main.game WHERE id = ?", { wanted }).isValid())
        ++wanted;
    return wanted;
}

void copyGame(Sql &sql, GameId there, GameId here)
{
    copyRows(sql, QStringLiteral("game"), QStringLiteral("id"), there, here);
    for (const char *table : { "action", "decision", "deal" })
        copyRows(sql, QString::fromLatin1(table), QStringLiteral("game"), there, here);
}

// What lies here of this game: all of it, its beginning, or nothing.
enum class Here : quint8 { All, Beginning, Nothing };

Here compare(Sql &sql, const QList<Lying> &candidates, const Lying &there, GameId atTable, GameId &beginning)
{
    Here found = Here::Nothing;
    for (const Lying &here : candidates) {
        if (!agree(sql, here, there))
            continue;
        if (here.length >= there.length && !here.deleted)
            return Here::All;
        if (here.id == atTable)
            continue;
        beginning = here.id;
        found = Here::Beginning;
    }
    return found;
}

} // namespace

namespace merging {

BroughtIn games(Sql &sql, GameId atTable)
{
    BroughtIn count;
    const ByStart known = gamesHere(sql);
    for (const auto &[started, there] : gamesThere(sql)) {
        GameId id = noGame;
        const Here here = compare(sql, known.values(started), there, atTable, id);
        ++(here == Here::All ? count.known : count.games);
        if (here == Here::All)
            continue;
        if (here == Here::Beginning)
            sql.run("DELETE FROM main.game WHERE id = ?", { id });
        copyGame(sql, there.id, here == Here::Beginning ? id : freeId(sql, there.id));
    }
    return count;
}

void learning(Sql &sql)
{
    // Before the answers are put together: whose last answer is the later one.
    sql.run("INSERT INTO main.facet SELECT * FROM other.facet AS there WHERE "
            "NOT EXISTS (SELECT 1 FROM main.facet WHERE id = there.id) OR "
            "coalesce((SELECT max(time) FROM other.answer WHERE facet = there.id), 0) > "
            "coalesce((SELECT max(time) FROM main.answer WHERE facet = there.id), 0) "
            "ON CONFLICT (id) DO UPDATE SET box = excluded.box, due = excluded.due, "
            "\"right\" = excluded.\"right\", wrong = excluded.wrong, last_six = excluded.last_six, "
            "known = max(known, excluded.known)");
    sql.run("INSERT INTO main.answer (time, facet, source, seed, answer, misrule, \"right\", milliseconds) "
            "SELECT time, facet, source, seed, answer, misrule, \"right\", milliseconds "
            "FROM other.answer AS there WHERE NOT EXISTS (SELECT 1 FROM main.answer AS here "
            "WHERE here.facet = there.facet AND here.time = there.time AND here.seed = there.seed)");
    sql.run("INSERT INTO main.lesson SELECT * FROM other.lesson WHERE true "
            "ON CONFLICT (id) DO UPDATE SET "
            "seen = CASE WHEN (excluded.version, excluded.step) > (version, step) THEN excluded.seen "
            "ELSE seen END, "
            "step = CASE WHEN (excluded.version, excluded.step) > (version, step) THEN excluded.step "
            "ELSE step END, "
            "version = max(version, excluded.version), stars = max(stars, excluded.stars), "
            "best = max(best, excluded.best), started = coalesce(started, excluded.started), "
            "finished = coalesce(finished, excluded.finished), seconds = max(seconds, excluded.seconds)");
}

} // namespace merging
