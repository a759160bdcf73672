// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

// A side and what it has, as the viewer is shown it.
struct SideScore
{
    Q_GADGET
    QML_VALUE_TYPE(sideScore)
    Q_PROPERTY(int side MEMBER side CONSTANT)
    Q_PROPERTY(QString name MEMBER name CONSTANT)
    Q_PROPERTY(int tile MEMBER tile CONSTANT)
    Q_PROPERTY(QString team MEMBER team CONSTANT)
    Q_PROPERTY(int points MEMBER points CONSTANT)
    Q_PROPERTY(int before MEMBER before CONSTANT)
    Q_PROPERTY(QString score MEMBER score CONSTANT)
    Q_PROPERTY(QString note MEMBER note CONSTANT)

public:
    int side = 0;
    QString name;
    int tile = 1; // of its first seat, counted from the viewer
    QString team; // "a" the viewer's, "b" the other one, "" where everybody plays alone
    int points = 0;
    int before = 0; // its last gain
    QString score; // the points as they are written
    QString note; // beside them

    friend bool operator==(const SideScore &, const SideScore &) = default;
};
