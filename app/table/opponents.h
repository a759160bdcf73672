// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/players/aiseat.h"
#include "app/table/pace.h"
#include "app/table/session.h"

#include <QElapsedTimer>
#include <QTimer>

// The computer players of a table: all that may act are asked at once, and the one that acts does so after a
// pause that tells nothing about its cards.
class Opponents : public QObject
{
    Q_OBJECT

public:
    Opponents(const Session &session, const Pace &pace);

    // Asks for the next action; also for the seats that are only shown how, at the best level. `words`:
    // somebody at the screen may say something out of turn; `partners`: a person has left it to them.
    void ask(sobremesa::SeatSet shown, bool words, bool partners);
    // Whatever was thought or about to be done is worthless now.
    void forget();
    // Somebody at the screen has acted and is asked whether to stand by it: nobody else acts meanwhile.
    void setHeld(bool held);
    [[nodiscard]] bool isHeld() const { return m_held; }
    // The table has refused this action: it is not to be thought of again in this position.
    void turnDown(const sobremesa::Action &action) { m_turnedDown.push_back(action); }
    void startAnew() { m_turnedDown.clear(); }
    // Somebody has made up its mind and waits for its time.
    [[nodiscard]] bool isAboutToAct() const { return m_patience.isActive(); }

    // What the best player is asked about a seat's actions. The same for hint and coach, so that they tell
    // the same figures.
    [[nodiscard]] static Asked forAdvice(const Session &session, sobremesa::Seat seat);

Q_SIGNALS:
    void decided(const sobremesa::Action &action);

private:
    void weigh(const Answers &answers);
    void act();
    [[nodiscard]] int patience(bool inTurn) const;

    const Session &m_session;
    const Pace &m_pace;
    AiSeat m_minds;
    std::vector<sobremesa::Seat> m_asked;
    std::vector<sobremesa::Action> m_turnedDown; // offers that proved idle in this position
    std::optional<sobremesa::Action> m_decided; // what a computer is about to do
    QTimer m_patience;
    QElapsedTimer m_sinceAsked;
    bool m_words = false;
    bool m_held = false;
};
