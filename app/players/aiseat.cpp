// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/players/aiseat.h"

#include "engine/ai/ranking.h"

#include <QtConcurrentRun>

using namespace sobremesa;

AiSeat::AiSeat(QObject *parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(1); // one worker: the picture keeps the other core
    m_pool.setThreadPriority(QThread::LowestPriority);
    m_pool.setExpiryTimeout(2000);
}

AiSeat::~AiSeat()
{
    forget();
    m_pool.waitForDone();
}

void AiSeat::ask(std::vector<Asked> seats)
{
    drop(m_question);
    auto *watcher = new QFutureWatcher<Answers>(this);
    m_question = { watcher, std::make_shared<StopFlag>(false) };
    connect(watcher, &QFutureWatcher<Answers>::finished, this, [this, watcher] {
        const Answers answers = watcher->result();
        drop(m_question);
        Q_EMIT answered(answers);
    });
    watcher->setFuture(QtConcurrent::run(&m_pool, [seats = std::move(seats), stop = m_question.stop] {
        Answers answers;
        for (const Asked &asked : seats)
            answers.push_back(choose(asked.observation, asked.level, asked.seed, stop.get(), asked.refused));
        return answers;
    }));
}

void AiSeat::askAdvice(const Asked &seat, const std::optional<Action> &other)
{
    using Advised = std::pair<Advices, Explanation>;
    drop(m_advice);
    auto *watcher = new QFutureWatcher<Advised>(this);
    m_advice = { watcher, std::make_shared<StopFlag>(false) };
    connect(watcher, &QFutureWatcher<Advised>::finished, this, [this, watcher] {
        const Advised advised = watcher->result();
        drop(m_advice);
        Q_EMIT this->advised(advised.first, advised.second);
    });
    watcher->setFuture(QtConcurrent::run(&m_pool, [seat, other, stop = m_advice.stop] {
        const Observation &seen = seat.observation;
        Advices advices = ranked(seen, advise(seen, seat.level, seat.seed, stop.get()));
        Explanation why = explain(seen, advices, other, stop.get());
        return Advised { std::move(advices), std::move(why) };
    }));
}

void AiSeat::forget()
{
    drop(m_question);
    drop(m_advice);
}

// The worker sees the request to stop and ends by itself; nobody hears its answer any more.
void AiSeat::drop(Question &question)
{
    question.stop->store(true, std::memory_order_relaxed);
    if (question.watcher) {
        question.watcher->disconnect(this);
        question.watcher->deleteLater();
    }
    question = {};
}
