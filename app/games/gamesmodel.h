// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shelf/shelf.h"

#include <QAbstractListModel>
#include <QHash>
#include <QtQml/qqmlregistration.h>

// The kept games as a list: unfinished ones first, then the finished ones by month, each the newest first.
// Reads at most 200 of them at once.
class GamesModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to PlayedGames")
    Q_PROPERTY(Filter filter READ filter WRITE setFilter NOTIFY queryChanged)
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY queryChanged) // its id; empty: all kinds
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY queryChanged)
    Q_PROPERTY(bool filtered READ isFiltered NOTIFY queryChanged)
    Q_PROPERTY(bool ready READ isReady NOTIFY countsChanged) // the shelf has answered
    Q_PROPERTY(int all READ all NOTIFY countsChanged)
    Q_PROPERTY(int unfinished READ unfinished NOTIFY countsChanged) // of all
    Q_PROPERTY(int picked READ picked NOTIFY pickedChanged) // chosen by hand, to be saved together
    Q_PROPERTY(int matching READ matching NOTIFY countsChanged) // what is asked for, on all pages

public:
    enum Filter { All, Unfinished, ToReview, Marked };
    Q_ENUM(Filter)

    enum Role {
        IdRole = Qt::UserRole,
        GameRole,
        PlayersRole,
        TitleRole,
        LineRole, // people, level, deals
        ScoreRole,
        OutcomeRole, // "won"
        WonRole,
        WhenRole,
        GroupRole, // the heading it stands under
        OpenRole, // can be continued
        StarredRole,
        NoteRole, // what the player calls it
        PackRole,
        CardsRole, // codes of three cards
        CostlyRole, // "3 costly ones", "reviewed"; empty: not known
        ToReviewRole, // costly ones that nobody has looked at
        PickedRole, // chosen by hand
        ProblemRole, // why it cannot be read; empty: it can, as far as is known
    };
    Q_ENUM(Role)

    explicit GamesModel(Shelf &shelf, QObject *parent = nullptr);

    // Asks the shelf again; what is there stays until it has answered.
    Q_INVOKABLE void refresh();
    // All games again: no filter, no search.
    Q_INVOKABLE void showAll();
    // Where this game stands; -1: not among those that have been read.
    [[nodiscard]] Q_INVOKABLE int rowOf(qint64 id) const;
    // Chosen by hand, or no longer.
    Q_INVOKABLE void pick(qint64 id);
    Q_INVOKABLE void pickNone();
    // In the order in which they were picked.
    [[nodiscard]] QList<GameId> pickedGames() const { return m_picked; }
    [[nodiscard]] int picked() const { return static_cast<int>(m_picked.size()); }
    // This game turned out not to be readable.
    void setProblem(GameId id, const QString &refusal);
    // The present filter and search, for all that match.
    [[nodiscard]] GamesQuery query(int offset) const;
    [[nodiscard]] const GameRow *find(GameId id) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

    [[nodiscard]] Filter filter() const { return m_filter; }
    [[nodiscard]] QString game() const { return m_game; }
    [[nodiscard]] QString search() const { return m_search; }
    [[nodiscard]] bool isFiltered() const;
    [[nodiscard]] bool isReady() const { return m_ready; }
    [[nodiscard]] int all() const { return m_all; }
    [[nodiscard]] int unfinished() const { return m_unfinished; }
    [[nodiscard]] int matching() const { return m_matching; }
    void setFilter(Filter filter);
    void setGame(const QString &game);
    void setSearch(const QString &search);

Q_SIGNALS:
    void queryChanged();
    void countsChanged();
    void pickedChanged();

private:
    void ask(int offset);
    void arrive(int offset, const GamesPage &page);
    void replaceRows(const QList<GameRow> &rows);
    void askAnew();
    void retell();
    [[nodiscard]] QString problemOf(const GameRow &row) const;

    Shelf &m_shelf;
    Filter m_filter = All;
    QString m_game;
    QString m_search;
    QList<GameRow> m_rows;
    QList<GameRow> m_coming; // of a refresh, until all pages are there that are shown now
    QHash<GameId, QString> m_problems;
    QList<GameId> m_picked;
    int m_wanted = 0; // rows to have after a refresh
    int m_asked = 0; // counts questions: only the answer to the last one is heard
    int m_all = 0;
    int m_unfinished = 0;
    int m_matching = 0;
    bool m_ready = false;
    bool m_asking = false;
};
