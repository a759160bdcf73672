// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/judging.h"

#include <QtConcurrentRun>

using namespace sobremesa;

namespace {

constexpr double costlyShare = 1.0 / 3; // of the unit of errors

JudgedDecision judgeOne(const ReviewedGame &game, std::size_t action, const StopFlag &stop)
{
    JudgedDecision found { action, game.reviewed.judged(action, &stop), std::nullopt };
    if (!found.decision || !isCostly(game, action, found.decision->verdict.loss) || stop)
        return found;
    const Explanation why = explained(game, *found.decision);
    if (!why.reasons.empty())
        found.kind = why.reasons.front().topic;
    return found;
}

} // namespace

bool isCostly(const ReviewedGame &game, std::size_t action, double loss)
{
    const Seat seat = game.reviewed.seatOf(action);
    return loss >= costlyShare * errorUnitOf(game.match.observeBefore(action, seat));
}

Explanation explained(const ReviewedGame &game, const Decision &decision)
{
    if (!decision.verdict.best) { // there are reasons for actions only
        Explanation why;
        why.kind = Explanation::Kind::Numbers;
        why.difference = decision.verdict.loss;
        return why;
    }
    const Observation seen = game.match.observeBefore(decision.number, decision.seat);
    Advices advices = decision.verdict.estimates;
    std::erase_if(advices, [](const Advice &advice) { return !advice.action; }); // there is no word for it
    return explain(seen, advices, game.match.action(decision.number));
}

Judging::Judging(QObject *parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowestPriority);
    m_pool.setExpiryTimeout(2000);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &Judging::hear);
}

Judging::~Judging()
{
    halt();
    m_pool.waitForDone();
}

void Judging::begin(std::shared_ptr<const ReviewedGame> game, const std::vector<std::size_t> &actions)
{
    halt();
    m_game = std::move(game);
    m_waiting.assign(actions.begin(), actions.end());
    next();
}

void Judging::stop()
{
    halt();
    m_waiting.clear();
    m_game.reset();
}

// What was being judged is judged again.
void Judging::setResting(bool resting)
{
    if (m_resting == resting)
        return;
    m_resting = resting;
    m_resting ? halt() : next();
}

void Judging::halt()
{
    if (m_stop)
        m_stop->store(true, std::memory_order_relaxed);
    m_stop.reset();
}

void Judging::next()
{
    if (m_resting || m_waiting.empty() || m_stop)
        return;
    m_stop = std::make_shared<StopFlag>(false);
    m_watcher.setFuture(
        QtConcurrent::run(&m_pool, [game = m_game, action = m_waiting.front(), stop = m_stop] {
            return judgeOne(*game, action, *stop);
        }));
}

void Judging::hear()
{
    if (!m_stop)
        return;
    const JudgedDecision found = m_watcher.result();
    m_stop.reset();
    m_waiting.pop_front();
    const bool last = m_waiting.empty();
    Q_EMIT judged(found);
    if (last)
        Q_EMIT finished();
    else
        next();
}
