// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/tablecontroller.h"

#include <QCoreApplication>

using namespace sobremesa;

// How the end of a deal is told: until the next one begins, everything shows what the old one has left.

namespace {

bool tellsOf(const std::vector<Event> &events, EventKind kind)
{
    return std::any_of(events.begin(), events.end(), [&](const Event &event) { return event.kind == kind; });
}

} // namespace

Observation TableController::shown() const
{
    return m_ending ? observe(*m_ending, m_viewer) : seen();
}

bool TableController::isNextDealt() const
{
    const Match &match = m_session.match();
    return m_ending && tellsOf(match.events(match.actionCount() - 1), EventKind::DealStarts);
}

// The last action has ended a deal: how it lay before the next one was dealt.
void TableController::rememberEnding()
{
    const Match &match = m_session.match();
    const std::size_t step = match.actionCount() - 1;
    if (!tellsOf(match.events(step), EventKind::DealEnds))
        return;
    Position position = match.before(step);
    Events deaf;
    apply(position, match.action(step), deaf);
    m_ending = position;
}

void TableController::forgetEnding()
{
    m_ending.reset();
    m_account.clear();
}

// Where one deal ends and the next begins.
void TableController::hearDeal(const Story::Beat &beat)
{
    if (beat.event.kind == EventKind::DealEnds && m_account.isOpen() && !m_demo) {
        m_account.wait();
        m_story.wait();
    }
    if (beat.event.kind != EventKind::DealStarts || !m_ending)
        return;
    forgetEnding();
    gatherCards();
    m_seats.update(shown(), names(), {}, nobody);
    Q_EMIT headChanged();
    Q_EMIT scoresChanged();
}

// The cards go back to the stock, to be dealt anew.
void TableController::gatherCards()
{
    const GameInfo &info = m_session.match().game();
    PackCards unknown;
    unknown.resize(info.pack->cards().size());
    m_cards.arrange({ { { Zone::Stock, 0 }, unknown } }, info, m_viewer);
}

// True if the booking stands in the account of the deal, so that it needs no toast.
bool TableController::addToAccount(const Story::Beat &beat)
{
    const Event &event = beat.event;
    const bool points = event.kind == EventKind::Scored;
    if (!m_account.isWanted() || !m_ending || m_account.isWaiting() || (!points && !beat.told.account))
        return false;
    if (!m_account.isOpen()) {
        m_toast.hide();
        m_account.open(dealTitle(m_dealsLogged), sides());
    }
    const QString words = gameText(beat.told.line, names());
    if (points)
        m_account.book(event.code, event.side, event.points, words, gameText(beat.told.why, names()));
    else
        m_account.write(words);
    return points;
}
