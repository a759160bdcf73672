// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/coach/estimate.h"

#include <QtConcurrentRun>

#include <algorithm>

using namespace sobremesa;

Estimate::Estimate(QObject *parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowestPriority);
    m_pool.setExpiryTimeout(2000);
}

Estimate::~Estimate()
{
    forget();
    m_pool.waitForDone();
}

void Estimate::begin(const Asked &seat)
{
    forget();
    auto *watcher = new QFutureWatcher<Mistakes>(this);
    m_watcher = watcher;
    m_stop = std::make_shared<StopFlag>(false);
    connect(watcher, &QFutureWatcher<Mistakes>::finished, this, [this, watcher] {
        m_mistakes = watcher->result();
        m_ready = true;
        drop();
        Q_EMIT ready();
    });
    watcher->setFuture(QtConcurrent::run(&m_pool, [seat, stop = m_stop] {
        const Advices estimates = advise(seat.observation, seat.level, seat.seed, stop.get());
        return mistakesIn(seat.observation, estimates, stop.get());
    }));
}

void Estimate::forget()
{
    drop();
    m_ready = false;
    m_mistakes.clear();
}

// The worker sees the request to stop and ends by itself; nobody hears its answer any more.
void Estimate::drop()
{
    m_stop->store(true, std::memory_order_relaxed);
    if (m_watcher) {
        m_watcher->disconnect(this);
        m_watcher->deleteLater();
    }
    m_watcher.clear();
}

const Mistake *Estimate::mistake(const Action &action) const
{
    const auto found = std::find_if(m_mistakes.begin(), m_mistakes.end(),
        [&action](const Mistake &each) { return each.action == action; });
    return found == m_mistakes.end() ? nullptr : &*found;
}
