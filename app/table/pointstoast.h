// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/pace.h"

#include <QObject>
#include <QTimer>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

// Points that have just been booked, told for a moment. Several bookings of one move for one side come
// together, with a sum and a line each.
class PointsToast : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableController")
    // "points", "what", "why", "lines", "lost", "tile", "section"; empty while there is nothing to tell.
    Q_PROPERTY(QVariantMap told READ told NOTIFY changed)

public:
    struct Booking
    {
        std::size_t step = 0; // the action that brought it about
        int side = 0;
        QString who; // the side's name
        int points = 0;
        QString what;
        QString why;
        bool lost = false; // bad for the viewer
        int tile = 0;
        QString section; // of the rules
    };

    explicit PointsToast(const Pace &pace, QObject *parent = nullptr);

    void show(const Booking &booking);
    Q_INVOKABLE void hide();
    [[nodiscard]] QVariantMap told() const { return m_told; }

Q_SIGNALS:
    void changed();

private:
    const Pace &m_pace;
    QTimer m_timer;
    Booking m_last;
    QStringList m_lines;
    QVariantMap m_told;
};
