// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/tallying.h"

#include "engine/ai/levels.h"

#include <algorithm>
#include <cmath>

namespace tallying {

namespace {

// Those of mixed levels go behind all that have a name.
int strengthOf(const QString &level)
{
    const auto all = sobremesa::levels();
    const auto found = std::find_if(all.begin(), all.end(), [&](const sobremesa::Level &known) {
        return level == QLatin1String(known.id.data(), static_cast<qsizetype>(known.id.size()));
    });
    return static_cast<int>(found - all.begin());
}

void add(Share &share, const Tally &tally)
{
    share.games += tally.games;
    share.won += tally.won;
}

void add(QList<Line> &lines, const QString &key, const Tally &tally)
{
    const auto line =
        std::find_if(lines.begin(), lines.end(), [&](const Line &there) { return there.key == key; });
    if (line != lines.end())
        return add(line->share, tally);
    lines.append({ key, {} });
    add(lines.last().share, tally);
}

struct Sums
{
    int games = 0;
    double deals = 0;
    double margin = 0;
    double marginSquared = 0;
    double marginDeals = 0;
    double dealsSquared = 0;
};

// Games are drawn, and their deals come with them: the error of a ratio, not of deals as if each stood alone.
std::optional<PointsADeal> pointsOf(const Sums &sums)
{
    if (sums.deals <= 0)
        return std::nullopt;
    PointsADeal points { sums.margin / sums.deals, std::nullopt };
    if (sums.games < 2)
        return points;
    const double ratio = points.value;
    const double squares =
        sums.marginSquared - 2 * ratio * sums.marginDeals + ratio * ratio * sums.dealsSquared;
    points.error = std::sqrt(std::max(0.0, squares) * sums.games / (sums.games - 1)) / sums.deals;
    return points;
}

} // namespace

std::optional<double> Share::value() const
{
    return games < fewestForShare ? std::nullopt : std::optional(double(won) / games);
}

// Where all or none were won, as if one game more had gone each way.
double Share::error() const
{
    const bool extreme = won == 0 || won == games;
    const double count = extreme ? games + 2 : games;
    const double share = count > 0 ? (won + (extreme ? 1 : 0)) / count : 0;
    return count > 0 ? std::sqrt(share * (1 - share) / count) : 0;
}

Summary summarize(const QList<Tally> &tallies, int players, bool helped)
{
    Summary summary;
    Sums sums;
    for (const Tally &tally : tallies) {
        if (tally.players != players || tally.helped != helped)
            continue;
        add(summary.all, tally);
        summary.drawn += tally.games - tally.won - tally.lost;
        summary.seconds += tally.seconds;
        add(summary.levels, tally.level, tally);
        add(summary.months, tally.month, tally);
        sums.games += tally.games;
        sums.deals += tally.deals;
        sums.margin += double(tally.margin);
        sums.marginSquared += double(tally.marginSquared);
        sums.marginDeals += double(tally.marginDeals);
        sums.dealsSquared += double(tally.dealsSquared);
    }
    summary.points = pointsOf(sums);
    std::stable_sort(summary.levels.begin(), summary.levels.end(),
        [](const Line &one, const Line &other) { return strengthOf(one.key) < strengthOf(other.key); });
    std::sort(summary.months.begin(), summary.months.end(),
        [](const Line &one, const Line &other) { return one.key < other.key; });
    return summary;
}

} // namespace tallying
