// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/pointstoast.h"

#include "app/text/gametext.h"

namespace {

constexpr int untilPressed = 60'000; // milliseconds; as long as nobody can overlook it

} // namespace

PointsToast::PointsToast(const Pace &pace, QObject *parent)
    : QObject(parent)
    , m_pace(pace)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &PointsToast::hide);
}

void PointsToast::show(const Booking &booking)
{
    const bool more = m_timer.isActive() && m_last.step == booking.step && m_last.side == booking.side;
    const Booking before = std::exchange(m_last, booking);
    if (more) {
        m_lines.append(booking.why);
        m_last.points += before.points;
        m_last.what = tr("%1, %2").arg(before.what, booking.what);
        m_last.why = before.why;
    } else {
        m_lines.clear();
        m_last.what = tr("%1: %2", "whose points, and for what").arg(booking.who, booking.what);
    }
    m_told = { { "points", signedText(m_last.points) }, { "what", m_last.what }, { "why", m_last.why },
        { "lines", m_lines }, { "lost", m_last.lost }, { "tile", m_last.tile },
        { "section", m_last.section } };
    m_timer.start(m_pace.toast > 0 ? m_pace.toast : untilPressed);
    Q_EMIT changed();
}

void PointsToast::hide()
{
    m_timer.stop();
    if (m_told.isEmpty())
        return;
    m_told.clear();
    Q_EMIT changed();
}
