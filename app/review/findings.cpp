// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/findings.h"

#include "app/review/keptreview.h"
#include "engine/ai/reasons.h"

#include <algorithm>
#include <cmath>

using namespace sobremesa;

namespace {

constexpr double luckShare = 0.5; // of the unit of errors

} // namespace

void Findings::begin(std::shared_ptr<const ReviewedGame> game)
{
    m_game = std::move(game);
    m_found.clear();
}

void Findings::recall(const GameReview &kept)
{
    for (const DecisionReview &row : kept.decisions) {
        if (auto found = decisionFrom(*m_game, row))
            m_found[found->action] = *found;
    }
}

GameReview Findings::kept(Seat seat) const
{
    GameReview review;
    for (const auto &[action, found] : m_found)
        review.decisions.append(keptDecision(*m_game, found));
    if (!isWhole())
        return review;
    const Decisions judged = decisions();
    for (int deal = 0; deal < m_game->reviewed.deals(); ++deal) {
        const Bars bars = m_game->reviewed.bars(deal, seat, judged);
        if (bars.whole)
            review.deals.append(
                { deal, bars.result, bars.cards, bars.own, bars.others + bars.partners, 0, 0 });
    }
    review.costly = static_cast<int>(costly(points(seat)).size());
    return review;
}

int Findings::all() const
{
    return m_game ? static_cast<int>(m_game->reviewed.decisions().size()) : 0;
}

std::vector<std::size_t> Findings::missing(Seat first) const
{
    std::vector<std::size_t> list;
    for (const bool own : { true, false }) {
        for (const std::size_t action : m_game->reviewed.decisions()) {
            if ((m_game->reviewed.seatOf(action) == first) == own && !m_found.contains(action))
                list.push_back(action);
        }
    }
    return list;
}

const Decision *Findings::decision(std::size_t action) const
{
    const auto found = m_found.find(action);
    return found == m_found.end() || !found->second.decision ? nullptr : &*found->second.decision;
}

std::optional<Topic> Findings::kind(std::size_t action) const
{
    const auto found = m_found.find(action);
    return found == m_found.end() ? std::nullopt : found->second.kind;
}

Decisions Findings::decisions() const
{
    Decisions list;
    for (const auto &[action, found] : m_found) {
        if (found.decision)
            list.push_back(*found.decision);
    }
    return list;
}

QList<ReviewPoint> Findings::points(Seat seat) const
{
    QList<ReviewPoint> points;
    for (const std::size_t action : m_game->reviewed.decisions()) {
        const Decision *judged = m_game->reviewed.seatOf(action) == seat ? decision(action) : nullptr;
        if (!judged)
            continue;
        ReviewPoint point;
        point.action = action;
        point.expected = m_game->reviewed.expectedLead(*judged);
        point.error = judged->verdict.expectedError;
        point.cost = judged->verdict.loss;
        point.deal = judged->deal;
        points.append(point);
    }
    tellLuck(points, seat);
    return points;
}

double Findings::costBetween(const ReviewPoint &before, const ReviewPoint &point, std::size_t side) const
{
    double cost = 0;
    for (auto each = m_found.upper_bound(before.action); each != m_found.end() && each->first < point.action;
         ++each)
        cost += each->second.decision ? each->second.decision->verdict.cost[side] : 0;
    return cost;
}

// From one own decision to the next: what remains when the decisions between them are taken out.
void Findings::tellLuck(QList<ReviewPoint> &points, Seat seat) const
{
    const Side side = sideOf(m_game->match.position(), seat);
    const double least = luckFrom(seat);
    for (qsizetype at = 1; at < points.size(); ++at) {
        const ReviewPoint &before = points[at - 1];
        ReviewPoint &point = points[at];
        const double luck =
            point.expected - (before.expected - before.cost) + costBetween(before, point, side);
        point.luck = std::abs(luck) < least ? 0 : luck;
    }
}

QList<qsizetype> Findings::costly(const QList<ReviewPoint> &points) const
{
    QList<qsizetype> order;
    for (qsizetype at = 0; at < points.size(); ++at) {
        if (isCostly(*m_game, points[at].action, points[at].cost))
            order.append(at);
    }
    std::stable_sort(order.begin(), order.end(),
        [&points](qsizetype left, qsizetype right) { return points[left].cost > points[right].cost; });
    return order;
}

Bars Findings::sum(Seat seat) const
{
    Bars sum;
    const Decisions judged = decisions();
    double squares = 0;
    for (int deal = 0; deal < m_game->reviewed.deals(); ++deal) {
        const Bars bars = m_game->reviewed.bars(deal, seat, judged);
        sum.result += bars.result;
        sum.cards += bars.cards;
        sum.own += bars.own;
        sum.partners += bars.partners;
        sum.others += bars.others;
        squares += bars.error * bars.error;
    }
    sum.error = std::sqrt(squares);
    return sum;
}

double Findings::luckFrom(Seat seat) const
{
    return luckShare * errorUnitOf(m_game->match.observe(seat));
}
