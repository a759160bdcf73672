// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/tablecontroller.h"

using namespace sobremesa;

// What lies on the table: as it is now, or as it was after a line of the log.

namespace {

bool takes(const std::vector<Event> &events)
{
    return std::any_of(events.begin(), events.end(), [](const Event &event) {
        return event.kind == EventKind::Moved && event.from != event.to
            && (event.to.zone == Zone::Captured || event.from.zone == Zone::Trick);
    });
}

} // namespace

void TableController::arrangeNow(bool still)
{
    if (still && !m_still) {
        m_still = true;
        Q_EMIT stillChanged();
    }
    m_cards.arrange(zones(m_game.seen().position), m_session.match().game(), m_game.viewer());
    if (m_still) {
        // The picture takes its new places first, then things move again.
        m_stillTimer.start(0);
    }
}

void TableController::setLooking(bool looking)
{
    if (m_looking == looking)
        return;
    m_looking = looking;
    Q_EMIT lookingChanged();
}

void TableController::lookAt(int logRow)
{
    if (logRow < 0 || logRow >= m_teller.log()->rowCount() || m_story.isRunning())
        return;
    const std::size_t after = m_teller.log()->line(logRow).step + 1;
    const Match &match = m_session.match();
    m_lookedSection = m_teller.log()->line(logRow).section;
    const Observation then =
        after < match.actionCount() ? observe(match.before(after), m_game.viewer()) : m_game.seen();
    m_opponents.forget();
    setLooking(true);
    m_cards.arrange(zones(then.position), match.game(), m_game.viewer());
}

// The last capture or trick lies there again, until any key; where nothing is taken, the last action.
void TableController::lookAtLast()
{
    const Match &match = m_session.match();
    if (m_story.isRunning() || match.actionCount() == 0)
        return;
    std::size_t step = match.actionCount();
    while (step > 0 && !takes(match.events(step - 1)))
        --step;
    step = step > 0 ? step - 1 : match.actionCount() - 1;
    m_opponents.forget();
    setLooking(true);
    m_cards.arrange(
        zones(observe(match.before(step), m_game.viewer()).position), match.game(), m_game.viewer());
    const auto beats = m_teller.beatsOf(step);
    if (beats.empty())
        return;
    m_lookedSection = m_teller.sectionOf(beats.front());
    if (beats.front().event.kind == EventKind::Moved && beats.front().event.to.zone != Zone::Captured)
        m_cards.follow(beats.front().event, 0);
    m_teller.announce(m_game.text(beats.front().told.line));
}

void TableController::stopLooking()
{
    if (!m_looking)
        return;
    setLooking(false);
    arrangeNow(false);
    advance();
}
