// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/story.h"

#include <algorithm>
#include <utility>

using namespace sobremesa;
using Kind = sobremesa::Zone;

namespace {

constexpr int runGap = 120; // between the cards of a run, so that it can be followed
constexpr int pointsHold = 350;

bool goesToPile(const Event &event)
{
    return event.kind == EventKind::Moved && event.to.zone == Kind::Captured;
}

} // namespace

Story::Story(const Pace &pace, QObject *parent)
    : QObject(parent)
    , m_pace(pace)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Story::next);
    connect(&pace, &Pace::waitsChanged, this, [this] {
        if (m_running && !m_waiting && !m_timer.isActive())
            next();
    });
}

void Story::tell(std::vector<Beat> beats)
{
    m_beats.insert(
        m_beats.end(), std::make_move_iterator(beats.begin()), std::make_move_iterator(beats.end()));
    if (m_running || m_beats.empty())
        return;
    setRunning(true);
    next();
}

void Story::skip()
{
    m_timer.stop();
    while (!m_beats.empty())
        rush();
    m_waiting = false;
    next();
}

void Story::hurry()
{
    m_timer.stop();
    if (!std::exchange(m_waiting, false)) {
        while (!m_beats.empty() && !m_waiting)
            rush();
    }
    if (!m_waiting)
        next();
}

bool Story::cut()
{
    const auto next =
        std::find_if(m_beats.begin(), m_beats.end(), [](const Beat &beat) { return beat.index == 0; });
    m_beats.erase(next, m_beats.end());
    return !m_beats.empty();
}

void Story::clear()
{
    m_timer.stop();
    m_beats.clear();
    m_waiting = false;
    setRunning(false);
}

Beat Story::tellFirst(int gap)
{
    Beat beat = std::move(m_beats.front());
    m_beats.pop_front();
    Q_EMIT due(beat, gap);
    return beat;
}

void Story::rush()
{
    m_rushed = true;
    tellFirst(0);
    m_rushed = false;
}

void Story::next()
{
    if (m_pace.waits() && !m_beats.empty())
        return;
    while (!m_beats.empty()) {
        const bool dealt = m_beats.front().event.from.zone == Kind::Stock;
        const Beat beat = tellFirst(dealt ? m_pace.dealGap : 0);
        if (m_waiting)
            return;
        if (const int milliseconds = hold(beat); milliseconds > 0) {
            m_timer.start(milliseconds);
            return;
        }
    }
    if (!m_running)
        return;
    setRunning(false);
    Q_EMIT finished();
}

void Story::setRunning(bool running)
{
    if (m_running == running)
        return;
    m_running = running;
    Q_EMIT runningChanged();
}

int Story::hold(const Beat &beat) const
{
    switch (beat.event.kind) {
    case EventKind::Moved:
        return holdMoved(beat);
    case EventKind::Shown:
        return holdMoved(beat) + (beat.told.rests ? m_pace.stay : 0);
    case EventKind::Said:
    case EventKind::Noted:
        return holdSaid(beat);
    case EventKind::Scored:
        return m_pace.stay > 0 ? pointsHold : 0;
    case EventKind::DealEnds:
        return 2 * m_pace.stay;
    default:
        return 0;
    }
}

int Story::holdSaid(const Beat &beat) const
{
    if (beat.told.rests)
        return m_pace.stay;
    if (m_pace.countGap > 0 && !beat.told.counting.empty())
        return m_pace.countGap * int(beat.told.counting.size()) + m_pace.stay;
    if (beat.told.pauses)
        return m_pace.pause;
    return beat.told.bubble.empty() ? 0 : m_pace.bubble / (beat.told.large ? 1 : 2);
}

int Story::holdMoved(const Beat &beat) const
{
    const Event &event = beat.event;
    if (event.from.zone == Kind::Stock)
        return m_pace.dealGap * int(event.cards.size()) + (m_beats.empty() ? m_pace.fly : 0);
    const bool taken = !m_beats.empty() && goesToPile(m_beats.front().event);
    if (goesToPile(event))
        return taken ? std::min(m_pace.sweep, runGap) : m_pace.sweep;
    return m_pace.fly + (taken ? m_pace.stay : 0);
}
