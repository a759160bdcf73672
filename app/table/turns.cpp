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
    if (m_left && *m_left != question())
        m_left.reset();
    const bool asked = m_present && !m_demo && m_next == nobody && !m_left;
    m_answering.ask(asked ? std::optional(m_session.match().observe(m_picture.view().seat)) : std::nullopt);
    Q_EMIT partnerChanged();
    askComputers();
}

void Turns::halt()
{
    m_opponents.forget();
    m_answering.ask(std::nullopt);
    Q_EMIT partnerChanged();
}

void Turns::startAnew()
{
    m_opponents.forget();
    m_opponents.startAnew();
    m_demonstrate = false;
}

void Turns::standElsewhere()
{
    startAnew();
    m_left.reset();
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
    m_opponents.ask(shown ? SeatSet { m_picture.view().seat } : SeatSet {},
        m_answering.asides()->rowCount() > 0, m_left.has_value());
}

void Turns::setDemo(bool demo)
{
    if (m_demo == demo)
        return;
    m_demo = demo;
    m_opponents.forget();
    Q_EMIT demoChanged();
}

void Turns::leaveToPartner()
{
    if (!m_answering.isMyTurn() || !hasPartners())
        return;
    m_left = question();
    m_answering.ask(std::nullopt);
    Q_EMIT partnerChanged();
    askComputers();
}

// What a sign or another word in between does not change.
Turns::Question Turns::question() const
{
    const Position &position = m_session.match().position();
    return { phase(position), waiting(position) };
}

bool Turns::hasPartners() const
{
    return m_answering.isMyTurn() && !m_session.partnersAwaited().empty();
}

QString Turns::partner() const
{
    const SeatSet partners = hasPartners() ? m_session.partnersAwaited() : SeatSet {};
    return partners.size() == 1 ? shownName(m_session.players()[partners.first()].name) : QString();
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
