// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/review.h"

#include "app/catalog/words.h"
#include "app/games/gamewords.h"
#include "app/review/keptreview.h"
#include "app/review/reviewwords.h"
#include "app/table/outcome.h"
#include "app/text/gametext.h"
#include "app/text/offerwords.h"

#include <QtConcurrentRun>

#include <algorithm>
#include <cmath>

// What a review tells: of the game, and of one decision.
using namespace sobremesa;

namespace {

constexpr qsizetype mostCostly = 3;

} // namespace

void Review::retell()
{
    m_telling.stop();
    m_points.clear();
    m_costly.clear();
    m_bars.clear();
    m_sum = {};
    if (played()) {
        m_sum = m_found.sum(seat());
        m_points = m_found.points(seat());
        const ReviewWords words(*played(), names());
        rankCostly(words);
        wordPoints(words);
        m_bars = words.bars(m_sum, seat());
    }
    findCurrent();
    Q_EMIT changed();
    Q_EMIT currentChanged();
    tellDecision();
}

// What was chosen, or the costliest as long as nothing was.
void Review::findCurrent()
{
    const auto chosen = std::find_if(m_points.begin(), m_points.end(),
        [this](const ReviewPoint &point) { return point.action == m_chosen; });
    if (m_chosen && chosen != m_points.end())
        m_current = static_cast<int>(chosen - m_points.begin());
    else if (m_points.isEmpty())
        m_current = -1;
    else
        m_current = m_costly.isEmpty() ? 0 : m_costly.front().point;
}

void Review::rankCostly(const ReviewWords &words)
{
    for (const qsizetype at : m_found.costly(m_points).mid(0, mostCostly)) {
        ReviewPoint &point = m_points[at];
        point.rank = static_cast<int>(m_costly.size()) + 1;
        const auto kind = m_found.kind(point.action);
        m_costly.append({ static_cast<int>(at), words.better(*m_found.decision(point.action)),
            kind ? ReviewWords::kind(*kind) : QString(), signedAverageText(-point.cost) });
    }
}

void Review::wordPoints(const ReviewWords &words)
{
    const auto all = static_cast<int>(m_points.size());
    for (int at = 0; at < all; ++at) {
        ReviewPoint &point = m_points[at];
        if (point.luck != 0)
            point.luckWords = words.luck(point.luck);
        point.spoken = words.point(point, at, all);
    }
}

// ---- one decision

void Review::choose(int point)
{
    if (point < 0 || point >= m_points.size() || (m_chosen && point == m_current))
        return;
    m_current = point;
    m_chosen = m_points[point].action;
    Q_EMIT currentChanged();
    tellDecision();
}

void Review::setOpenHands(bool open)
{
    if (m_openHands == open)
        return;
    m_openHands = open;
    tellDecision();
}

QString Review::gameId() const
{
    return played() ? idText(played()->match.game().id) : QString();
}

QString Review::drillFor(const ReviewPoint &point) const
{
    const auto kind = m_found.kind(point.action);
    return point.cost > 0 && kind ? drillAgainst(gameId(), *kind) : QString();
}

void Review::tellDecision()
{
    ReviewDecision told;
    if (played() && m_current >= 0) {
        const ReviewPoint &point = m_points[m_current];
        const ReviewWords words(*played(), names());
        told = words.decision(point.action, m_found.decision(point.action));
        told.place = words.place(point.action, m_current, static_cast<int>(m_points.size()));
        told.cards = words.cards(point.action, m_openHands);
        told.drill = drillFor(point);
        const auto why = m_why.find(point.action);
        if (why != m_why.end() && point.cost > 0)
            told.reasons = words.reasons(why->second);
        else if (point.cost > 0)
            askWhy();
    }
    if (told == m_decision)
        return;
    m_decision = told;
    Q_EMIT decisionChanged();
}

// Reasons are counted beside the window.
void Review::askWhy()
{
    const std::size_t action = m_points[m_current].action;
    auto *watcher = new QFutureWatcher<Explanation>(this);
    connect(watcher, &QFutureWatcher<Explanation>::finished, this, [this, watcher, action, asked = m_asked] {
        watcher->deleteLater();
        if (asked != m_asked)
            return;
        m_why[action] = watcher->result();
        tellDecision();
    });
    watcher->setFuture(QtConcurrent::run([game = m_found.game(), decision = *m_found.decision(action)] {
        return explained(*game, decision, game->match.action(decision.number));
    }));
}

// ---- the game

QString Review::title() const
{
    return played() ? GameWords::title(m_row) : QString();
}

QString Review::line() const
{
    if (!played())
        return {};
    return listed({ GameWords::line(m_row), GameWords::score(m_row),
        GameWords::when(m_row.finished.isValid() ? m_row.finished : m_row.changed, QDate::currentDate()) });
}

QString Review::pack() const
{
    return played() ? QString::fromUtf8(played()->match.game().pack->id) : QStringLiteral("french");
}

GameOutcome Review::outcome() const
{
    if (!played() || !isOver(played()->match.position()))
        return {};
    return Outcome(played()->match, { seat(), false }, names()).tell({});
}

QStringList Review::deals() const
{
    QStringList list;
    for (int deal = 0; played() && deal < played()->reviewed.deals(); ++deal)
        list.append(worded("engine", played()->match.game().packTitle).arg(deal + 1));
    return list;
}

double Review::luckFrom() const
{
    return played() ? m_found.luckFrom(seat()) : 0;
}

QString Review::luckLegend() const
{
    return tr("luck of %1 or more", "points").arg(averageText(luckFrom()));
}

QString Review::result() const
{
    if (!played())
        return {};
    const auto points = static_cast<int>(std::lround(std::abs(m_sum.result)));
    return tr("Where the %n point(s) went", "the result of a game", points);
}

QString Review::doubt() const
{
    if (!played())
        return {};
    const QString error = QStringLiteral("\u00b1 ") + averageText(m_sum.error);
    return isReady() ? error : tr("%1 of %2 decisions", "judged so far").arg(judged()).arg(all());
}

QString Review::nothingCostly() const
{
    if (!isReady() || !m_costly.isEmpty())
        return {};
    double most = 0;
    for (const ReviewPoint &point : m_points)
        most = std::max(most, point.cost);
    return tr("No decision cost more than %1.", "points").arg(averageText(most));
}

QStringList Review::people() const
{
    QStringList list;
    for (const Seat seat : m_persons)
        list.append(m_persons.size() == 1 ? tr("You") : m_row.seats.value(seat).name);
    return list;
}

void Review::setPerson(int person)
{
    if (person < 0 || person >= static_cast<int>(m_persons.size()) || person == this->person())
        return;
    m_person = static_cast<std::size_t>(person);
    m_chosen.reset();
    retell();
}
