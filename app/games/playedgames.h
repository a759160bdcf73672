// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/gamesmodel.h"
#include "app/games/replaytable.h"
#include "app/games/statisticsmodel.h"

#include <QUrl>

struct Replayed;

// Every game that was played or left: the list of them, what they say together, the one that is looked at
// again, and all that can be done with one.
class PlayedGames : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the Program")
    Q_PROPERTY(GamesModel *list READ list CONSTANT)
    Q_PROPERTY(StatisticsModel *statistics READ statistics CONSTANT)
    Q_PROPERTY(ReplayTable *replay READ replay CONSTANT)
    Q_PROPERTY(bool replaying READ isReplaying NOTIFY replayingChanged)
    Q_PROPERTY(double chosen MEMBER m_chosen NOTIFY chosenChanged) // the game on which the list stands
    Q_PROPERTY(bool canRestore READ canRestore NOTIFY removedChanged)

public:
    // Games are played on at this table.
    PlayedGames(Shelf &shelf, TableController &table, QObject *parent = nullptr);

    // As a film; replayingChanged() follows, or said().
    Q_INVOKABLE void watch(qint64 id);
    // A new game from where the film stands.
    Q_INVOKABLE void playOn();
    // A new game with the same people, rules and packs; `exchanged`: everybody gets a neighbour's cards.
    Q_INVOKABLE void playAgain(qint64 id, bool exchanged = false);
    Q_INVOKABLE void rename(qint64 id, const QString &name);
    Q_INVOKABLE void star(qint64 id, bool starred) { m_shelf.star(id, starred); }
    // At once; the last ones can be restored, one after the other, until the program ends.
    Q_INVOKABLE void remove(qint64 id);
    Q_INVOKABLE void restore();
    // As a record; as records in a folder, those picked by hand or else all that are on the list; everything
    // that is kept as one file.
    Q_INVOKABLE void save(qint64 id, const QUrl &file);
    Q_INVOKABLE void saveList(const QUrl &folder);
    Q_INVOKABLE void saveEverything(const QUrl &file);
    // Adds what such a file has, from another computer.
    Q_INVOKABLE void bringIn(const QUrl &file);
    Q_INVOKABLE void forgetStatistics();
    // All but the one at the table; nothing brings them back.
    Q_INVOKABLE void forgetGames();
    // How a file for this game, or for everything, would be called.
    [[nodiscard]] Q_INVOKABLE QUrl usualFile(qint64 id) const;
    [[nodiscard]] Q_INVOKABLE QUrl usualArchive() const;

    [[nodiscard]] GamesModel *list() { return &m_list; }
    [[nodiscard]] StatisticsModel *statistics() { return &m_statistics; }
    [[nodiscard]] ReplayTable *replay() { return &m_replay; }
    [[nodiscard]] const ReplayTable *replay() const { return &m_replay; }
    [[nodiscard]] bool isReplaying() const { return m_replaying; }
    [[nodiscard]] bool canRestore() const { return !m_removed.isEmpty(); }

Q_SIGNALS:
    void replayingChanged();
    void removedChanged();
    void chosenChanged();
    // A sentence for the player.
    void said(const QString &sentence);
    // A game lies on the table, to be played.
    void laid();

private:
    using Use = std::function<void(const KeptGame &, Replayed)>;

    void load(GameId id, Use then);
    void use(const KeptGame &kept, Replayed replayed, const Use &use);
    void setReplaying(bool replaying);
    void tellSaved(const QString &problem, const QString &path);
    void saveAll(const QList<GameId> &ids, const QString &folder);
    void gather(QList<GameId> ids, const QString &folder);

    Shelf &m_shelf;
    TableController &m_table;
    GamesModel m_list;
    StatisticsModel m_statistics;
    ReplayTable m_replay;
    QList<GameId> m_removed; // the last one last
    double m_chosen = 0;
    int m_asked = 0; // counts games that were asked for: only the last one is used
    bool m_replaying = false;
};
