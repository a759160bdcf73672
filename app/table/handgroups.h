// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/tablecontroller.h"

// The viewer's hand as its game sees it: what lies side by side and belongs together, and the ways to sort
// it. Empty in games whose hands need no arranging.
class HandGroups : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(TableController *controller READ controller WRITE setController NOTIFY controllerChanged)
    // From the left: { first, count, complete, words, brief }.
    Q_PROPERTY(QVariantList groups READ groups NOTIFY groupsChanged)
    Q_PROPERTY(bool sortable READ isSortable NOTIFY groupsChanged)
    // What sort() will do: "by suit".
    Q_PROPERTY(QString nextOrder READ nextOrder NOTIFY groupsChanged)

public:
    using QObject::QObject;

    [[nodiscard]] TableController *controller() const { return m_controller; }
    void setController(TableController *controller);
    [[nodiscard]] QVariantList groups() const { return m_groups; }
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
    QVariantList m_groups;
    int m_order = 0;
};
