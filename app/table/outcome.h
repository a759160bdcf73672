// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/sidescore.h"
#include "app/table/witness.h"
#include "app/text/gametext.h"

#include <QCoreApplication>
#include <QStringList>

// What one side booked for one reason: how its points came, and their sum.
struct OutcomeCell
{
    Q_GADGET
    QML_VALUE_TYPE(outcomeCell)
    Q_PROPERTY(QString detail MEMBER detail CONSTANT)
    Q_PROPERTY(QString points MEMBER points CONSTANT)

public:
    QString detail;
    QString points;

    friend bool operator==(const OutcomeCell &, const OutcomeCell &) = default;
};

// A reason for points, with a cell a side.
struct OutcomeReason
{
    Q_GADGET
    QML_VALUE_TYPE(outcomeReason)
    Q_PROPERTY(QString name MEMBER name CONSTANT)
    Q_PROPERTY(QList<OutcomeCell> cells MEMBER cells CONSTANT)

public:
    QString name;
    QList<OutcomeCell> cells;

    friend bool operator==(const OutcomeReason &, const OutcomeReason &) = default;
};

// How a game ended: who won, where the points came from, and the proof of the fair deal.
struct GameOutcome
{
    Q_GADGET
    QML_VALUE_TYPE(gameOutcome)
    Q_PROPERTY(QString title MEMBER title CONSTANT) // empty: the game goes on
    Q_PROPERTY(QString note MEMBER note CONSTANT) // the last points
    Q_PROPERTY(QList<SideScore> sides MEMBER sides CONSTANT) // the viewer's first; of a match, the games won
    Q_PROPERTY(
        QStringList totals MEMBER totals CONSTANT) // points of each of them; of a match, in all its games
    Q_PROPERTY(int winner MEMBER winner CONSTANT) // a side; -1: nobody
    Q_PROPERTY(QList<OutcomeReason> reasons MEMBER reasons CONSTANT)
    Q_PROPERTY(int deals MEMBER deals CONSTANT)
    Q_PROPERTY(QString fingerprint MEMBER fingerprint CONSTANT) // of the first pack
    Q_PROPERTY(QString number MEMBER number CONSTANT) // that deals it again; empty: given card by card
    Q_PROPERTY(QStringList pack MEMBER pack CONSTANT) // in the order in which it was dealt

public:
    QString title;
    QString note;
    QList<SideScore> sides;
    QStringList totals;
    int winner = -1;
    QList<OutcomeReason> reasons;
    int deals = 0;
    QString fingerprint;
    QString number;
    QStringList pack;

    friend bool operator==(const GameOutcome &, const GameOutcome &) = default;
};

// Works out how a game ended, for the closing sheet.
class Outcome
{
    Q_DECLARE_TR_FUNCTIONS(Outcome)

public:
    Outcome(const sobremesa::Match &match, View view, TableNames names);

    // `sides`: the rows of the score, the viewer's first. Precondition: the game is over.
    [[nodiscard]] GameOutcome tell(const QList<SideScore> &sides) const;

private:
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString matchTitle(sobremesa::Side won, bool team, bool alone) const;
    [[nodiscard]] QStringList totals(const QList<SideScore> &sides) const;
    [[nodiscard]] QString lastPoints() const;
    [[nodiscard]] QList<OutcomeReason> reasons(const QList<SideScore> &sides) const;
    [[nodiscard]] static QString countOf(const std::vector<int> &bookings);

    const sobremesa::Match &m_match;
    View m_view;
    TableNames m_names;
    std::vector<int> m_games; // of a match, won by each side; nothing where no match was played
};
