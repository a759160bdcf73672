// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/coach/estimate.h"

#include <algorithm>

using namespace sobremesa;

Estimate::Estimate(QObject *parent)
    : QObject(parent)
{
}

Estimate::~Estimate()
{
    forget();
    m_pool.waitForDone();
}

void Estimate::begin(const Asked &seat)
{
    forget();
    m_question.ask(
        m_pool, this,
        [seat](const StopFlag *stop) {
            const Advices estimates = appraise(seat.observation, seat.level, seat.seed, stop);
            return mistakesIn(seat.observation, estimates, stop, seat.level.book);
        },
        [this](const Mistakes &found) {
            m_mistakes = found;
            m_ready = true;
            Q_EMIT ready();
        });
}

void Estimate::forget()
{
    m_question.drop();
    m_ready = false;
    m_mistakes.clear();
}

const Mistake *Estimate::mistake(const Action &action) const
{
    const auto found = std::find_if(m_mistakes.begin(), m_mistakes.end(),
        [&action](const Mistake &each) { return each.action == action; });
    return found == m_mistakes.end() ? nullptr : &*found;
}
