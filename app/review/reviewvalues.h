// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/hint.h"

#include <QStringList>

// A place on the curve: one decision of the player, and what could be expected there.
struct ReviewPoint
{
    Q_GADGET
    QML_VALUE_TYPE(reviewPoint)
    Q_PROPERTY(double expected MEMBER expected CONSTANT) // lead over the whole game
    Q_PROPERTY(double error MEMBER error CONSTANT)
    Q_PROPERTY(double cost MEMBER cost CONSTANT)
    Q_PROPERTY(int deal MEMBER deal CONSTANT) // from 0
    Q_PROPERTY(int rank MEMBER rank CONSTANT) // among the costliest, from 1; 0: none of them
    Q_PROPERTY(double luck MEMBER luck CONSTANT) // what cards and the others' hands brought since; 0: little
    Q_PROPERTY(QString luckWords MEMBER luckWords CONSTANT)
    Q_PROPERTY(QString spoken MEMBER spoken CONSTANT)

public:
    double expected = 0;
    double error = 0;
    double cost = 0;
    int deal = 0;
    int rank = 0;
    double luck = 0;
    QString luckWords;
    QString spoken;
    std::size_t action = 0;

    friend bool operator==(const ReviewPoint &, const ReviewPoint &) = default;
};

// Where the points of the deals went.
struct ReviewBar
{
    Q_GADGET
    QML_VALUE_TYPE(reviewBar)
    Q_PROPERTY(QString name MEMBER name CONSTANT)
    Q_PROPERTY(QString words MEMBER words CONSTANT)
    Q_PROPERTY(double points MEMBER points CONSTANT)
    Q_PROPERTY(double share MEMBER share CONSTANT) // of the longest bar, −1 to 1

public:
    QString name;
    QString words;
    double points = 0;
    double share = 0;

    friend bool operator==(const ReviewBar &, const ReviewBar &) = default;
};

// One of the costliest decisions, in a line.
struct ReviewCostly
{
    Q_GADGET
    QML_VALUE_TYPE(reviewCostly)
    Q_PROPERTY(int point MEMBER point CONSTANT)
    Q_PROPERTY(QString title MEMBER title CONSTANT)
    Q_PROPERTY(QString kind MEMBER kind CONSTANT)
    Q_PROPERTY(QString words MEMBER words CONSTANT)

public:
    int point = 0;
    QString title;
    QString kind;
    QString words;

    friend bool operator==(const ReviewCostly &, const ReviewCostly &) = default;
};

// Cards that lay together when the decision was taken.
struct ReviewCards
{
    Q_GADGET
    QML_VALUE_TYPE(reviewCards)
    Q_PROPERTY(QString name MEMBER name CONSTANT)
    Q_PROPERTY(QStringList codes MEMBER codes CONSTANT)
    Q_PROPERTY(bool own MEMBER own CONSTANT) // the hand that decided

public:
    QString name;
    QStringList codes;
    bool own = false;

    friend bool operator==(const ReviewCards &, const ReviewCards &) = default;
};

// The decision that is looked at.
struct ReviewDecision
{
    Q_GADGET
    QML_VALUE_TYPE(reviewDecision)
    Q_PROPERTY(QString place MEMBER place CONSTANT) // "Deal 4 · decision 7 of 35"
    Q_PROPERTY(QString headline MEMBER headline CONSTANT)
    Q_PROPERTY(QString done MEMBER done CONSTANT) // what was done
    Q_PROPERTY(QString better MEMBER better CONSTANT) // empty: nothing is better
    Q_PROPERTY(QList<QString> reasons MEMBER reasons CONSTANT)
    Q_PROPERTY(QList<WeighedAction> rows MEMBER rows CONSTANT)
    Q_PROPERTY(QList<ReviewCards> cards MEMBER cards CONSTANT)
    Q_PROPERTY(QStringList played MEMBER played CONSTANT) // codes of the cards of what was done
    Q_PROPERTY(QStringList best MEMBER best CONSTANT) // and of the better action
    Q_PROPERTY(bool known MEMBER known CONSTANT)
    Q_PROPERTY(QString drill MEMBER drill CONSTANT) // against such an error; empty: none

public:
    QString place;
    QString headline;
    QString done;
    QString better;
    QStringList reasons;
    QList<WeighedAction> rows;
    QList<ReviewCards> cards;
    QStringList played;
    QStringList best;
    bool known = false;
    QString drill;

    friend bool operator==(const ReviewDecision &, const ReviewDecision &) = default;
};
