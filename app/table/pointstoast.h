// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/pace.h"
#include "app/text/gametext.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

// Points that have just been booked, told for a moment. Several bookings of one move for one side come
// together, with a sum and a line each.
class PointsToast : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Narrator")
    Q_PROPERTY(bool shown READ isShown NOTIFY changed)
    Q_PROPERTY(QString points READ points NOTIFY changed) // "+2"
    Q_PROPERTY(QString what READ what NOTIFY changed) // whose points, and for what
    Q_PROPERTY(QString why READ why NOTIFY changed)
    Q_PROPERTY(QStringList lines READ lines NOTIFY changed) // why further ones were booked
    Q_PROPERTY(bool lost READ isLost NOTIFY changed) // bad for the viewer
    Q_PROPERTY(int tile READ tile NOTIFY changed)
    Q_PROPERTY(QString section READ section NOTIFY changed) // of the rules

public:
    struct Booking
    {
        std::size_t step = 0; // the action that brought it about
        sobremesa::Side side = 0;
        int points = 0;
        sobremesa::Text what;
        sobremesa::Text why;
        bool lost = false;
        int tile = 0;
        QString section;
    };

    explicit PointsToast(const Pace &pace, QObject *parent = nullptr);

    void show(const Booking &booking, const TableNames &names);
    // What stands until it is pressed goes when another action after the next is told.
    void endBefore(std::size_t step);
    Q_INVOKABLE void hide();
    // What stands there in today's language.
    void retranslate(const TableNames &names);

    [[nodiscard]] bool isShown() const { return !m_bookings.empty(); }
    [[nodiscard]] QString points() const;
    [[nodiscard]] QString what() const;
    [[nodiscard]] QString why() const;
    [[nodiscard]] QStringList lines() const;
    [[nodiscard]] bool isLost() const { return isShown() && m_bookings.back().lost; }
    [[nodiscard]] int tile() const { return isShown() ? m_bookings.back().tile : 0; }
    [[nodiscard]] QString section() const { return isShown() ? m_bookings.back().section : QString(); }

Q_SIGNALS:
    void changed();

private:
    const Pace &m_pace;
    QTimer m_timer;
    std::vector<Booking> m_bookings; // of one move for one side
    TableNames m_names;
};
