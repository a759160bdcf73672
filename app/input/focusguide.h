// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

// The focus ring is shown to those who use the keyboard: it appears with a key and goes with the pointer.
class FocusGuide : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool shown READ shown NOTIFY shownChanged)

public:
    explicit FocusGuide(QObject *parent); // no default: QML would prefer it to create()
    static FocusGuide *create(QQmlEngine *engine, QJSEngine *script);

    [[nodiscard]] bool shown() const { return m_shown; }
    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    void shownChanged();

private:
    void show(bool shown);

    bool m_shown = false;
};
