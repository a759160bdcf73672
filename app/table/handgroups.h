// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/tablecontroller.h"

// Cards of the hand that lie side by side: something complete, or loose ones.
struct HandPart
{
    Q_GADGET
    QML_VALUE_TYPE(handPart)
    Q_PROPERTY(int first MEMBER first CONSTANT) // place in the hand, from 0
    Q_PROPERTY(int count MEMBER count CONSTANT)
    Q_PROPERTY(bool complete MEMBER complete CONSTANT)
    Q_PROPERTY(QString words MEMBER words CONSTANT)
    Q_PROPERTY(QString brief MEMBER brief CONSTANT) // where there is little room

public:
    int first = 0;
    int count = 0;
    bool complete = false;
    QString words;
    QString brief;

    friend bool operator==(const HandPart &, const HandPart &) = default;
};

// The viewer's hand as its game sees it: what lies side by side and belongs together, and the ways to sort
// it. Empty in games whose hands need no arranging.
class HandGroups : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(TableController *controller READ controller WRITE setController NOTIFY controllerChanged)
    Q_PROPERTY(QList<HandPart> groups READ groups NOTIFY groupsChanged) // from the left
    Q_PROPERTY(bool sortable READ isSortable NOTIFY groupsChanged)
    // What sort() will do: "by suit".
    Q_PROPERTY(QString nextOrder READ nextOrder NOTIFY groupsChanged)

public:
    using QObject::QObject;

    [[nodiscard]] TableController *controller() const { return m_controller; }
    void setController(TableController *controller);
    [[nodiscard]] QList<HandPart> groups() const { return m_groups; }
    [[nodiscard]] bool isSortable() const;
    [[nodiscard]] QString nextOrder() const;
    // Sorts the hand in the next way.
    Q_INVOKABLE void sort();

Q_SIGNALS:
    void controllerChanged();
    void groupsChanged();

private:
    void refresh();
    void arrange();
    [[nodiscard]] int orderCount() const;

    TableController *m_controller = nullptr;
    QList<HandPart> m_groups;
    int m_order = 0;
};
