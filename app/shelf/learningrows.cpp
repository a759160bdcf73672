// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/learningrows.h"

#include "app/shelf/database.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace {

QVariant column(const QDateTime &time)
{
    return time.isValid() ? QVariant(time.toMSecsSinceEpoch()) : QVariant();
}

QString listText(const QStringList &list)
{
    return QString::fromUtf8(QJsonDocument(QJsonArray::fromStringList(list)).toJson(QJsonDocument::Compact));
}

QStringList listFrom(const QString &text)
{
    return QVariant(QJsonDocument::fromJson(text.toUtf8()).array().toVariantList()).toStringList();
}

void addDecision(Sql &sql, GameId id, const DecisionReview &row)
{
    sql.run("INSERT INTO decision (game, number, seat, phase, played, best, loss, error, facet, iterations, "
            "player) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        { id, row.number, row.seat, row.phase, row.played, row.best, row.loss, row.error, row.facet,
            row.iterations, row.player });
}

void addDeal(Sql &sql, GameId id, const DealReview &row)
{
    sql.run("INSERT INTO deal (game, number, result, cards, own, others, par, par_error) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        { id, row.number, row.result, row.cards, row.own, row.others, row.par, row.parError });
}

} // namespace

namespace learningrows {

void put(Sql &sql, const LessonProgress &lesson)
{
    sql.run(
        "INSERT OR REPLACE INTO lesson (id, version, step, seen, stars, best, started, finished, seconds) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        { lesson.id, lesson.version, lesson.step, listText(lesson.seen), lesson.stars, lesson.best,
            column(lesson.started), column(lesson.finished), lesson.seconds });
}

void put(Sql &sql, const FacetProgress &facet)
{
    sql.run("INSERT OR REPLACE INTO facet (id, box, due, \"right\", wrong, last_six, known) "
            "VALUES (?, ?, ?, ?, ?, ?, ?)",
        { facet.id, facet.box, column(facet.due), facet.right, facet.wrong, facet.lastSix,
            facet.known ? 1 : 0 });
}

void add(Sql &sql, const GivenAnswer &answer)
{
    sql.run("INSERT INTO answer (time, facet, source, seed, answer, misrule, \"right\", milliseconds) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        { answer.time.toMSecsSinceEpoch(), answer.facet, answer.source, QString::number(answer.seed),
            answer.answer, answer.misrule, answer.right ? 1 : 0, answer.milliseconds });
}

void put(Sql &sql, GameId id, const GameReview &review)
{
    sql.run("DELETE FROM decision WHERE game = ?", { id });
    sql.run("DELETE FROM deal WHERE game = ?", { id });
    for (const DecisionReview &row : review.decisions)
        addDecision(sql, id, row);
    for (const DealReview &row : review.deals)
        addDeal(sql, id, row);
    sql.run("UPDATE game SET reviewed = 1 WHERE id = ?", { id });
}

QList<LessonProgress> lessons(Sql &sql)
{
    QSqlQuery rows =
        sql.ask("SELECT id, version, step, seen, stars, best, started, finished, seconds FROM lesson");
    QList<LessonProgress> list;
    while (rows.next())
        list.append({ rows.value(0).toString(), rows.value(1).toInt(), rows.value(2).toInt(),
            listFrom(rows.value(3).toString()), rows.value(4).toInt(), rows.value(5).toInt(),
            timeFrom(rows.value(6)), timeFrom(rows.value(7)), rows.value(8).toInt() });
    return list;
}

QList<FacetProgress> facets(Sql &sql)
{
    QSqlQuery rows = sql.ask("SELECT id, box, due, \"right\", wrong, last_six, known FROM facet");
    QList<FacetProgress> list;
    while (rows.next())
        list.append({ rows.value(0).toString(), rows.value(1).toInt(), timeFrom(rows.value(2)),
            rows.value(3).toInt(), rows.value(4).toInt(), rows.value(5).toString(), rows.value(6).toBool() });
    return list;
}

QList<GivenAnswer> answers(Sql &sql, const QString &facet, int most)
{
    QSqlQuery rows =
        sql.ask("SELECT time, facet, source, seed, answer, misrule, \"right\", milliseconds FROM "
                "answer WHERE ? = '' OR facet = ? ORDER BY time DESC, id DESC LIMIT ?",
            { facet, facet, most });
    QList<GivenAnswer> list;
    while (rows.next())
        list.append({ timeFrom(rows.value(0)), rows.value(1).toString(), rows.value(2).toString(),
            rows.value(3).toULongLong(), rows.value(4).toString(), rows.value(5).toString(),
            rows.value(6).toBool(), rows.value(7).toInt() });
    return list;
}

GameReview review(Sql &sql, GameId id)
{
    GameReview review;
    QSqlQuery rows = sql.ask("SELECT number, seat, phase, played, best, loss, error, facet, iterations, "
                             "player FROM decision WHERE game = ? ORDER BY number",
        { id });
    while (rows.next())
        review.decisions.append({ rows.value(0).toInt(), rows.value(1).toInt(), rows.value(2).toString(),
            rows.value(3).toString(), rows.value(4).toString(), rows.value(5).toDouble(),
            rows.value(6).toDouble(), rows.value(7).toString(), rows.value(8).toInt(),
            rows.value(9).toString() });
    QSqlQuery deals = sql.ask("SELECT number, result, cards, own, others, par, par_error FROM deal "
                              "WHERE game = ? ORDER BY number",
        { id });
    while (deals.next())
        review.deals.append({ deals.value(0).toInt(), deals.value(1).toDouble(), deals.value(2).toDouble(),
            deals.value(3).toDouble(), deals.value(4).toDouble(), deals.value(5).toDouble(),
            deals.value(6).toDouble() });
    return review;
}

} // namespace learningrows
