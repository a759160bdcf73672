// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/review.h"

// Decisions of a reviewed game, tried again on the real table.
using namespace sobremesa;

void Review::setRetrying(bool retrying)
{
    if (m_retrying == retrying)
        return;
    m_retrying = retrying;
    Q_EMIT retryingChanged();
}

void Review::layRetry(bool show)
{
    const Decision *decision =
        m_current < 0 || !played() ? nullptr : m_found.decision(m_points[m_current].action);
    if (!decision)
        return;
    m_retry.open(m_found.game(), *decision, playersFrom(m_row.seats), m_decision.place, show);
    m_retry.setMore(m_trying >= 0 && m_trying + 1 < m_costly.size());
    setRetrying(true);
}

void Review::tryAgain()
{
    m_trying = -1;
    layRetry(false);
}

void Review::showOn()
{
    m_trying = -1;
    layRetry(true);
}

void Review::tryAll()
{
    if (m_costly.isEmpty())
        return;
    m_trying = 0;
    choose(m_costly.front().point);
    layRetry(false);
}

void Review::nextTry()
{
    if (m_trying < 0 || m_trying + 1 >= m_costly.size()) {
        m_retry.close();
        return;
    }
    ++m_trying;
    choose(m_costly[m_trying].point);
    layRetry(false);
}

void Review::playOn()
{
    if (!m_retrying || !m_retry.match())
        return;
    Match here = *m_retry.match();
    std::vector<Player> people = m_retry.people();
    m_retry.close();
    close();
    m_table.show(std::move(here), std::move(people), Origin::Branch);
    Q_EMIT laid();
}
