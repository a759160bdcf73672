// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/answering.h"
#include "app/table/opponents.h"

// Lets everybody act in turn: asks the viewer and the computer players, and where several persons share one
// screen, lets a curtain fall between one hand and the next.
class Turns : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableController")
    // Who shall look at the screen next; empty: whoever looks at it already.
    Q_PROPERTY(QString curtain READ curtain NOTIFY curtainChanged)
    // Somebody of the viewer's side may answer instead; named if it is one alone.
    Q_PROPERTY(bool hasPartners READ hasPartners NOTIFY partnerChanged)
    Q_PROPERTY(QString partner READ partner NOTIFY partnerChanged)
    Q_PROPERTY(bool demo READ isDemo WRITE setDemo NOTIFY demoChanged) // the computer plays the viewer's seat

public:
    Turns(const Session &session, Picture &picture, Answering &answering, const Pace &pace,
        QObject *parent = nullptr);

    // Everything has been told: whoever may act is asked.
    void go();
    // Nobody is asked anything, and nothing that was thought counts.
    void halt();
    // Somebody has acted: what was refused may be offered again.
    void startAnew();
    // The game stands elsewhere: what was left to a partner is asked again.
    void standElsewhere();
    // The table has refused this action of a computer player; the next one is asked for.
    void turnDown(const sobremesa::Action &action);
    // Somebody sits at the table; else computers do not go on.
    void setPresent(bool present) { m_present = present; }
    void setDemo(bool demo);
    // The viewer has acted and is asked whether to stand by it: nobody acts before the answer.
    void setHeld(bool held) { m_opponents.setHeld(held); }
    [[nodiscard]] bool isHeld() const { return m_opponents.isHeld(); }

    // The person behind the curtain sits down.
    Q_INVOKABLE void raiseCurtain();
    // A partner answers instead of the viewer.
    Q_INVOKABLE void leaveToPartner();
    // The computer plays this one move for the viewer.
    Q_INVOKABLE void demonstrate();

    [[nodiscard]] QString curtain() const;
    [[nodiscard]] QString partner() const;
    [[nodiscard]] bool hasPartners() const;
    [[nodiscard]] bool isDemo() const { return m_demo; }
    // Nobody is about to do anything but the viewer.
    [[nodiscard]] bool isAtRest() const;

Q_SIGNALS:
    void curtainChanged();
    void demoChanged();
    void partnerChanged();
    // Another person looks at the screen.
    void raised(sobremesa::Seat seat);
    // By a computer player.
    void decided(const sobremesa::Action &action);

private:
    struct Question
    {
        std::uint8_t phase = 0;
        sobremesa::SeatSet awaited;

        friend bool operator==(const Question &, const Question &) = default;
    };

    void passScreen();
    [[nodiscard]] Question question() const;
    void setNext(sobremesa::Seat next);
    void askComputers();

    const Session &m_session;
    Picture &m_picture;
    Answering &m_answering;
    Opponents m_opponents;
    sobremesa::Seat m_next = sobremesa::nobody; // the person behind the curtain
    bool m_present = false;
    bool m_demo = false;
    bool m_demonstrate = false;
    std::optional<Question> m_left; // to the partners
};
