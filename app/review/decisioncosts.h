// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shelf/shelf.h"

#include <QtQml/qqmlregistration.h>

// What decisions cost, month by month or kind by kind: a bar, and the same in words.
struct CostLine
{
    Q_GADGET
    QML_VALUE_TYPE(costLine)
    Q_PROPERTY(QString name MEMBER name CONSTANT)
    Q_PROPERTY(QString brief MEMBER brief CONSTANT) // of a month
    Q_PROPERTY(QString words MEMBER words CONSTANT)
    Q_PROPERTY(QString note MEMBER note CONSTANT)
    Q_PROPERTY(double share MEMBER share CONSTANT) // of the longest bar
    Q_PROPERTY(QString drill MEMBER drill CONSTANT) // against such errors; empty: there is none

public:
    QString name;
    QString brief;
    QString words;
    QString note;
    double share = 0;
    QString drill = {};

    friend bool operator==(const CostLine &, const CostLine &) = default;
};

// What the reviews of the finished games of one kind say together.
class DecisionCosts : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a StatisticsModel")
    Q_PROPERTY(QString game READ game NOTIFY changed) // its id
    Q_PROPERTY(QString cards READ cards NOTIFY changed) // what they brought a deal; empty: no review yet
    Q_PROPERTY(QString cost READ cost NOTIFY changed) // of the own decisions, a deal
    Q_PROPERTY(QList<CostLine> months READ months NOTIFY changed) // the oldest first
    Q_PROPERTY(QList<CostLine> kinds READ kinds NOTIFY changed) // of errors; what cost most first

public:
    explicit DecisionCosts(Shelf &shelf, QObject *parent = nullptr);

    [[nodiscard]] QString game() const { return m_game; }
    // Asks the shelf.
    void ask(const QString &game, int players);

    [[nodiscard]] QString cards() const;
    [[nodiscard]] QString cost() const;
    [[nodiscard]] QList<CostLine> months() const;
    [[nodiscard]] QList<CostLine> kinds() const;

Q_SIGNALS:
    void changed();

private:
    Shelf &m_shelf;
    QString m_game;
    ReviewSums m_sums;
    int m_asked = 0; // counts questions: only the answer to the last one is heard
};
