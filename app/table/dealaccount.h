// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/seat.h"

#include <QObject>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

// The account of the deal that ends, line by line as it is told; then it waits until the viewer goes on.
class DealAccount : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableController")
    // Whether the table shows it: then what it holds needs no toasts.
    Q_PROPERTY(bool wanted READ isWanted WRITE setWanted NOTIFY changed)
    Q_PROPERTY(bool waits READ isWaiting NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QVariantList sides READ sides NOTIFY changed) // the columns, as TableController::sides
    Q_PROPERTY(QVariantList lines READ lines NOTIFY changed) // { "words", "why", "points": a text a column }
    Q_PROPERTY(QStringList sums READ sums NOTIFY changed) // none where nothing was booked

public:
    using QObject::QObject;

    // A blank one for these columns.
    void open(const QString &title, const QVariantList &sides);
    void write(const QString &words);
    // Points booked in a row for one reason (a row of GameInfo::reasons) are one line.
    void book(int reason, sobremesa::Side side, int points, const QString &words, const QString &why);
    void wait();
    void clear();
    void setWanted(bool wanted);

    [[nodiscard]] bool isWanted() const { return m_wanted; }
    [[nodiscard]] bool isOpen() const { return !m_sides.isEmpty(); }
    [[nodiscard]] bool isWaiting() const { return m_waiting; }
    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] QVariantList sides() const { return m_sides; }
    [[nodiscard]] QVariantList lines() const;
    [[nodiscard]] QStringList sums() const;

Q_SIGNALS:
    void changed();

private:
    struct Line
    {
        QString words;
        QString why;
        int reason = -1;
        QList<int> points; // a column
    };

    QString m_title;
    QVariantList m_sides;
    QList<Line> m_lines;
    bool m_wanted = false;
    bool m_waiting = false;
};
