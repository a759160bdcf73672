// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/players/aiseat.h"
#include "app/shelf/keptmatch.h"
#include "app/shelf/shelf.h"
#include "app/table/player.h"
#include "engine/match/match.h"

#include <QObject>

#include <deque>

// A level that no longer exists is played as "regular".
[[nodiscard]] std::vector<Player> playersFrom(const QList<KeptSeat> &seats);

// The same game with the dealer one seat further, so that each seat gets a neighbour's cards.
[[nodiscard]] sobremesa::Opening exchangedOpening(const sobremesa::Match &match);

// A game, who plays it, and its place on the shelf. Every action is on disk before anybody hears of it.
class Session : public QObject
{
    Q_OBJECT

public:
    // When a game gets a place on the shelf: at once, as soon as a person acts in it, or not at all.
    enum class Keeping : quint8 { Now, WhenPlayed, Never };

    explicit Session(Shelf &shelf, QObject *parent = nullptr);

    // A new game. The one before stays where it is kept. A sentence if the opening is refused; then nothing
    // changes.
    [[nodiscard]] std::optional<sobremesa::Refusal> begin(
        sobremesa::Opening opening, std::vector<Player> players, Keeping keeping = Keeping::Now);
    // A game from the shelf: resumed() follows, or problem() says why it cannot be played. One that the
    // present rules do not accept to its end goes on from there as a game of its own.
    void resume(GameId id);
    // Any match: a file that somebody opened, a position of another game, or one for a picture.
    void adopt(sobremesa::Match match, std::vector<Player> players, Keeping keeping = Keeping::WhenPlayed,
        Origin origin = Origin::Record);

    [[nodiscard]] bool hasGame() const { return m_match.has_value(); }
    [[nodiscard]] const sobremesa::Match &match() const { return *m_match; }
    [[nodiscard]] Shelf &shelf() { return m_shelf; }
    // noGame as long as it has no place on the shelf.
    [[nodiscard]] GameId id() const { return m_id; }
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
    [[nodiscard]] bool canUndo(sobremesa::Seat seat) const;
    [[nodiscard]] bool canRedo() const { return !m_redo.empty(); }

    // What a seat is asked, computers by their level.
    [[nodiscard]] Asked asked(sobremesa::Seat seat, const sobremesa::Level &level) const;
    // The computer players that may act now.
    [[nodiscard]] std::vector<sobremesa::Seat> computersToAsk(
        sobremesa::SeatSet demonstrated, bool partners = false) const;
    // Computers that may speak while a person of their side is waited for: they leave it to the person.
    [[nodiscard]] sobremesa::SeatSet partnersOfAwaited() const;
    // Those of them that are waited for themselves, so that it can be left to them.
    [[nodiscard]] sobremesa::SeatSet partnersAwaited() const;
    // The person was told what to play: such games are counted apart.
    void countHelp();

Q_SIGNALS:
    void happened(std::size_t step);
    // Everything is on disk.
    void settled();
    void problem(const QString &sentence);
    void resumed();
    // Nothing of this game can be played; problem() says so as well.
    void unreadable(GameId id, const QString &refusal);

private:
    // Whoever sat here goes. Returns the game that they leave if nobody has done anything in it: it does not
    // stay on the shelf.
    [[nodiscard]] GameId place(
        sobremesa::Match match, std::vector<Player> players, Keeping keeping, Origin origin);
    void removeIdle(GameId idle);
    void putOnShelf(GameId insteadOf = noGame);
    void keepStep(std::size_t step);
    void keepLength();
    [[nodiscard]] Shelf::Done stored(std::size_t step);
    void arrive(const KeptGame &kept, Replayed replayed);
    [[nodiscard]] sobremesa::Seat ownSeat() const;
    [[nodiscard]] Standing standing() const { return standingOf(*m_match, ownSeat()); }

    Shelf &m_shelf;
    std::optional<sobremesa::Match> m_match;
    std::vector<Player> m_players;
    GameId m_id = noGame;
    Keeping m_keeping = Keeping::Never;
    Origin m_origin = Origin::Dealt;
    int m_sitting = 0; // counts games at this table: what reaches the disk for an earlier one is not heard
    int m_asked = 0; // counts what was asked of the shelf: only the last answer is heard
    std::deque<std::size_t> m_unsaved; // steps on their way to the disk
    std::vector<sobremesa::Action> m_redo; // the next one last
};
