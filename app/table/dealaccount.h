// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/sidescore.h"
#include "app/text/gametext.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

// A line of the account: what was booked, why, and a text a column; no columns where nothing was.
struct AccountLine
{
    Q_GADGET
    QML_VALUE_TYPE(accountLine)
    Q_PROPERTY(QString words MEMBER words CONSTANT)
    Q_PROPERTY(QString why MEMBER why CONSTANT)
    Q_PROPERTY(QStringList points MEMBER points CONSTANT)

public:
    QString words;
    QString why;
    QStringList points;

    friend bool operator==(const AccountLine &, const AccountLine &) = default;
};

// The account of the deal that ends, line by line as it is told; then it waits until the viewer goes on.
class DealAccount : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Picture")
    // Whether the table shows it: then what it holds needs no toasts.
    Q_PROPERTY(bool wanted READ isWanted WRITE setWanted NOTIFY changed)
    Q_PROPERTY(bool waits READ isWaiting NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QList<SideScore> sides READ sides NOTIFY changed) // the columns
    Q_PROPERTY(QList<AccountLine> lines READ lines NOTIFY changed)
    Q_PROPERTY(QStringList sums READ sums NOTIFY changed) // none where nothing was booked

public:
    using QObject::QObject;

    // A blank one for these columns.
    void open(const QString &title, const QList<SideScore> &sides, const TableNames &names);
    void write(const sobremesa::Text &words);
    // Points booked in a row for one reason (a row of GameInfo::reasons) are one line.
    void book(int reason, sobremesa::Side side, int points, const sobremesa::Text &words,
        const sobremesa::Text &why);
    void wait();
    void clear();
    void setWanted(bool wanted);
    // The same account in today's language.
    void retranslate(const QString &title, const QList<SideScore> &sides, const TableNames &names);

    [[nodiscard]] bool isWanted() const { return m_wanted; }
    [[nodiscard]] bool isOpen() const { return !m_sides.isEmpty(); }
    [[nodiscard]] bool isWaiting() const { return m_waiting; }
    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] QList<SideScore> sides() const { return m_sides; }
    [[nodiscard]] QList<AccountLine> lines() const;
    [[nodiscard]] QStringList sums() const;

Q_SIGNALS:
    void changed();

private:
    struct Line
    {
        sobremesa::Text words;
        sobremesa::Text why;
        int reason = -1;
        QList<int> points; // a column
    };

    QString m_title;
    QList<SideScore> m_sides;
    TableNames m_names;
    QList<Line> m_lines;
    bool m_wanted = false;
    bool m_waiting = false;
};
