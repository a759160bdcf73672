// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/leavetaking.h"

#include <QAbstractItemModel>
#include <QElapsedTimer>
#include <QQmlEngine>
#include <QTimerEvent>

namespace {

constexpr qint64 aTurn = 3; // milliseconds: little beside a frame

// Every repeater in it, and after it the parts of its rows, the innermost last. The rows themselves are left
// to their repeater, which keeps what belongs to a row until it has deleted it by itself.
void gatherParts(const QQuickItem *item, std::vector<QPointer<QQuickItem>> &parts)
{
    for (QQuickItem *child : item->childItems()) {
        const bool repeats = child->inherits("QQuickRepeater");
        if (repeats)
            parts.emplace_back(child);
        const int count = repeats ? child->property("count").toInt() : 0;
        for (int i = 0; i < count; ++i) {
            QQuickItem *row = nullptr;
            // Qt looks the type up by its name, which has no space.
            // clang-format off
            QMetaObject::invokeMethod(child, "itemAt", Q_RETURN_ARG(QQuickItem*, row), Q_ARG(int, i));
            // clang-format on
            if (row == nullptr || row->inherits("QQuickFlickable")) // which needs its one part
                continue;
            const auto of = row->childItems();
            parts.insert(parts.end(), of.begin(), of.end());
        }
        gatherParts(child, parts);
    }
}

} // namespace

LeaveTaking::LeaveTaking(QObject *parent)
    : QObject(parent)
{
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
    gatherParts(page, leaving.parts);
    m_leaving.push_back(std::move(leaving));
    m_turns.start(0, this);
    return true;
}

void LeaveTaking::timerEvent(QTimerEvent *event)
{
    if (event->timerId() == m_turns.timerId())
        takeApart();
}

void LeaveTaking::takeApart()
{
    if (m_leaving.empty()) { // what the pages leave behind, at a moment of its own and not in the middle of
                             // making one
        m_turns.stop();
        if (QQmlEngine *engine = qmlEngine(this))
            engine->collectGarbage();
        return;
    }
    QElapsedTimer timer;
    timer.start();
    Leaving &first = m_leaving.front();
    while (first.page && !first.parts.empty()) {
        delete first.parts.back().data();
        first.parts.pop_back();
        if (timer.elapsed() >= aTurn)
            return;
    }
    const QPointer<QQuickItem> page = first.page;
    m_leaving.erase(m_leaving.begin());
    delete page.data();
}
