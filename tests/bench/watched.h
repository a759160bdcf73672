// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/processortime.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QMetaEnum>
#include <QThread>

#include <cstdio>

// How long the thread of the window did one thing, and what it was.
struct Hold
{
    double wall = 0; // milliseconds: what waits for the disk shows
    double worked = 0; // milliseconds of the processor: others may use the machine too
    QByteArray what;
};

// Keeps the longest event: so long nothing else could have been answered.
class WatchedApplication : public QGuiApplication
{
public:
    using QGuiApplication::QGuiApplication;

    bool notify(QObject *receiver, QEvent *event) override
    {
        if (m_inside || QThread::currentThread() != thread()) // others have threads of their own
            return QGuiApplication::notify(receiver, event);
        const QByteArray what = QByteArray(QMetaEnum::fromType<QEvent::Type>().valueToKey(event->type()))
            + " of " + receiver->metaObject()->className(); // it may be gone afterwards
        bool done = false;
        time(what, [&] { done = QGuiApplication::notify(receiver, event); });
        return done;
    }

    // Times what is done outside of any event as well.
    template<typename Doing>
    void time(const QByteArray &what, const Doing &doing)
    {
        m_inside = true;
        QElapsedTimer timer;
        timer.start();
        const double before = sobremesa::cli::millisecondsOfThread();
        doing();
        const double worked = sobremesa::cli::millisecondsOfThread() - before;
        const double wall = double(timer.nsecsElapsed()) / 1e6;
        m_inside = false;
        if (worked > m_mostWorked.worked)
            m_mostWorked = { wall, worked, what };
        if (wall > m_longest.wall)
            m_longest = { wall, worked, what };
        if (m_printed > 0 && worked > m_printed)
            std::printf("    %6.1f ms, worked %6.1f: %s\n", wall, worked, what.constData());
    }

    // Every one that works longer is told as it happens; 0: none.
    void printAbove(double milliseconds) { m_printed = milliseconds; }
    void forget() { m_longest = m_mostWorked = {}; }
    [[nodiscard]] const Hold &longest() const { return m_longest; }
    [[nodiscard]] const Hold &mostWorked() const { return m_mostWorked; }

private:
    bool m_inside = false;
    double m_printed = 0;
    Hold m_longest;
    Hold m_mostWorked;
};
