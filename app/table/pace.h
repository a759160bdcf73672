// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

// How long things take, in milliseconds. Set by the view from its one table of times.
class Pace : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int fly MEMBER fly)
    Q_PROPERTY(int sweep MEMBER sweep)
    Q_PROPERTY(int stay MEMBER stay)
    Q_PROPERTY(int bubble MEMBER bubble)
    Q_PROPERTY(int toast MEMBER toast)
    Q_PROPERTY(int pause MEMBER pause)
    Q_PROPERTY(int dealGap MEMBER dealGap)
    Q_PROPERTY(int countGap MEMBER countGap)
    Q_PROPERTY(int thinkLeast MEMBER thinkLeast)
    Q_PROPERTY(int thinkMost MEMBER thinkMost)
    // The table is still being made: what happens is told when it can be seen.
    Q_PROPERTY(bool waits READ waits WRITE setWaits NOTIFY waitsChanged)

public:
    using QObject::QObject;

    [[nodiscard]] bool waits() const { return m_waits; }
    void setWaits(bool waits)
    {
        if (m_waits == waits)
            return;
        m_waits = waits;
        Q_EMIT waitsChanged();
    }

    int fly = 0;
    int sweep = 0;
    int stay = 0; // a finished capture lies open
    int bubble = 0;
    int toast = 0; // 0: until a click
    int pause = 0; // in which words may be said out of turn, whether or not anybody has something to say
    int dealGap = 0;
    int countGap = 0; // between two cards of a pile that is counted
    int thinkLeast = 0;
    int thinkMost = 0;

Q_SIGNALS:
    void waitsChanged();

private:
    bool m_waits = false;
};
