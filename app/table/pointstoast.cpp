// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/pointstoast.h"

#include <algorithm>
#include <iterator>
#include <numeric>

using namespace sobremesa;

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

void PointsToast::show(const Booking &booking, const TableNames &names)
{
    if (isShown() && (m_bookings.back().step != booking.step || m_bookings.back().side != booking.side))
        m_bookings.clear();
    m_bookings.push_back(booking);
    m_names = names;
    m_timer.start(m_pace.toast > 0 ? m_pace.toast : untilPressed);
    Q_EMIT changed();
}

void PointsToast::endBefore(std::size_t step)
{
    if (isShown() && m_pace.toast == 0 && step > m_bookings.back().step + 1)
        hide();
}

void PointsToast::hide()
{
    m_timer.stop();
    if (!isShown())
        return;
    m_bookings.clear();
    Q_EMIT changed();
}

void PointsToast::retranslate(const TableNames &names)
{
    m_names = names;
    if (isShown())
        Q_EMIT changed();
}

QString PointsToast::points() const
{
    if (!isShown())
        return {};
    return signedText(std::accumulate(m_bookings.begin(), m_bookings.end(), 0,
        [](int sum, const Booking &booking) { return sum + booking.points; }));
}

QString PointsToast::what() const
{
    if (!isShown())
        return {};
    QString all =
        tr("%1: %2", "whose points, and for what")
            .arg(m_names.sides.value(m_bookings.front().side), gameText(m_bookings.front().what, m_names));
    for (auto more = std::next(m_bookings.begin()); more != m_bookings.end(); ++more)
        all = tr("%1, %2").arg(all, gameText(more->what, m_names));
    return all;
}

QString PointsToast::why() const
{
    return isShown() ? gameText(m_bookings.front().why, m_names) : QString();
}

QStringList PointsToast::lines() const
{
    QStringList list;
    for (std::size_t more = 1; more < m_bookings.size(); ++more)
        list.append(gameText(m_bookings[more].why, m_names));
    return list;
}
