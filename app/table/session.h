// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/players/aiseat.h"
#include "app/store/gamestore.h"
#include "engine/match/match.h"

#include <QObject>
#include <QStringList>

#include <deque>

// Who sits at a table. A person has no level.
struct Player
{
    QString name;
    int tile = 1;
    const sobremesa::Level *level = nullptr;
};

// A game, who plays it, and its file. Every action is on disk before anybody hears of it.
class Session : public QObject
{
    Q_OBJECT

public:
    explicit Session(GameStore &store, QObject *parent = nullptr);

    // Replaces the game. False with a sentence if the opening is refused; then nothing changes.
    [[nodiscard]] std::optional<sobremesa::Refusal> begin(
        sobremesa::Opening opening, std::vector<Player> players);
    // The game as kept for this id; nothing if there is none. A damaged file is put aside and problem() says
    // so.
    [[nodiscard]] bool resume(const QString &game);
    // Any match: a file that somebody opened, or a position for a picture.
    void adopt(sobremesa::Match match, std::vector<Player> players);

    [[nodiscard]] bool hasGame() const { return m_match.has_value(); }
    [[nodiscard]] const sobremesa::Match &match() const { return *m_match; }
    [[nodiscard]] const std::vector<Player> &players() const { return m_players; }
    [[nodiscard]] sobremesa::SeatSet persons() const;
    [[nodiscard]] bool isSaving() const { return !m_unsaved.empty(); }

    // Nothing if the action was done; happened() follows when it is saved.
    [[nodiscard]] std::optional<sobremesa::Refusal> play(const sobremesa::Action &action);
    // Back behind the last action of this seat; false if there is none.
    bool undoTo(sobremesa::Seat seat);
    bool redoTo(sobremesa::Seat seat);
    // Back to where this deal had just been dealt; false if nothing has been played since.
    bool undoDeal();
    // The same game with the dealer one seat further, so that each seat gets a neighbour's cards.
    [[nodiscard]] sobremesa::Opening exchanged() const;
    [[nodiscard]] bool canUndo(sobremesa::Seat seat) const;
    [[nodiscard]] bool canRedo() const { return !m_redo.empty(); }

    // What a seat is asked, computers by their level.
    [[nodiscard]] Asked asked(sobremesa::Seat seat, const sobremesa::Level &level) const;
    // The computer players that may act now.
    [[nodiscard]] std::vector<sobremesa::Seat> computersToAsk(sobremesa::SeatSet demonstrated) const;
    // Names of the games that can be continued.
    [[nodiscard]] static QStringList keptGames(const GameStore &store);

Q_SIGNALS:
    void happened(std::size_t step);
    // Everything is on disk.
    void settled();
    void problem(const QString &sentence);

private:
    void save();
    void savePlayers();
    [[nodiscard]] std::optional<std::vector<Player>> readPlayers(const QString &game);

    GameStore &m_store;
    std::optional<sobremesa::Match> m_match;
    std::vector<Player> m_players;
    std::deque<std::size_t> m_unsaved; // steps whose file is being written
    std::vector<sobremesa::Action> m_redo; // the next one last
};
