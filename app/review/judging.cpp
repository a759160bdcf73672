// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/judging.h"

#include "engine/ai/mistakes.h"

using namespace sobremesa;

namespace {

JudgedDecision judgeOne(const ReviewedGame &game, std::size_t action, const StopFlag *stop)
{
    JudgedDecision found { action, game.reviewed.judged(action, stop), std::nullopt };
    if (!found.decision || !isCostly(game, action, found.decision->verdict.loss) || *stop)
        return found;
    const Explanation why = explained(game, *found.decision, game.match.action(action));
    if (!why.reasons.empty())
        found.kind = why.reasons.front().topic;
    return found;
}

} // namespace

bool isCostly(const ReviewedGame &game, std::size_t action, double loss)
{
    const Seat seat = game.reviewed.seatOf(action);
    return loss > 0 && costOf(loss, 0, errorUnitOf(game.match.observeBefore(action, seat))) >= Cost::Costly;
}

Explanation explained(const ReviewedGame &game, const Decision &decision, const Action &other)
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
    return explain(seen, advices, other, nullptr, game.reviewed.book());
}

Judging::Judging(QObject *parent)
    : QObject(parent)
{
}

Judging::~Judging()
{
    m_question.drop();
    m_pool.waitForDone();
}

void Judging::begin(std::shared_ptr<const ReviewedGame> game, const std::vector<std::size_t> &actions)
{
    m_question.drop();
    m_game = std::move(game);
    m_waiting.assign(actions.begin(), actions.end());
    next();
}

void Judging::stop()
{
    m_question.drop();
    m_waiting.clear();
    m_game.reset();
}

// What was being judged is judged again.
void Judging::setResting(bool resting)
{
    if (m_resting == resting)
        return;
    m_resting = resting;
    m_resting ? m_question.drop() : next();
}

void Judging::next()
{
    if (m_resting || m_waiting.empty() || m_question.isOpen())
        return;
    m_question.ask(
        m_pool, this,
        [game = m_game, action = m_waiting.front()](
            const StopFlag *stop) { return judgeOne(*game, action, stop); },
        [this](const JudgedDecision &found) { hear(found); });
}

void Judging::hear(const JudgedDecision &found)
{
    m_waiting.pop_front();
    const bool last = m_waiting.empty();
    Q_EMIT judged(found);
    if (last)
        Q_EMIT finished();
    else
        next();
}
