// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/tableseats.h"

#include <QVariantMap>

// The game as one seat may know it, with everybody's names. Where a deal has ended and the next one is dealt
// but not told yet, it shows what the old one has left.
class GameView : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableController")
    Q_PROPERTY(QString id READ id NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY headChanged)
    Q_PROPERTY(QString headline READ headline NOTIFY headChanged)
    Q_PROPERTY(QString pack READ pack NOTIFY changed)
    Q_PROPERTY(bool clockwise READ clockwise NOTIFY changed)
    Q_PROPERTY(QString dealNumber READ dealNumber NOTIFY changed)
    Q_PROPERTY(int players READ players NOTIFY changed)
    Q_PROPERTY(int viewer READ viewer NOTIFY changed)
    Q_PROPERTY(QVariantMap options READ options NOTIFY changed)
    Q_PROPERTY(int deal READ deal NOTIFY headChanged)
    Q_PROPERTY(QString seal READ seal NOTIFY headChanged)
    Q_PROPERTY(QVariantList sides READ sides NOTIFY scoresChanged)
    Q_PROPERTY(QVariantMap facts READ facts NOTIFY scoresChanged)
    Q_PROPERTY(QStringList stakes READ stakes NOTIFY scoresChanged)

public:
    GameView(const Session &session, const TableSeats &seats, QObject *parent = nullptr);

    void setViewer(sobremesa::Seat viewer) { m_viewer = viewer; }
    // The last action has ended a deal: shows how it lay before the next one was dealt, until that is
    // forgotten.
    void rememberEnding();
    void forgetEnding() { m_ending.reset(); }
    [[nodiscard]] bool isEnding() const { return m_ending.has_value(); }

    // ---- as plain values; before there is a game they are empty
    [[nodiscard]] QString id() const;
    [[nodiscard]] QString name() const;
    // "Deal 3 of 6 · …"
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QString pack() const;
    [[nodiscard]] bool clockwise() const;
    // The number that deals these cards again.
    [[nodiscard]] QString dealNumber() const;
    [[nodiscard]] int players() const;
    [[nodiscard]] sobremesa::Seat viewer() const { return m_viewer; }
    // The rule options of this game by their names in a record.
    [[nodiscard]] QVariantMap options() const;
    // Which of the game it is, from 1.
    [[nodiscard]] int deal() const;
    // The fingerprint of the pack, as long as the first deal lasts.
    [[nodiscard]] QString seal() const;
    // The score, the viewer's side first: { side, name, tile, team, points, score, note }.
    [[nodiscard]] QVariantList sides() const;
    // By their names on the rules page, and what the game adds for its table ("trumps", "worthNote" ...).
    [[nodiscard]] QVariantMap facts() const;
    // What is at stake, the weightiest first.
    [[nodiscard]] QStringList stakes() const;

    // ---- for those who tell of it. Precondition: there is a game.
    // What the viewer may know now, and what score, seats and furniture show.
    [[nodiscard]] sobremesa::Observation seen() const { return m_session.match().observe(m_viewer); }
    [[nodiscard]] sobremesa::Observation shown() const;
    [[nodiscard]] TableNames names() const;
    [[nodiscard]] QString text(const sobremesa::Text &text) const { return gameText(text, names()); }
    // "Deal 3", or "Deal 3 of 6" where it is known how many there will be.
    [[nodiscard]] QString dealTitle(int number) const;

Q_SIGNALS:
    void changed();
    void headChanged();
    void scoresChanged();

private:
    [[nodiscard]] bool isNextDealt() const;
    [[nodiscard]] QVariantMap rowOf(
        sobremesa::Side side, const sobremesa::Observation &now, const TableNames &all) const;

    const Session &m_session;
    const TableSeats &m_seats;
    sobremesa::Seat m_viewer = 0;
    std::optional<sobremesa::Position> m_ending; // as the deal left it that is still told
};
