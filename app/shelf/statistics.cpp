// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/statistics.h"

#include "app/shelf/database.h"

#include <algorithm>

namespace {

constexpr const char *counting = "state = 'over' AND counted = 1 AND deleted IS NULL AND origin = 'dealt'"
                                 " AND (? = '' OR game = ?)";

} // namespace

namespace statistics {

QList<Tally> tallies(Sql &sql, const QString &game)
{
    QSqlQuery rows = sql.ask(
        QByteArray(
            "SELECT game, level, players,"
            " strftime('%Y-%m', finished / 1000, 'unixepoch', 'localtime') AS month, help > 0 AS helped,"
            " count(*), sum(won IS 1), sum(won IS 0), sum(deals), sum(margin), sum(margin * margin),"
            " sum(margin * deals), sum(deals * deals), sum(seconds) FROM game WHERE ")
            + counting + " GROUP BY game, level, players, month, helped ORDER BY month, game, level, players",
        { game, game });
    QList<Tally> list;
    while (rows.next()) {
        const auto number = [&](int column) { return rows.value(column).toLongLong(); };
        list.append({ rows.value(0).toString(), rows.value(1).toString(), int(number(2)),
            rows.value(3).toString(), number(4) == 1, int(number(5)), int(number(6)), int(number(7)),
            int(number(8)), number(9), number(10), number(11), number(12), number(13) });
    }
    return list;
}

Streak streak(Sql &sql, const QString &game, int players)
{
    QSqlQuery rows = sql.ask(QByteArray("SELECT won FROM game WHERE ") + counting
            + " AND (? = 0 OR players = ?) ORDER BY finished, id",
        { game, game, players, players });
    Streak streak;
    while (rows.next()) {
        streak.now = rows.value(0).toInt() == 1 ? streak.now + 1 : 0;
        streak.best = std::max(streak.best, streak.now);
    }
    return streak;
}

void forget(Sql &sql)
{
    sql.run("UPDATE game SET counted = 0 WHERE state = 'over'");
}

} // namespace statistics
