// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBasicTimer>
#include <QObject>
#include <QQmlIncubator>

// Pages are made bit by bit: between two bits the window answers. A window's own way takes bits of ten
// milliseconds, and the last part of each comes on top of them.
class Making : public QObject, public QQmlIncubationController
{
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    void incubatingObjectCountChanged(int count) override;
    void timerEvent(QTimerEvent *event) override;

private:
    QBasicTimer m_turns;
};
