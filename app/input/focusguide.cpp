// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/input/focusguide.h"

#include <QEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QQmlEngine>

FocusGuide::FocusGuide(QObject *parent)
    : QObject(parent)
{
    QGuiApplication::instance()->installEventFilter(this);
}

FocusGuide *FocusGuide::create(QQmlEngine *engine, QJSEngine *)
{
    return new FocusGuide(engine);
}

bool FocusGuide::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
        show(true);
        break;
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
        show(false);
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void FocusGuide::show(bool shown)
{
    if (m_shown == shown)
        return;
    m_shown = shown;
    Q_EMIT shownChanged();
}
