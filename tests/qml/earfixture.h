// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/voice.h"

#include <QAccessible>
#include <QObject>
#include <QStringList>

// A listener in a screen reader's place: what the program says to it.
class EarFixture : public QObject
{
    Q_OBJECT
    Q_PROPERTY(QStringList heard READ heard NOTIFY heardChanged)

public:
    explicit EarFixture(QObject *parent)
        : QObject(parent)
    {
        connect(&Voice::shared(), &Voice::said, this, [this](const QString &sentence) {
            m_heard.append(sentence);
            Q_EMIT heardChanged();
        });
    }

    [[nodiscard]] QStringList heard() const { return m_heard; }

    Q_INVOKABLE void listen(bool on)
    {
        m_heard.clear();
        Voice::shared().ask(on ? &always : &QAccessible::isActive);
        Q_EMIT heardChanged();
    }

Q_SIGNALS:
    void heardChanged();

private:
    static bool always() { return true; }

    QStringList m_heard;
};
