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

// Ids rise as answers are given, whatever the clock says.
QList<AnswerEnds> answerEnds(Sql &sql)
{
    QSqlQuery rows =
        sql.ask("SELECT ends.facet, first.\"right\", last.\"right\" "
                "FROM (SELECT facet, min(id) AS head, max(id) AS tail FROM answer GROUP BY facet) AS ends "
                "JOIN answer AS first ON first.id = ends.head JOIN answer AS last ON last.id = ends.tail");
    QList<AnswerEnds> list;
    while (rows.next())
        list.append({ rows.value(0).toString(), rows.value(1).toBool(), rows.value(2).toBool() });
    return list;
}

} // namespace learningrows
