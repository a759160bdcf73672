// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/coach/coach.h"
#include "app/coach/warning.h"
#include "app/settings.h"

using namespace sobremesa;

// A costly move is kept back once, and the player decides.

namespace {

constexpr int longestWait = 250; // milliseconds for which a card is kept back while it is judged
constexpr int manyGames = 10; // finished ones, after which only grave errors are stopped

} // namespace

bool Coach::keepsBack(const Action &action)
{
    if (m_kept == action)
        return true; // pressed twice
    forgetKept();
    if (!isPresent() || m_thought != m_session.match().actionCount() || !m_answering.isMyTurn())
        return false;
    keep(action);
    if (m_estimate.isReady()) {
        if (isCostly(action))
            return true;
        keep(std::nullopt);
        return false;
    }
    m_patience.start(longestWait);
    return true;
}

void Coach::keep(const std::optional<Action> &action)
{
    const bool before = m_kept.has_value();
    m_kept = action;
    if (before != m_kept.has_value())
        Q_EMIT keepingChanged(!before);
}

// Remembers the decision; true if it is stopped.
bool Coach::isCostly(const Action &action)
{
    const Mistake *mistake = m_estimate.mistake(action);
    const bool stops = mistake && stopsFor(*mistake);
    remember(mistake);
    if (stops)
        stopAt(*mistake);
    return stops;
}

bool Coach::stopsFor(const Mistake &mistake) const
{
    if (m_stopped == m_session.match().actionCount())
        return false;
    if (m_inLesson)
        return true;
    const bool graveOnly =
        Settings::shared().coach() == QLatin1String("always") && m_memory->finished(game()) >= manyGames;
    return !m_memory->isDropped(CoachTopic::Move) && !m_memory->isSilent(game(), kindOf(mistake))
        && (mistake.cost == Cost::Grave || !graveOnly);
}

// A decision touches every kind of costly error that could have been made in it. Only the first choice in a
// position counts.
void Coach::remember(const Mistake *mistake)
{
    const std::size_t now = m_session.match().actionCount();
    if (m_inLesson || !m_memory || m_judged == now)
        return;
    m_judged = now;
    QStringList kinds;
    for (const Mistake &each : m_estimate.mistakes()) {
        const QString kind = kindOf(each);
        if (!kinds.contains(kind))
            kinds.append(kind);
    }
    for (const QString &kind : kinds) {
        const bool costly = mistake && kindOf(*mistake) == kind;
        if (costly || !mistake)
            m_memory->addDecision(game(), kind, costly);
    }
}

void Coach::stopAt(const Mistake &mistake)
{
    m_patience.stop();
    m_stop = mistake;
    m_stopped = m_session.match().actionCount();
    m_spokeUp = true;
    m_answering.setKeptBack(mistake.action);
    m_narrator.announce(tr("Coach: %1 %2").arg(warning(), warningWhy()));
    Q_EMIT changed();
}

void Coach::forgetKept()
{
    m_patience.stop();
    keep(std::nullopt);
    if (!m_stop)
        return;
    m_stop.reset();
    m_answering.setKeptBack(std::nullopt);
    Q_EMIT changed();
}

void Coach::forget()
{
    forgetKept();
    m_estimate.forget();
    m_thought.reset();
}

void Coach::release()
{
    if (!m_kept)
        return;
    const Action action = *m_kept;
    forgetKept();
    Q_EMIT released(action);
}

// Whoever was stopped and thinks again was helped.
void Coach::takeBack()
{
    if (!m_stop)
        return;
    if (!m_inLesson)
        m_session.countHelp();
    forgetKept();
}

void Coach::playIt()
{
    if (m_stop)
        release();
}

QString Coach::warning() const
{
    return m_stop ? warningText(*m_stop, m_session.match().observe(m_picture.view().seat), m_picture.names())
                  : QString();
}

QString Coach::warningWhy() const
{
    return m_stop ? warningReason(*m_stop, m_picture.names()) : QString();
}
