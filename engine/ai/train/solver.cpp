// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/train/solver.h"

#include "engine/ai/train/deals.h"
#include "engine/ai/train/habitplayer.h"
#include "engine/games/truco/ai/knowledge.h"

#include <algorithm>

namespace sobremesa::train {

using truco::State;

namespace {

constexpr float hopeless = -20; // by the weight of a deal: a regret after which a way is seldom tried
constexpr float deepest = -30; // the same: no regret is lower, so that everything can become good again
constexpr double retried = 0.2;
constexpr std::uint64_t ofRival = std::uint64_t { 1 } << 63U; // in a key: what the rival has learnt there

std::size_t drawnBy(const Regrets::Row &shares, std::size_t ways, Rng &rng)
{
    double left = rng.real();
    std::size_t way = 0;
    while (way + 1 < ways && (left -= static_cast<double>(shares[way])) >= 0)
        ++way;
    return way;
}

} // namespace

Solver::Solver(const Plan &plan)
    : m_plan(plan)
    , m_start(emptyTable(plan.players))
    , m_table(room)
    , m_progress { 0, 0, Rng(plan.seed) }
{
}

bool Solver::resume(const Progress &progress, std::span<const Regrets> rows)
{
    m_progress = progress;
    return std::all_of(rows.begin(), rows.end(), [this](const Regrets &row) { return m_table.add(row); });
}

double Solver::worthToLearner(const State &state) const
{
    const Side side = truco::teamOf(m_learner);
    return m_plan.ends ? worthOfGame(state, side) : truco::worth(state)[side];
}

double Solver::payoff(const State &state) const
{
    return worthToLearner(state) - m_before;
}

void Solver::playDeal()
{
    const std::int64_t deals = ++m_progress.deals;
    m_weight = static_cast<float>(static_cast<double>(deals) / static_cast<double>(m_plan.deals));
    const State state =
        m_plan.ends ? lateDeal(m_start, m_progress.rng) : freshDeal(m_start, m_plan.fresh, m_progress.rng);
    for (m_learner = 0; m_learner < m_plan.players; ++m_learner) {
        learn(state, false);
        if (hasRival())
            learn(state, true);
    }
}

void Solver::learn(const State &state, bool asRival)
{
    m_asRival = asRival;
    drawOthers();
    m_before = worthToLearner(state);
    const double value = explore({ state });
    if (!asRival && 2 * m_progress.deals > m_plan.deals)
        m_progress.gain += value / static_cast<double>(m_plan.deals);
}

// Who is on the other side.
void Solver::drawOthers()
{
    m_club.reset();
    m_byHabits = false;
    if (m_asRival || m_plan.against)
        return;
    const double die = m_progress.rng.real();
    if (die < m_plan.usual)
        m_club = ClubPlayer::drawn(m_progress.rng);
    else
        m_byHabits = die < m_plan.usual + m_plan.habits;
}

bool Solver::learnsIn(const State &state, Seat seat) const
{
    return seat == m_learner && (!m_plan.against || state.play.tricks.size() >= m_plan.after);
}

// Of the book and its rival each has one seat. A best answer learns for both seats, where the book is silent.
Regrets *Solver::rowOf(const Situation &now, Seat seat)
{
    const bool rival = hasRival() && (seat == m_learner) == m_asRival;
    return m_table.find(rival ? now.key | ofRival : now.key, now.ways.size());
}

void Solver::take(Point &point, Seat seat, const Situation &now, std::size_t way)
{
    Events deaf;
    if (now.ways[way]) {
        apply(point.state, *now.ways[way], deaf);
        point.passed = {};
        point.thing = 0;
    } else if (now.goesOn) {
        ++point.thing;
    } else {
        point.passed.insert(seat);
        point.thing = 0;
    }
    goOn(point.state);
}

// A club player of the other team, with cards that are all but certain to win.
bool Solver::callsOutOfTurn(Point &point)
{
    State &state = point.state;
    const truco::Play &play = state.play;
    const bool quiet = state.phase == truco::Phase::Play && play.truco.open == 0;
    if (!m_club || m_plan.players == 2 || !quiet || !point.passed.empty() || point.thing > 0)
        return false;
    for (const Seat seat : truco::activeOf(state, truco::other(truco::teamOf(m_learner)))) {
        const auto call = m_club->callOutOfTurn(state, seat, m_chances, m_progress.rng);
        if (!call)
            continue;
        Events deaf;
        apply(state, *call, deaf);
        return true;
    }
    return false;
}

double Solver::explore(Point point)
{
    const State &state = point.state;
    while (!isOver(state)) {
        if (callsOutOfTurn(point))
            continue;
        const Seat seat = nextSeat(state, point.passed);
        const Situation now = situationAnywhere(state, seat, point.thing);
        std::size_t way = 0;
        if (now.ways.size() > 1) {
            Regrets *row = rowOf(now, seat);
            require(row && row->ways == now.ways.size());
            if (learnsIn(state, seat))
                return tryAll(point, seat, now, *row);
            way = drawn(point, seat, now, *row);
        }
        take(point, seat, now, way);
    }
    return payoff(state);
}

double Solver::tryAll(const Point &point, Seat seat, const Situation &now, Regrets &row)
{
    const Regrets::Row shares = row.shares();
    Regrets::Row values {};
    double mean = 0;
    std::uint32_t tried = 0;
    for (std::size_t way = 0; way < now.ways.size(); ++way) {
        if (row.regrets[way] < hopeless * m_weight && m_progress.rng.real() >= retried)
            continue;
        Point next = point;
        take(next, seat, now, way);
        tried |= 1U << way;
        const double value = explore(next);
        values[way] = static_cast<float>(value);
        mean += static_cast<double>(shares[way]) * value;
    }
    ++row.visits;
    for (std::size_t way = 0; way < now.ways.size(); ++way)
        if ((tried >> way & 1U) != 0)
            row.regrets[way] = std::max(
                deepest * m_weight, row.regrets[way] + m_weight * (values[way] - static_cast<float>(mean)));
    return mean;
}

std::size_t Solver::drawn(const Point &point, Seat seat, const Situation &now, Regrets &row)
{
    if (m_plan.against)
        return drawnByBook(now, row);
    if (m_club && isOther(seat))
        return m_club->way(point.state, now, m_chances, m_progress.rng);
    if (m_byHabits && isOther(seat))
        return wayByHabit(point.state, now, m_progress.rng);
    const Regrets::Row shares = row.shares();
    if (m_asRival || !hasRival()) // it is the book that answers
        for (std::size_t way = 0; way < now.ways.size(); ++way)
            row.sums[way] += m_weight * shares[way];
    if (m_progress.rng.real() < m_plan.stray)
        return m_progress.rng.below(static_cast<std::uint32_t>(now.ways.size()));
    return drawnBy(shares, now.ways.size(), m_progress.rng);
}

std::size_t Solver::drawnByBook(const Situation &now, const Regrets &row)
{
    const BookShares shares = m_plan.against->find(now.key, now.ways.size());
    return shares.empty() ? drawnBy(row.shares(), now.ways.size(), m_progress.rng)
                          : drawWay(shares, m_progress.rng);
}

} // namespace sobremesa::train
