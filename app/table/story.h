// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/pace.h"
#include "app/table/witness.h"

#include <QObject>
#include <QTimer>

#include <deque>

// Tells what happened, one event after the other, at the pace of the player. The game is already further: the
// story may be cut short at any moment, and then everything lies where it belongs.
class Story : public QObject
{
    Q_OBJECT

public:
    explicit Story(const Pace &pace, QObject *parent = nullptr);

    void tell(std::vector<Beat> beats);
    // Everything at once, whatever waits.
    void skip();
    // The player is in a hurry: at once to where the story waits, or on from there.
    void hurry();
    // From within due(): stay at this beat until the player goes on.
    void wait() { m_waiting = true; }
    // Ends with the action that is being told; false if all of that has been told.
    bool cut();
    // Forgets what was not told yet.
    void clear();
    [[nodiscard]] bool isRunning() const { return m_running; }
    [[nodiscard]] bool isWaiting() const { return m_waiting; }
    // From within due(): nobody listens, it is told only so that everything lies where it belongs.
    [[nodiscard]] bool isRushed() const { return m_rushed; }

Q_SIGNALS:
    // It happens now. The gap is the delay from one card to the next.
    void due(const Beat &beat, int gap);
    void runningChanged();
    void finished();

private:
    Beat tellFirst(int gap);
    void rush();
    void next();
    void setRunning(bool running);
    [[nodiscard]] int hold(const Beat &beat) const;
    [[nodiscard]] int holdMoved(const Beat &beat) const;
    [[nodiscard]] int holdSaid(const Beat &beat) const;

    const Pace &m_pace;
    QTimer m_timer;
    std::deque<Beat> m_beats;
    bool m_running = false;
    bool m_waiting = false;
    bool m_rushed = false;
};
