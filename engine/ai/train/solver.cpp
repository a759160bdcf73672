// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/train/solver.h"

#include "engine/games/truco/ai/knowledge.h"

#include <algorithm>

namespace sobremesa::train {

using truco::State;

namespace {

constexpr float hopeless = -20; // by the weight of a deal: a regret after which a way is seldom tried
constexpr float deepest = -30; // the same: no regret is lower, so that everything can become good again
constexpr double retried = 0.2;
constexpr int attempts = 8; // until the rules of thumb say what is decided now

State emptyTable()
{
    Setup setup;
    setup.options = standardOptions(State::info().options);
    setup.options[playersRow] = 2;
    return *State::start(setup);
}

// Nobody has moved since these seats were asked and waited. First whoever may wait, then who must answer.
Seat nextSeat(const State &state, SeatSet passed)
{
    const SeatSet needed = waiting(state) - passed;
    const Seat caller = state.play.turn;
    return needed.size() > 1 && needed.contains(caller) ? caller : needed.first();
}

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
    , m_start(emptyTable())
    , m_table(room)
    , m_progress { 0, 0, Rng(plan.seed) }
{
    m_buffer.reserve(64);
}

bool Solver::resume(const Progress &progress, std::span<const Regrets> rows)
{
    m_progress = progress;
    return std::all_of(rows.begin(), rows.end(), [this](const Regrets &row) { return m_table.add(row); });
}

State Solver::dealt()
{
    State state = m_start;
    const bool begins = m_progress.rng.real() < m_plan.fresh;
    for (std::int16_t &score : state.scores)
        score = static_cast<std::int16_t>(m_progress.rng.below(begins ? 12U : 30U));
    state.dealer = static_cast<Seat>(m_progress.rng.below(2));
    state.deals = 2;
    PackCards pack = truco::plan(state).pack;
    for (std::size_t i = 0; i < 6; ++i)
        std::swap(pack[i], pack[i + m_progress.rng.below(static_cast<std::uint32_t>(pack.size() - i))]);
    Events deaf;
    deal(state, pack, deaf);
    return state;
}

double Solver::payoff(const State &state) const
{
    return truco::worth(state)[m_learner] - m_before;
}

void Solver::playDeal()
{
    const std::int64_t deals = ++m_progress.deals;
    m_weight = static_cast<float>(static_cast<double>(deals) / static_cast<double>(m_plan.deals));
    const State state = dealt();
    for (m_learner = 0; m_learner < 2; ++m_learner) {
        m_byThumb = m_plan.usual > 0 && m_progress.rng.real() < m_plan.usual;
        m_before = truco::worth(state)[m_learner];
        const double value = explore({ state });
        if (2 * deals > m_plan.deals)
            m_progress.gain += value / static_cast<double>(m_plan.deals);
    }
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
    }
}

double Solver::explore(Point point)
{
    const State &state = point.state;
    while (state.phase != truco::Phase::Between && state.phase != truco::Phase::Over) {
        const Seat seat = nextSeat(state, point.passed);
        const Situation now = situation(state, seat, point.thing);
        std::size_t way = 0;
        if (now.ways.size() > 1) {
            Regrets *row = m_table.find(now.key, now.ways.size());
            require(row && row->ways == now.ways.size());
            if (seat == m_learner)
                return tryAll(point, seat, now, *row);
            way = drawn(state, now, *row);
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

std::size_t Solver::drawn(const State &state, const Situation &now, Regrets &row)
{
    if (m_plan.against)
        return drawnByBook(now, row);
    if (m_byThumb) {
        if (const auto way = byThumb(state, now))
            return *way;
    }
    const Regrets::Row shares = row.shares();
    if (!m_byThumb)
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

// What the policy of the playouts does here, where it is one of the ways.
std::optional<std::size_t> Solver::byThumb(const State &state, const Situation &now)
{
    const auto mover =
        std::find_if(now.ways.begin(), now.ways.end(), [](const auto &way) { return way.has_value(); });
    m_buffer.clear();
    legal(state, (*mover)->seat, m_buffer);
    for (int i = 0; i < attempts; ++i) {
        const std::size_t place = truco::policy(state, m_buffer, m_progress.rng);
        for (std::size_t way = 0; way < now.ways.size(); ++way) {
            const auto &action = now.ways[way];
            if (place < m_buffer.size() ? action == m_buffer[place] : !action)
                return way;
        }
        if (now.goesOn)
            return now.ways.size() - 1;
    }
    return std::nullopt;
}

} // namespace sobremesa::train
