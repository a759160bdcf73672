// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QQuickWindow>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <vector>

class QKeyEvent;

// A key that is pressed while a screen is being made is for that screen: it is held back until the screen is
// there.
class HeldKeys : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QQuickWindow *window READ window WRITE setWindow NOTIFY windowChanged)
    Q_PROPERTY(bool holding READ isHolding WRITE setHolding NOTIFY holdingChanged)

public:
    explicit HeldKeys(QObject *parent = nullptr);
    ~HeldKeys() override;
    Q_DISABLE_COPY_MOVE(HeldKeys)

    [[nodiscard]] QQuickWindow *window() const { return m_window; }
    void setWindow(QQuickWindow *window);
    [[nodiscard]] bool isHolding() const { return m_holding; }
    // At its end the window gets what was pressed, in the same order.
    void setHolding(bool holding);
    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    void windowChanged();
    void holdingChanged();

private:
    QPointer<QQuickWindow> m_window;
    std::vector<std::unique_ptr<QKeyEvent>> m_keys;
    bool m_holding = false;
};
