// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/decisioncosts.h"

#include "app/games/gamewords.h"
#include "app/review/keptreview.h"
#include "app/review/reviewwords.h"
#include "app/text/language.h"
#include "app/text/offerwords.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace {

constexpr qsizetype mostCostMonths = 12;

void scaleToLongest(QList<CostLine> &lines)
{
    double longest = 0;
    for (const CostLine &line : lines)
        longest = std::max(longest, line.share);
    for (CostLine &line : lines)
        line.share = longest > 0 ? line.share / longest : 0;
}

} // namespace

DecisionCosts::DecisionCosts(Shelf &shelf, QObject *parent)
    : QObject(parent)
    , m_shelf(shelf)
{
    connect(&Language::shared(), &Language::changed, this, &DecisionCosts::changed);
}

void DecisionCosts::ask(const QString &game, int players)
{
    m_shelf.reviewSums(game, players, this, [this, game, asked = ++m_asked](const ReviewSums &sums) {
        if (asked != m_asked)
            return;
        m_game = game;
        m_sums = sums;
        Q_EMIT changed();
    });
}

QString DecisionCosts::cards() const
{
    const int deals = m_sums.deals;
    if (deals == 0)
        return {};
    const double mean = m_sums.cards / deals;
    if (deals < 2)
        return signedAverageText(mean);
    const double variance = (m_sums.cardsSquared - deals * mean * mean) / (deals - 1);
    return tr("%1 ± %2", "a number, and its error")
        .arg(signedAverageText(mean), averageText(std::sqrt(std::max(0.0, variance) / deals)));
}

QString DecisionCosts::cost() const
{
    return m_sums.deals == 0 ? QString()
                             : tr("%1 per deal", "points").arg(averageText(m_sums.cost / m_sums.deals));
}

QList<CostLine> DecisionCosts::months() const
{
    const QDate today = QDate::currentDate();
    QList<CostLine> lines;
    for (const MonthCost &month :
        m_sums.months.mid(std::max(qsizetype(0), m_sums.months.size() - mostCostMonths))) {
        const QDate day = QDate::fromString(month.month + QStringLiteral("-01"), Qt::ISODate);
        const double cost = month.cost / std::max(1, month.deals);
        lines.append(
            { GameWords::month(day, today), QLocale().standaloneMonthName(day.month(), QLocale::ShortFormat),
                averageText(cost), tr("%n deal(s)", "", month.deals), cost });
    }
    scaleToLongest(lines);
    return lines;
}

QList<CostLine> DecisionCosts::kinds() const
{
    QList<CostLine> lines;
    for (const KindCost &kind : m_sums.kinds) {
        const auto topic = kindFrom(kind.facet);
        if (topic)
            lines.append({ ReviewWords::kind(*topic), {}, signedAverageText(-kind.cost),
                tr("%n time(s)", "", kind.times), kind.cost, drillAgainst(m_game, *topic) });
    }
    scaleToLongest(lines);
    return lines;
}
