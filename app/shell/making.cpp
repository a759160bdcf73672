// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/making.h"

#include <QTimerEvent>

namespace {

constexpr int aBit = 5; // milliseconds: with what comes on top of them still less than a frame

}

void Making::incubatingObjectCountChanged(int count)
{
    if (count == 0)
        m_turns.stop();
    else if (!m_turns.isActive())
        m_turns.start(0, this);
}

void Making::timerEvent(QTimerEvent *event)
{
    if (event->timerId() == m_turns.timerId())
        incubateFor(aBit);
}
