// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QMetaEnum>
#include <QThread>

#include <chrono>
#include <cstdio>
#include <ctime>

// What this thread has worked, in milliseconds; the clock on the wall where the system does not tell it.
inline double millisecondsOfThisThread()
{
#ifdef CLOCK_THREAD_CPUTIME_ID
    timespec now {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
#else
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double, std::milli>(now).count();
#endif
}

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
        const double before = millisecondsOfThisThread();
        doing();
        const double worked = millisecondsOfThisThread() - before;
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
