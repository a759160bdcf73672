// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/stop.h"

#include <QFutureWatcher>
#include <QPointer>
#include <QThreadPool>
#include <QtConcurrentRun>

#include <memory>
#include <utility>

// One thread of the lowest priority for those who think: the picture keeps the other core.
class Thinkers : public QThreadPool
{
public:
    Thinkers()
    {
        setMaxThreadCount(1);
        setThreadPriority(QThread::LowestPriority);
        setExpiryTimeout(2000);
    }
};

// An inquiry of a worker. A new one, or drop(), makes the answer to the old one worthless, and it never
// arrives.
class Inquiry
{
public:
    // `think` works on copies and is given the request to stop; `hear` gets what it returns, in the thread of
    // `owner`.
    template<typename Think, typename Hear>
    void ask(QThreadPool &pool, QObject *owner, Think think, Hear hear)
    {
        using Answer = std::invoke_result_t<Think, const sobremesa::StopFlag *>;
        drop();
        auto *watcher = new QFutureWatcher<Answer>(owner);
        m_watcher = watcher;
        m_owner = owner;
        m_stop = std::make_shared<sobremesa::StopFlag>(false);
        QObject::connect(
            watcher, &QFutureWatcherBase::finished, owner, [this, watcher, hear = std::move(hear)] {
                const Answer answer = watcher->result();
                drop();
                hear(answer);
            });
        watcher->setFuture(QtConcurrent::run(
            &pool, [think = std::move(think), stop = m_stop] { return think(stop.get()); }));
    }
    // The worker sees the request to stop and ends by itself; nobody hears its answer any more.
    void drop()
    {
        m_stop->store(true, std::memory_order_relaxed);
        if (m_watcher) {
            m_watcher->disconnect(m_owner);
            m_watcher->deleteLater();
        }
        m_watcher.clear();
    }
    // Somebody thinks about it.
    [[nodiscard]] bool isOpen() const { return !m_watcher.isNull(); }

private:
    QPointer<QFutureWatcherBase> m_watcher;
    QObject *m_owner = nullptr;
    std::shared_ptr<sobremesa::StopFlag> m_stop = std::make_shared<sobremesa::StopFlag>(false);
};
