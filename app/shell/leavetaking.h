// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBasicTimer>
#include <QObject>
#include <QPointer>
#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

#include <vector>

// A page that a Loader has let go is taken apart over several turns of the event loop: a hundred cards at one
// go would hold the window. It is out of sight by then, and its bindings have ended.
class LeaveTaking : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QQuickItem *page READ page WRITE setPage NOTIFY pageChanged)

public:
    explicit LeaveTaking(QObject *parent = nullptr);

    ~LeaveTaking() override;
    Q_DISABLE_COPY_MOVE(LeaveTaking)

    // The page that stands there; those before it are still seen off.
    [[nodiscard]] QQuickItem *page() const { return m_page.data(); }
    void setPage(QQuickItem *page);
    // Pages that are gone from the screen and not yet from memory.
    [[nodiscard]] int leaving() const { return static_cast<int>(m_leaving.size()); }
    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    void pageChanged();

protected:
    void timerEvent(QTimerEvent *event) override;

private:
    struct Leaving
    {
        QPointer<QQuickItem> page;
        std::vector<QPointer<QQuickItem>> repeaters;
    };
    // Keeps rows from being deleted all in one turn.
    class Keeper : public QObject
    {
    public:
        bool eventFilter(QObject *watched, QEvent *event) override;
    };
    // One step of it.
    void takeApart();
    void release(QQuickItem *repeater);

    QPointer<QQuickItem> m_page;
    std::vector<Leaving> m_leaving;
    std::vector<QPointer<QQuickItem>> m_rows; // of which a repeater has let go
    Keeper m_keeper;
    QBasicTimer m_turns;
};
