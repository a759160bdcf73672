// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

// Games as the shelf keeps them: plain rows, no rules.

// Never used twice; small enough for a number of JavaScript.
using GameId = qint64;
inline constexpr GameId noGame = 0;

// Who sits at a seat. A person has no level.
struct KeptSeat
{
    QString name;
    int tile = 1;
    QString level;

    friend bool operator==(const KeptSeat &, const KeptSeat &) = default;
};

// Where a game comes from: dealt here, opened from a file and played on, played on from a position of another
// game, or a lesson. Only those that were dealt here count in the statistics.
enum class Origin : quint8 { Dealt, Record, Branch, Lesson };

// How a game stands after its last action.
struct Standing
{
    QList<int> scores; // one a side; of a match that is over the games won
    int deals = 0;
    bool over = false;
    std::optional<int> winner; // a side; nothing while it runs, and when it ended drawn
    int ownSide = -1; // of the person at this screen
    bool fewestWin = false;
    QList<int> points; // one a side; of a match that is over those of all its games
};

// A game that begins to be kept.
struct NewGame
{
    QString game;
    QByteArray opening; // a record without actions
    QString rules; // signature of the rules; empty: worked out by the shelf
    QList<KeptSeat> seats;
    int ownSeat = 0;
    Origin origin = Origin::Dealt;
    QStringList actions; // what has been played before it was kept, as in a record
    Standing standing;
    QDateTime started; // now, if nobody says otherwise
    QDateTime changed;
    GameId insteadOf = noGame; // goes in the same step if nothing was done in it
};

// A game on a list. Nothing of it needs the rules: listing replays nothing.
struct GameRow
{
    GameId id = noGame;
    QString game;
    Origin origin = Origin::Dealt;
    bool over = false;
    QList<KeptSeat> seats;
    int ownSeat = 0;
    QList<int> scores;
    int deals = 0;
    int length = 0; // actions
    std::optional<int> winner; // a side
    std::optional<bool> won; // by the side of the own seat
    QDateTime started;
    QDateTime changed;
    QDateTime finished;
    int seconds = 0; // played, without long pauses
    int help = 0; // hints taken, and actions taken back behind somebody else's
    QString note; // what the player calls it
    bool starred = false;
    bool reviewed = false; // the player has looked at its review
    std::optional<int> costly; // own decisions that cost much; nothing: not known yet
};

// Which games are wanted.
struct GamesQuery
{
    enum class Which : quint8 { All, Unfinished, Finished, ToReview, Starred };

    Which which = Which::All;
    QString game; // empty: all kinds
    QString search; // name of a person, note, deal number, or a date as 2026-11; no case, no accents
    int offset = 0;
    int limit = 200; // never more than these
};

// Unfinished games first, then the finished ones, each the newest first.
struct GamesPage
{
    QList<GameRow> rows;
    int matching = 0; // of the query, on all pages
    int all = 0;
    int unfinished = 0; // of all
};

// A whole game, to go on with it or to replay it.
struct KeptGame
{
    GameRow row;
    QByteArray opening; // a record without actions
    QString rules; // as they were when it was begun
    QString program; // its version
    QStringList actions;
    QStringList undone; // taken back, the next to be redone first
};

// Games with the same kind, level, number of players and month, added up. Only those that count.
struct Tally
{
    QString game;
    QString level; // of the computers; empty if they differ or there are none
    int players = 0;
    QString month; // 2026-11, of the end
    bool helped = false; // with hints or taken back actions: counted apart
    int games = 0;
    int won = 0;
    int lost = 0; // the rest was drawn
    int deals = 0;
    qint64 margin = 0; // points of the own side less those of the best other, summed up
    qint64 marginSquared = 0; // of each game, as the next two: for the error of points a deal
    qint64 marginDeals = 0;
    qint64 dealsSquared = 0;
    qint64 seconds = 0;
};

// Won games in a row, over all that count.
struct Streak
{
    int now = 0;
    int best = 0;
};
