// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/database.h"
#include "app/shelf/gamerows.h"
#include "app/shelf/seatstext.h"

#include <algorithm>

// The reading half of gamerows.

namespace {

constexpr int longestPage = 200;
constexpr int longestSearch = 100;
constexpr const char *columns =
    "id, game, origin, state, seats, own_seat, scores, deals, length, winner, won, started, changed, "
    "finished, seconds, help, note, starred, reviewed, costly";

Origin originFrom(const QString &word)
{
    static const QStringList words { "dealt", "record", "branch", "lesson" };
    return static_cast<Origin>(std::max(qsizetype(0), words.indexOf(word)));
}

QList<int> scoresFrom(const QString &text)
{
    QList<int> scores;
    for (const QString &word : text.split(QLatin1Char(','), Qt::SkipEmptyParts))
        scores.append(word.toInt());
    return scores;
}

GameRow rowFrom(const QSqlQuery &query)
{
    int column = 0;
    const auto next = [&] { return query.value(column++); };
    GameRow row;
    row.id = next().toLongLong();
    row.game = next().toString();
    row.origin = originFrom(next().toString());
    row.over = next().toString() == QLatin1String("over");
    row.seats = seatsFrom(next().toString());
    row.ownSeat = next().toInt();
    row.scores = scoresFrom(next().toString());
    row.deals = next().toInt();
    row.length = next().toInt();
    if (const QVariant winner = next(); !winner.isNull())
        row.winner = winner.toInt();
    if (const QVariant won = next(); !won.isNull())
        row.won = won.toBool();
    row.started = timeFrom(next());
    row.changed = timeFrom(next());
    row.finished = timeFrom(next());
    row.seconds = next().toInt();
    row.help = next().toInt();
    row.note = next().toString();
    row.starred = next().toBool();
    row.reviewed = next().toBool();
    if (const QVariant costly = next(); !costly.isNull())
        row.costly = costly.toInt();
    return row;
}

// "%", "_" and "\" stand for themselves.
QString likeText(const QString &search)
{
    QString text = gamerows::folded(search.left(longestSearch).trimmed());
    for (const QLatin1String special : { QLatin1String("\\"), QLatin1String("%"), QLatin1String("_") })
        text.replace(special, QLatin1String("\\") + special);
    return QLatin1Char('%') + text + QLatin1Char('%');
}

struct Where
{
    QByteArray text = "deleted IS NULL AND origin <> 'lesson'";
    QVariantList values;
};

Where whereOf(const GamesQuery &query)
{
    static constexpr const char *which[] = { "", " AND state = 'open'", " AND state = 'over'",
        " AND state = 'over' AND reviewed = 0 AND (costly IS NULL OR costly > 0)", " AND starred = 1" };
    Where where;
    where.text += which[static_cast<int>(query.which)];
    if (!query.game.isEmpty()) {
        where.text += " AND game = ?";
        where.values.append(query.game);
    }
    if (!query.search.trimmed().isEmpty()) {
        where.text += " AND words LIKE ? ESCAPE '\\'";
        where.values.append(likeText(query.search));
    }
    return where;
}

} // namespace

namespace gamerows {

GamesPage page(Sql &sql, const GamesQuery &query)
{
    GamesPage page;
    const Where where = whereOf(query);
    page.all = sql.value("SELECT count(*) FROM game WHERE deleted IS NULL AND origin <> 'lesson'").toInt();
    page.unfinished = sql.value("SELECT count(*) FROM game WHERE deleted IS NULL AND origin <> 'lesson' AND "
                                "state = 'open'")
                          .toInt();
    page.matching = sql.value("SELECT count(*) FROM game WHERE " + where.text, where.values).toInt();
    QSqlQuery rows = sql.ask(QByteArray("SELECT ") + columns + " FROM game WHERE " + where.text
            + " ORDER BY state, changed DESC LIMIT ? OFFSET ?",
        where.values + QVariantList { std::clamp(query.limit, 0, longestPage), std::max(0, query.offset) });
    while (rows.next())
        page.rows.append(rowFrom(rows));
    return page;
}

std::optional<KeptGame> load(Sql &sql, GameId id)
{
    QSqlQuery query =
        sql.ask(QByteArray("SELECT ") + columns + ", rules, program, opening FROM game WHERE id = ?", { id });
    if (!query.next())
        return std::nullopt;
    KeptGame game;
    game.row = rowFrom(query);
    game.rules = query.value(QStringLiteral("rules")).toString();
    game.program = query.value(QStringLiteral("program")).toString();
    game.opening = query.value(QStringLiteral("opening")).toByteArray();
    QSqlQuery actions = sql.ask("SELECT number, text FROM action WHERE game = ? ORDER BY number", { id });
    while (actions.next()) {
        const bool inForce = actions.value(0).toInt() < game.row.length;
        (inForce ? game.actions : game.undone).append(actions.value(1).toString());
    }
    return game;
}

} // namespace gamerows
