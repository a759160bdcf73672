// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/turns.h"

#include "app/text/people.h"

using namespace sobremesa;

Turns::Turns(
    const Session &session, Picture &picture, Answering &answering, const Pace &pace, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_picture(picture)
    , m_answering(answering)
    , m_opponents(session, pace)
{
    connect(&m_opponents, &Opponents::decided, this, &Turns::decided);
}

void Turns::go()
{
    passScreen();
    const bool asked = m_present && !m_demo && m_next == nobody;
    m_answering.ask(asked ? std::optional(m_session.match().observe(m_picture.view().seat)) : std::nullopt);
    askComputers();
}

void Turns::halt()
{
    m_opponents.forget();
    m_answering.ask(std::nullopt);
}

void Turns::startAnew()
{
    m_opponents.forget();
    m_opponents.startAnew();
    m_demonstrate = false;
}

void Turns::turnDown(const Action &action)
{
    m_opponents.turnDown(action);
    askComputers();
}

void Turns::askComputers()
{
    if (!m_present || isOver(m_session.match().position()))
        return;
    const bool shown = m_demo || m_demonstrate;
    m_opponents.ask(
        shown ? SeatSet { m_picture.view().seat } : SeatSet {}, m_answering.asides()->rowCount() > 0);
}

void Turns::setDemo(bool demo)
{
    if (m_demo == demo)
        return;
    m_demo = demo;
    m_opponents.forget();
    Q_EMIT demoChanged();
}

void Turns::demonstrate()
{
    if (!m_answering.isMyTurn())
        return;
    m_demonstrate = true;
    askComputers();
}

bool Turns::isAtRest() const
{
    return !m_opponents.isAboutToAct()
        && (!m_present || m_session.computersToAsk({}).empty() || m_answering.isMyTurn());
}

// ---- one screen, several persons

void Turns::passScreen()
{
    const SeatSet waited = waiting(m_session.match().position()) & m_session.persons();
    const bool pass = !waited.empty() && !waited.contains(m_picture.view().seat) && !m_demo && m_present;
    setNext(pass ? waited.first() : nobody);
}

void Turns::setNext(Seat next)
{
    if (m_next == next)
        return;
    m_next = next;
    m_picture.cards()->cover(next != nobody);
    Q_EMIT curtainChanged();
}

QString Turns::curtain() const
{
    return m_next == nobody ? QString() : shownName(m_session.players()[m_next].name);
}

void Turns::raiseCurtain()
{
    if (m_next == nobody)
        return;
    const Seat seat = std::exchange(m_next, nobody);
    m_answering.ask(std::nullopt);
    Q_EMIT curtainChanged();
    Q_EMIT raised(seat);
}
