// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/reviewrows.h"

#include "app/shelf/database.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace {

constexpr const char *countedGames =
    " FROM game WHERE state = 'over' AND origin = 'dealt' AND counted = 1 AND "
    "help = 0 AND deleted IS NULL AND costly IS NOT NULL AND game = ? AND "
    "(? = 0 OR players = ?)";

QString text(const QJsonArray &list)
{
    return QString::fromUtf8(QJsonDocument(list).toJson(QJsonDocument::Compact));
}

QJsonArray listFrom(const QVariant &text)
{
    return QJsonDocument::fromJson(text.toByteArray()).array();
}

QString costText(const QList<double> &cost)
{
    QJsonArray list;
    for (const double points : cost)
        list.append(points);
    return text(list);
}

QList<double> costFrom(const QVariant &text)
{
    QList<double> cost;
    const QJsonArray list = listFrom(text);
    for (const auto points : list)
        cost.append(points.toDouble());
    return cost;
}

QString estimatesText(const QList<ActionReview> &estimates)
{
    QJsonArray list;
    for (const ActionReview &row : estimates)
        list.append(QJsonArray { row.action, row.points, row.error, row.worlds, row.often });
    return text(list);
}

QList<ActionReview> estimatesFrom(const QVariant &text)
{
    QList<ActionReview> estimates;
    const QJsonArray list = listFrom(text);
    for (const auto row : list)
        estimates.append(
            { row[0].toString(), row[1].toDouble(), row[2].toDouble(), row[3].toInt(), row[4].toDouble() });
    return estimates;
}

void addDecision(Sql &sql, GameId id, const DecisionReview &row)
{
    sql.run("INSERT INTO decision (game, number, seat, phase, played, best, loss, error, facet, iterations, "
            "player, expected, expected_error, cost, estimates) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        { id, row.number, row.seat, row.phase, row.played, row.best, row.loss, row.error, row.facet,
            row.iterations, row.player, row.expected, row.expectedError, costText(row.cost),
            estimatesText(row.estimates) });
}

void addDeal(Sql &sql, GameId id, const DealReview &row)
{
    sql.run("INSERT INTO deal (game, number, result, cards, own, others, par, par_error) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        { id, row.number, row.result, row.cards, row.own, row.others, row.par, row.parError });
}

void readDecisions(Sql &sql, GameId id, GameReview &review)
{
    QSqlQuery found =
        sql.ask("SELECT number, seat, phase, played, best, loss, error, facet, iterations, player, expected, "
                "expected_error, cost, estimates FROM decision WHERE game = ? ORDER BY number",
            { id });
    while (found.next())
        review.decisions.append({ found.value(0).toInt(), found.value(1).toInt(), found.value(2).toString(),
            found.value(3).toString(), found.value(4).toString(), found.value(5).toDouble(),
            found.value(6).toDouble(), found.value(7).toString(), found.value(8).toInt(),
            found.value(9).toString(), found.value(10).toDouble(), found.value(11).toDouble(),
            costFrom(found.value(12)), estimatesFrom(found.value(13)) });
}

void readDeals(Sql &sql, GameId id, GameReview &review)
{
    QSqlQuery found = sql.ask("SELECT number, result, cards, own, others, par, par_error FROM deal "
                              "WHERE game = ? ORDER BY number",
        { id });
    while (found.next())
        review.deals.append({ found.value(0).toInt(), found.value(1).toDouble(), found.value(2).toDouble(),
            found.value(3).toDouble(), found.value(4).toDouble(), found.value(5).toDouble(),
            found.value(6).toDouble() });
}

} // namespace

namespace reviewrows {

void put(Sql &sql, GameId id, const GameReview &review)
{
    if (sql.value("SELECT count(*) FROM game WHERE id = ?", { id }).toInt() == 0)
        return; // forgotten meanwhile
    sql.run("DELETE FROM decision WHERE game = ?", { id });
    sql.run("DELETE FROM deal WHERE game = ?", { id });
    for (const DecisionReview &row : review.decisions)
        addDecision(sql, id, row);
    for (const DealReview &row : review.deals)
        addDeal(sql, id, row);
    sql.run("UPDATE game SET costly = ? WHERE id = ?",
        { review.costly ? QVariant(*review.costly) : QVariant(), id });
}

GameReview review(Sql &sql, GameId id)
{
    GameReview review;
    readDecisions(sql, id, review);
    readDeals(sql, id, review);
    const QVariant costly = sql.value("SELECT costly FROM game WHERE id = ?", { id });
    if (!costly.isNull())
        review.costly = costly.toInt();
    return review;
}

void setReviewed(Sql &sql, GameId id)
{
    sql.run("UPDATE game SET reviewed = 1 WHERE id = ?", { id });
}

void forget(Sql &sql, GameId id)
{
    sql.run("DELETE FROM decision WHERE game = ?", { id });
    sql.run("DELETE FROM deal WHERE game = ?", { id });
    sql.run("UPDATE game SET costly = NULL, reviewed = 0 WHERE id = ?", { id });
}

ReviewSums sums(Sql &sql, const QString &game, int players)
{
    ReviewSums sums;
    const QVariantList which { game, players, players };
    QSqlQuery months = sql.ask(
        QByteArray("SELECT strftime('%Y-%m', finished / 1000, 'unixepoch', 'localtime') AS month, count(*), "
                   "-sum(deal.own), sum(deal.cards), sum(deal.cards * deal.cards) FROM deal JOIN "
                   "(SELECT id, finished")
            + countedGames + ") AS counted ON deal.game = counted.id GROUP BY month ORDER BY month",
        which);
    while (months.next()) {
        sums.months.append(
            { months.value(0).toString(), months.value(1).toInt(), months.value(2).toDouble() });
        sums.deals += months.value(1).toInt();
        sums.cost += months.value(2).toDouble();
        sums.cards += months.value(3).toDouble();
        sums.cardsSquared += months.value(4).toDouble();
    }
    QSqlQuery kinds = sql.ask(QByteArray("SELECT facet, count(*), sum(loss) AS lost FROM decision JOIN "
                                         "(SELECT id, own_seat")
            + countedGames
            + " ORDER BY finished DESC LIMIT 10) AS counted ON decision.game = counted.id AND seat = "
              "own_seat "
              "WHERE facet <> '' GROUP BY facet ORDER BY lost DESC LIMIT 3",
        which);
    while (kinds.next())
        sums.kinds.append({ kinds.value(0).toString(), kinds.value(1).toInt(), kinds.value(2).toDouble() });
    return sums;
}

} // namespace reviewrows
