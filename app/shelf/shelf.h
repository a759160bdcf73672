// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shelf/fault.h"
#include "app/shelf/learning.h"
#include "app/shelf/merging.h"

#include <QObject>
#include <QPointer>
#include <QThread>

#include <functional>

class ShelfWorker;
class Sql;

// Everything that is kept: games, what reviews have found, what has been learnt. One SQLite file that a
// worker thread reads and writes; whoever calls never waits for the disk. Calls are done in their order, so
// that what is asked for knows what was put before. An answer comes later, in the thread of the shelf, and
// does not come at all if its receiver is gone by then.
class Shelf : public QObject
{
    Q_OBJECT

public:
    template<typename T>
    using Answer = std::function<void(const T &)>;
    using Done = std::function<void()>;

    // Keeps nothing longer than it lives.
    explicit Shelf(QObject *parent = nullptr);
    // An empty folder is the same. `oldGames`: where an earlier version kept its games, if anywhere.
    explicit Shelf(const QString &folder, const QString &oldGames = {}, QObject *parent = nullptr);
    ~Shelf() override;
    Q_DISABLE_COPY_MOVE(Shelf)

    // Where games are kept if no other folder is named, and where they were kept before.
    [[nodiscard]] static QString usualFolder();
    [[nodiscard]] static QString usualOldGames();
    [[nodiscard]] QString file() const { return m_file; }

    // Why nothing is saved now. While this lasts everything works as it should, in memory.
    [[nodiscard]] const Trouble &trouble() const { return m_trouble; }
    // What could not be saved is tried again now, and not only after a while.
    void tryAgain();
    // Before anything else is asked: nothing is kept after all.
    void stayInMemory();
    // Waits until all that was asked for is done: in tests.
    void finish();
    // The same when the program ends: then the file is whole and without a log beside it.
    void close();

    // ---- a game that is played. `done` follows when it is on disk, or when trouble() tells why it is not.
    GameId begin(NewGame game, QObject *receiver = nullptr, Done done = {});
    void append(GameId id, int number, const QString &action, const Standing &standing,
        QObject *receiver = nullptr, Done done = {});
    // Takes back, or does again: so many actions are in force.
    void setLength(
        GameId id, int length, const Standing &standing, QObject *receiver = nullptr, Done done = {});
    // A hint was taken, or an action taken back behind somebody else's: counted apart.
    void addHelp(GameId id);
    void removeIfEmpty(GameId id);
    // Nothing if there is no such game.
    void load(GameId id, QObject *receiver, Answer<std::optional<KeptGame>> answer);

    // ---- games on lists
    void games(const GamesQuery &query, QObject *receiver, Answer<GamesPage> answer);
    void rename(GameId id, const QString &note);
    void star(GameId id, bool starred);
    // Off every list until restored; gone for good when the program ends.
    void remove(const QList<GameId> &ids);
    void restore(const QList<GameId> &ids);
    // As a record in a file of its own, readable without this program. The problem is empty when it is there.
    void save(GameId id, const QString &path, QObject *receiver, Answer<QString> problem);
    // Each as a file in this folder, named after game, date and number; none takes the place of another file.
    void saveAll(const QList<GameId> &ids, const QString &folder, QObject *receiver, Answer<QString> problem);
    // Everything as one file, which can be put in the place of this one.
    void saveArchive(const QString &path, QObject *receiver, Answer<QString> problem);
    // Adds what another shelf has that was saved as one file; all of it or, with a problem, nothing.
    // `atTable`: the game that is played now stays as it is.
    void bringIn(const QString &path, GameId atTable, QObject *receiver, Answer<BroughtIn> answer);
    void forgetGames(GameId except = noGame);

    // ---- statistics: of one game, or of all if the id is empty; 0 players: any number of them
    void tallies(const QString &game, QObject *receiver, Answer<QList<Tally>> answer);
    void streak(const QString &game, int players, QObject *receiver, Answer<Streak> answer);
    void forgetStatistics();

    // ---- reviews, and what has been learnt
    void putReview(GameId id, const GameReview &review);
    void review(GameId id, QObject *receiver, Answer<GameReview> answer);
    // The player has looked at it.
    void setReviewed(GameId id);
    void reviewSums(const QString &game, int players, QObject *receiver, Answer<ReviewSums> answer);
    void putLesson(const LessonProgress &lesson);
    void lessons(QObject *receiver, Answer<QList<LessonProgress>> answer);
    void putFacet(const FacetProgress &facet);
    void facets(QObject *receiver, Answer<QList<FacetProgress>> answer);
    void addAnswer(const GivenAnswer &given);
    // The newest first; about one facet, or about all if the id is empty.
    void answers(const QString &facet, int most, QObject *receiver, Answer<QList<GivenAnswer>> answer);
    // The first and the last answer about every facet that was asked.
    void answerEnds(QObject *receiver, Answer<QList<AnswerEnds>> answer);

Q_SIGNALS:
    // Something on a list has changed.
    void gamesChanged();
    // So has what was learnt, elsewhere: it is to be read anew.
    void learningChanged();
    void troubleChanged();
    // Something that happened once, as a sentence: old games that could not be taken over.
    void noticed(const QString &sentence);

private:
    using Work = std::function<void(Sql &)>;

    void write(Work work, QObject *receiver = nullptr, Done done = {});
    void change(Work work);
    template<typename T>
    void ask(std::function<T(Sql &)> question, QObject *receiver, Answer<T> answer);
    void post(QPointer<QObject> receiver, Done done);
    [[nodiscard]] GameId newId();

    QString m_file;
    Trouble m_trouble;
    GameId m_lastId = 0;
    QThread m_thread;
    ShelfWorker *m_worker;
};
