// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/cardmodel.h"
#include "app/table/pace.h"
#include "engine/table/words.h"

#include <QObject>
#include <QTimer>

#include <deque>

// Tells what happened, one event after the other, at the pace of the player. The game is already further: the
// story may be cut short at any moment, and then everything lies where it belongs.
class Story : public QObject
{
    Q_OBJECT

public:
    struct Beat
    {
        sobremesa::Event event; // as the viewer perceives it
        sobremesa::Told told;
        std::size_t step = 0; // the action that brought it about
        bool last = true; // of its step
    };

    Story(CardModel &cards, const Pace &pace, QObject *parent = nullptr);

    void tell(std::vector<Beat> beats);
    // Everything at once, whatever waits.
    void skip();
    // The player is in a hurry: at once to where the story waits, or on from there.
    void hurry();
    // From within told(): stay at this beat until the player goes on.
    void wait() { m_waiting = true; }
    // Forgets what was not told yet.
    void clear();
    [[nodiscard]] bool isRunning() const { return m_running; }
    [[nodiscard]] bool isWaiting() const { return m_waiting; }

Q_SIGNALS:
    void told(const Story::Beat &beat);
    void runningChanged();
    void finished();

private:
    Beat tellFirst(int gap);
    void next();
    void setRunning(bool running);
    [[nodiscard]] int hold(const Beat &beat) const;
    [[nodiscard]] int holdMoved(const Beat &beat) const;
    [[nodiscard]] int holdSaid(const Beat &beat) const;

    CardModel &m_cards;
    const Pace &m_pace;
    QTimer m_timer;
    std::deque<Beat> m_beats;
    bool m_running = false;
    bool m_waiting = false;
};
