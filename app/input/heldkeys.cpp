// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/input/heldkeys.h"

#include <QCoreApplication>
#include <QKeyEvent>

#include <utility>

HeldKeys::HeldKeys(QObject *parent)
    : QObject(parent)
{
}

HeldKeys::~HeldKeys() = default;

void HeldKeys::setWindow(QQuickWindow *window)
{
    if (m_window == window)
        return;
    if (m_window)
        m_window->removeEventFilter(this);
    m_window = window;
    if (m_window)
        m_window->installEventFilter(this);
    Q_EMIT windowChanged();
}

void HeldKeys::setHolding(bool holding)
{
    if (m_holding == holding)
        return;
    m_holding = holding;
    if (!holding) {
        for (auto &key : std::exchange(m_keys, {})) {
            if (m_window)
                QCoreApplication::postEvent(m_window, key.release());
        }
    }
    Q_EMIT holdingChanged();
}

bool HeldKeys::eventFilter(QObject *watched, QEvent *event)
{
    const bool key = event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease;
    if (!m_holding || !key)
        return QObject::eventFilter(watched, event);
    m_keys.emplace_back(static_cast<QKeyEvent *>(event)->clone());
    return true;
}
