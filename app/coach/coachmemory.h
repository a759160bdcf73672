// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shelf/shelf.h"

#include <QHash>

// What the coach says, in kinds that the player may drop.
enum class CoachTopic : quint8 {
    Shows, // what another's action explains
    Scored, // what has just been booked, and for what
    MayDo, // what a question is about
    Move // that a move is costly
};
inline constexpr int coachTopics = static_cast<int>(CoachTopic::Move) + 1;

// What the player wants of the coach in one game.
enum class CoachWanted : quint8 { NotAsked, Yes, No };

// What the coach has to remember: what was said how often, how the last decisions of each kind went, and what
// the player does not want to hear. On the shelf, among the facets, under ids of its own ("coach/…"), so that
// a new sitting goes on where the last one ended.
class CoachMemory : public QObject
{
    Q_OBJECT

public:
    explicit CoachMemory(Shelf &shelf, QObject *parent = nullptr);

    // Reads what is on the shelf; changed() follows. Until then nothing is known, and nothing is said.
    void read();
    [[nodiscard]] bool isRead() const { return m_read; }

    // ---- the player's wishes
    [[nodiscard]] CoachWanted wanted(const QString &game) const;
    void setWanted(const QString &game, bool wanted);
    [[nodiscard]] bool isDropped(CoachTopic topic) const;
    [[nodiscard]] bool hasDropped() const;
    void drop(CoachTopic topic, bool dropped = true);
    void dropNothing();

    // ---- what was said
    [[nodiscard]] int timesSaid(const QString &game, CoachTopic topic, const QString &kind) const;
    void countSaid(const QString &game, CoachTopic topic, const QString &kind);

    // ---- decisions. Silent about a kind: five of the last six without a costly error, and none of the last
    // three with one.
    [[nodiscard]] bool isSilent(const QString &game, const QString &kind) const;
    void addDecision(const QString &game, const QString &kind, bool costly);

    // ---- games that were finished; whether the coach had anything to say in the last ones
    [[nodiscard]] int finished(const QString &game) const { return m_finished.value(game); }
    void addFinished(const QString &game, bool silent);
    // Two whole games without a word.
    [[nodiscard]] bool isNeedless(const QString &game) const;
    // It has taken its leave of this game.
    [[nodiscard]] bool hasLeft(const QString &game) const;
    void setLeft(const QString &game, bool left = true);

    // Nothing of this game has been played to its end.
    [[nodiscard]] bool isNew(const QString &game) const { return m_read && finished(game) == 0; }

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] FacetProgress row(const QString &id) const;
    void put(const FacetProgress &row);

    Shelf &m_shelf;
    QHash<QString, FacetProgress> m_rows;
    QHash<QString, int> m_finished;
    bool m_read = false;
};
