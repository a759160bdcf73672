// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusVariant>
#include <QObject>

class SystemLook;

// Hands on what the desktop's portal says about the look of programs, now and whenever it changes. Asks
// without waiting; where there is no bus or no portal, nothing comes.
class Portal : public QObject
{
    Q_OBJECT

public:
    explicit Portal(SystemLook &look);

private Q_SLOTS:
    void hear(const QString &group, const QString &key, const QDBusVariant &value);

private:
    void ask();

    SystemLook &m_look;
};
