// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/gamerows.h"

#include "app/shelf/database.h"
#include "app/shelf/reviewrows.h"
#include "app/shelf/seatstext.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace {

constexpr int longestPause = 120'000; // milliseconds: whoever is away for longer does not play

QString originText(Origin origin)
{
    static const QStringList words { "dealt", "record", "branch", "lesson" };
    return words[static_cast<int>(origin)];
}

QString scoresText(const QList<int> &scores)
{
    QStringList words;
    for (const int score : scores)
        words.append(QString::number(score));
    return words.join(QLatin1Char(','));
}

// The side's points less those of the best other, so that more is better in every game.
QVariant marginOf(const Standing &standing)
{
    if (standing.ownSide < 0 || standing.ownSide >= standing.points.size() || standing.points.size() < 2)
        return {};
    QList<int> others = standing.points;
    const int own = others.takeAt(standing.ownSide);
    const auto [least, most] = std::minmax_element(others.begin(), others.end());
    return standing.fewestWin ? *least - own : own - *most;
}

QVariant wonBy(const Standing &standing)
{
    if (!standing.over || !standing.winner || standing.ownSide < 0)
        return {};
    return *standing.winner == standing.ownSide ? 1 : 0;
}

void setStanding(Sql &sql, GameId id, int length, const Standing &standing, qint64 now)
{
    const int changed = sql.run("UPDATE game SET length = ?, scores = ?, deals = ?, state = ?, winner = ?, "
                                "won = ?, margin = ?, finished = ?, "
                                "seconds = seconds + min(max(? - changed, 0), ?) / 1000, changed = ?, "
                                "deleted = NULL " // who plays on wants to keep it

                                "WHERE id = ?",
        { length, scoresText(standing.scores), standing.deals,
            standing.over ? QStringLiteral("over") : QStringLiteral("open"),
            standing.winner ? QVariant(*standing.winner) : QVariant(), wonBy(standing), marginOf(standing),
            standing.over ? QVariant(now) : QVariant(), now, longestPause, now, id });
    if (changed != 1)
        throw SqlFailure { Fault::Mistake, QStringLiteral("game %1 is not there").arg(id) };
}

// What a search finds a game by.
QString wordsOf(const QList<KeptSeat> &seats, const QByteArray &opening, qint64 started, const QString &note)
{
    QStringList words { note };
    for (const KeptSeat &seat : seats)
        words.append(seat.name);
    const auto seed = QJsonDocument::fromJson(opening).object().value(QStringLiteral("seed"));
    if (seed.isDouble())
        words.append(QString::number(seed.toInteger()));
    words.append(QDateTime::fromMSecsSinceEpoch(started).date().toString(Qt::ISODate));
    return gamerows::folded(words.join(QLatin1Char('\n')));
}

qint64 given(const QDateTime &time, qint64 otherwise)
{
    return time.isValid() ? time.toMSecsSinceEpoch() : otherwise;
}

} // namespace

namespace gamerows {

QString folded(const QString &text)
{
    const QString parted = text.normalized(QString::NormalizationForm_KD).toCaseFolded();
    QString plain;
    for (const QChar letter : parted) {
        if (letter.category() != QChar::Mark_NonSpacing)
            plain.append(letter);
    }
    return plain;
}

void insert(Sql &sql, GameId id, const NewGame &game, qint64 now)
{
    const qint64 started = given(game.started, now);
    const qint64 changed = given(game.changed, now);
    sql.run("INSERT INTO game (id, game, origin, rules, program, own_seat, level, players, started, changed, "
            "words, seats, opening) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        { id, game.game, originText(game.origin), game.rules, QStringLiteral(SOBREMESA_VERSION), game.ownSeat,
            levelOf(game.seats), game.seats.size(), started, changed,
            wordsOf(game.seats, game.opening, started, {}), seatsText(game.seats),
            QString::fromUtf8(game.opening) });
    for (int number = 0; number < game.actions.size(); ++number)
        sql.run(
            "INSERT INTO action (game, number, text) VALUES (?, ?, ?)", { id, number, game.actions[number] });
    setStanding(sql, id, static_cast<int>(game.actions.size()), game.standing, changed);
}

void append(Sql &sql, GameId id, int number, const QString &action, const Standing &standing, qint64 now)
{
    if (sql.run("DELETE FROM action WHERE game = ? AND number >= ?", { id, number }) > 0)
        reviewrows::forget(sql, id); // it goes on otherwise than it was judged
    sql.run("INSERT INTO action (game, number, text) VALUES (?, ?, ?)", { id, number, action });
    setStanding(sql, id, number + 1, standing, now);
}

void setLength(Sql &sql, GameId id, int length, const Standing &standing, qint64 now)
{
    setStanding(sql, id, length, standing, now);
}

void addHelp(Sql &sql, GameId id)
{
    sql.run("UPDATE game SET help = help + 1 WHERE id = ?", { id });
}

void rename(Sql &sql, GameId id, const QString &note)
{
    QSqlQuery row = sql.ask("SELECT seats, opening, started FROM game WHERE id = ?", { id });
    if (!row.next())
        return;
    const QString words = wordsOf(
        seatsFrom(row.value(0).toString()), row.value(1).toByteArray(), row.value(2).toLongLong(), note);
    row.finish();
    sql.run("UPDATE game SET note = ?, words = ? WHERE id = ?", { note, words, id });
}

void star(Sql &sql, GameId id, bool starred)
{
    sql.run("UPDATE game SET starred = ? WHERE id = ?", { starred ? 1 : 0, id });
}

void remove(Sql &sql, const QList<GameId> &ids, qint64 now)
{
    for (const GameId id : ids)
        sql.run("UPDATE game SET deleted = ? WHERE id = ?", { now, id });
}

void restore(Sql &sql, const QList<GameId> &ids)
{
    for (const GameId id : ids)
        sql.run("UPDATE game SET deleted = NULL WHERE id = ?", { id });
}

void purge(Sql &sql)
{
    sql.run("DELETE FROM game WHERE deleted IS NOT NULL");
}

void removeIfEmpty(Sql &sql, GameId id)
{
    sql.run("DELETE FROM game WHERE id = ? AND NOT EXISTS (SELECT 1 FROM action WHERE game = ?)", { id, id });
}

void forgetAll(Sql &sql, GameId except)
{
    sql.run("DELETE FROM game WHERE id <> ?", { except });
}

} // namespace gamerows
