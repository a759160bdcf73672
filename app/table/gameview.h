// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/sidescore.h"
#include "app/table/witness.h"
#include "app/text/gametext.h"

#include <QObject>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

// What has been booked, by side: the totals, and what each gained last.
struct Booked
{
    sobremesa::Scores scores;
    sobremesa::Scores gains;
};

// The game of a picture: what it is called, how it stands, what is at stake. Everything is asked once, when
// the picture changes.
class GameView : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Picture")
    Q_PROPERTY(QString id READ id NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY headChanged)
    Q_PROPERTY(QString tableFile READ tableFile NOTIFY changed) // the QML file of its table
    Q_PROPERTY(QString headline READ headline NOTIFY headChanged) // "Deal 3 of 6 · …"
    Q_PROPERTY(QString pack READ pack NOTIFY changed)
    Q_PROPERTY(bool clockwise READ clockwise NOTIFY changed)
    Q_PROPERTY(QString dealNumber READ dealNumber NOTIFY changed) // that deals these cards again
    Q_PROPERTY(int players READ players NOTIFY changed)
    Q_PROPERTY(int viewer READ viewer NOTIFY changed)
    // The rule options of this game by their names in a record.
    Q_PROPERTY(QVariantMap options READ options NOTIFY changed)
    Q_PROPERTY(int deal READ deal NOTIFY headChanged) // which of the game, from 1
    Q_PROPERTY(QString seal READ seal NOTIFY headChanged) // the fingerprint of the pack, in the first deal
    Q_PROPERTY(QList<SideScore> sides READ sides NOTIFY scoresChanged) // the viewer's first
    // By their names on the rules page, and what the game adds for its table ("trumps", "worthNote" ...).
    Q_PROPERTY(QVariantMap facts READ facts NOTIFY factsChanged)
    Q_PROPERTY(QStringList stakes READ stakes NOTIFY stakesChanged) // the weightiest first

public:
    using QObject::QObject;

    // Another game, other eyes or another language. `tiles`: one a seat.
    void setGame(const sobremesa::Match &match, sobremesa::Seat viewer, const QList<int> &tiles);
    // How it stands: what is known, what has been booked, and which deal it is.
    void show(const sobremesa::Observation &seen, const Booked &booked, int deal, const TableNames &names);

    [[nodiscard]] QString id() const { return m_id; }
    [[nodiscard]] QString name() const { return m_name; }
    [[nodiscard]] QString tableFile() const { return m_id.isEmpty() ? QString() : tableFileOf(m_id); }
    // A game without a table of its own has the plain one.
    [[nodiscard]] static QString tableFileOf(const QString &id);
    [[nodiscard]] QString headline() const { return m_headline; }
    [[nodiscard]] QString pack() const { return m_pack; }
    [[nodiscard]] bool clockwise() const { return m_clockwise; }
    [[nodiscard]] QString dealNumber() const { return m_dealNumber; }
    [[nodiscard]] int players() const { return static_cast<int>(m_tiles.size()); }
    [[nodiscard]] sobremesa::Seat viewer() const { return m_viewer; }
    [[nodiscard]] QVariantMap options() const { return m_options; }
    [[nodiscard]] int deal() const { return m_deal; }
    [[nodiscard]] QString seal() const { return m_deal == 1 ? m_seal : QString(); }
    [[nodiscard]] QList<SideScore> sides() const { return m_sides; }
    [[nodiscard]] QVariantMap facts() const { return m_facts; }
    [[nodiscard]] QStringList stakes() const { return m_stakes; }

Q_SIGNALS:
    void changed();
    void headChanged();
    void scoresChanged();
    void factsChanged();
    void stakesChanged();

private:
    void showHead(const sobremesa::Observation &seen, int deal, const TableNames &names);
    [[nodiscard]] QString gamesText(const sobremesa::Observation &seen) const;
    void showSides(const sobremesa::Observation &seen, const Booked &booked, const TableNames &names);
    void showFacts(const sobremesa::Observation &seen, const TableNames &names);
    void showStakes(const sobremesa::Observation &seen, const TableNames &names);
    [[nodiscard]] SideScore rowOf(sobremesa::Side side, const Booked &booked,
        const sobremesa::Observation &seen, const TableNames &names) const;

    QString m_id;
    QString m_name;
    QString m_headline;
    QString m_pack = QStringLiteral("french");
    bool m_clockwise = true;
    QString m_dealNumber;
    QList<int> m_tiles;
    sobremesa::Seat m_viewer = 0;
    QVariantMap m_options;
    int m_deal = 0;
    QString m_seal;
    QList<SideScore> m_sides;
    QVariantMap m_facts;
    QStringList m_stakes;
};

// "Deal 3", or "Deal 3 of 6" where it is known how many there will be.
[[nodiscard]] QString dealTitle(int number, const sobremesa::Observation &seen);
