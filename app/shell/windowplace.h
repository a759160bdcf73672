// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QRect>
#include <QTimer>
#include <QVariantMap>
#include <QWindow>

class QSettings;

// Where the window was when it was closed last, and whether it filled the screen.
class WindowPlace : public QObject
{
    Q_OBJECT

public:
    // Remembers from now on where this window is. Nothing is done while it stays where it is.
    WindowPlace(QWindow &window, QSettings &store);

    // What a new window begins with: x, y, width, height, visibility. Empty where nothing is kept; without a
    // place where the window would lie on none of these screens.
    [[nodiscard]] static QVariantMap kept(const QSettings &store, const QList<QRect> &screens);

private:
    void remember();

    QWindow &m_window;
    QSettings &m_store;
    QTimer m_timer; // a window is moved by many small steps, and its size may change before its state
};
