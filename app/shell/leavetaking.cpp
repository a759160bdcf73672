// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/leavetaking.h"

#include <QAbstractItemModel>
#include <QElapsedTimer>
#include <QQmlEngine>
#include <QTimerEvent>

namespace {

constexpr qint64 aTurn = 3; // milliseconds: little beside a frame

// The repeaters in it, the innermost last.
void gatherRepeaters(const QQuickItem *item, std::vector<QPointer<QQuickItem>> &repeaters)
{
    for (QQuickItem *child : item->childItems()) {
        if (child->inherits("QQuickRepeater"))
            repeaters.emplace_back(child);
        gatherRepeaters(child, repeaters);
    }
}

std::vector<QPointer<QQuickItem>> rowsOf(QQuickItem *repeater)
{
    std::vector<QPointer<QQuickItem>> made;
    for (int i = 0, count = repeater->property("count").toInt(); i < count; ++i) {
        QQuickItem *row = nullptr;
        // Qt looks the type up by its name, which has no space.
        // clang-format off
        QMetaObject::invokeMethod(repeater, "itemAt", Q_RETURN_ARG(QQuickItem*, row), Q_ARG(int, i));
        // clang-format on
        if (row != nullptr)
            made.emplace_back(row);
    }
    return made;
}

} // namespace

bool LeaveTaking::Keeper::eventFilter(QObject *watched, QEvent *event)
{
    return event->type() == QEvent::DeferredDelete || QObject::eventFilter(watched, event);
}

LeaveTaking::LeaveTaking(QObject *parent)
    : QObject(parent)
{
}

LeaveTaking::~LeaveTaking()
{
    for (const auto &row : m_rows)
        delete row.data();
}

void LeaveTaking::setPage(QQuickItem *page)
{
    if (m_page == page)
        return;
    m_page = page; // the one before is watched until it is gone
    if (page != nullptr)
        page->installEventFilter(this);
    Q_EMIT pageChanged();
}

bool LeaveTaking::eventFilter(QObject *watched, QEvent *event)
{
    auto *page = qobject_cast<QQuickItem *>(watched);
    if (event->type() != QEvent::DeferredDelete || page == nullptr)
        return QObject::eventFilter(watched, event);
    page->removeEventFilter(this);
    for (auto *model : page->findChildren<QAbstractItemModel *>())
        model->blockSignals(true); // its rows are not made again
    Leaving leaving { page, {} };
    gatherRepeaters(page, leaving.repeaters);
    m_leaving.push_back(std::move(leaving));
    m_turns.start(0, this);
    return true;
}

void LeaveTaking::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_turns.timerId())
        return;
    if (m_leaving.empty()) { // what the pages leave behind, at a moment of its own and not in the middle of
                             // making one
        m_turns.stop();
        if (QQmlEngine *engine = qmlEngine(this))
            engine->collectGarbage();
        return;
    }
    QElapsedTimer timer;
    timer.start();
    do
        takeApart();
    while (!m_leaving.empty() && timer.elapsed() < aTurn);
}

void LeaveTaking::takeApart()
{
    Leaving &first = m_leaving.front();
    if (!m_rows.empty()) {
        delete m_rows.back().data();
        m_rows.pop_back();
    } else if (first.page && !first.repeaters.empty()) {
        release(first.repeaters.back());
        first.repeaters.pop_back();
    } else {
        delete first.page.data();
        m_leaving.erase(m_leaving.begin());
    }
}

void LeaveTaking::release(QQuickItem *repeater)
{
    if (repeater == nullptr)
        return;
    const auto made = rowsOf(repeater);
    for (const auto &row : made)
        row->installEventFilter(&m_keeper);
    repeater->setProperty("model", QVariant());
    m_rows.insert(m_rows.end(), made.begin(), made.end());
}
