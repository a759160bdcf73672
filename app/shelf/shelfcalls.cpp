// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/archivecopy.h"
#include "app/shelf/export.h"
#include "app/shelf/gamerows.h"
#include "app/shelf/learningrows.h"
#include "app/shelf/reviewrows.h"
#include "app/shelf/shelf.h"
#include "app/shelf/shelfworker.h"
#include "app/shelf/statistics.h"
#include "engine/games/registry.h"
#include "engine/match/signature.h"

#include <QTemporaryDir>

#include <map>

// What can be asked of the shelf: each call is a few statements for the worker.

namespace {

// Played through once a game and run; in the worker only.
QString rulesOf(const QString &game)
{
    static std::map<QString, QString> known;
    const auto found = known.find(game);
    if (found != known.end())
        return found->second;
    const sobremesa::GameInfo *info = sobremesa::findGame(game.toStdString());
    const QString rules = info ? QString::fromStdString(sobremesa::rulesSignature(*info)) : QString();
    return known.emplace(game, rules).first->second;
}

// In the worker.
BroughtIn broughtIn(ShelfWorker &worker, const QString &path, GameId atTable)
{
    const QTemporaryDir folder;
    const QString copy = folder.filePath(QStringLiteral("other.sqlite"));
    BroughtIn found;
    found.problem = copyArchive(path, copy);
    if (!found.problem.isEmpty())
        return found;
    const SqlFailure failure = worker.writeBeside(copy, [&](Sql &sql) {
        found = merging::games(sql, atTable);
        merging::learning(sql);
    });
    if (failure.fault != Fault::None)
        found.problem = Trouble { failure.fault, worker.fileName(), failure.detail, {} }.sentence();
    return found;
}

} // namespace

template<typename T>
void Shelf::ask(std::function<T(Sql &)> question, QObject *receiver, Answer<T> answer)
{
    QMetaObject::invokeMethod(m_worker,
        [this, question = std::move(question), to = QPointer<QObject>(receiver),
            answer = std::move(answer)]() mutable {
            T found {};
            m_worker->read([&](Sql &sql) { found = question(sql); });
            post(std::move(to), [answer = std::move(answer), found = std::move(found)] { answer(found); });
        });
}

// ---- a game that is played

GameId Shelf::begin(NewGame game, QObject *receiver, Done done)
{
    const GameId id = newId();
    write(
        [id, game = std::move(game), at = QDateTime::currentMSecsSinceEpoch()](Sql &sql) {
            NewGame complete = game;
            if (complete.rules.isEmpty())
                complete.rules = rulesOf(game.game);
            gamerows::insert(sql, id, complete, at);
            if (complete.insteadOf != noGame)
                gamerows::removeIfEmpty(sql, complete.insteadOf);
        },
        receiver, std::move(done));
    return id;
}

void Shelf::append(
    GameId id, int number, const QString &action, const Standing &standing, QObject *receiver, Done done)
{
    write([=, at = QDateTime::currentMSecsSinceEpoch()](
              Sql &sql) { gamerows::append(sql, id, number, action, standing, at); },
        receiver, std::move(done));
}

void Shelf::setLength(GameId id, int length, const Standing &standing, QObject *receiver, Done done)
{
    write([=, at = QDateTime::currentMSecsSinceEpoch()](
              Sql &sql) { gamerows::setLength(sql, id, length, standing, at); },
        receiver, std::move(done));
}

void Shelf::addHelp(GameId id)
{
    write([id](Sql &sql) { gamerows::addHelp(sql, id); });
}

void Shelf::removeIfEmpty(GameId id)
{
    change([id](Sql &sql) { gamerows::removeIfEmpty(sql, id); });
}

void Shelf::load(GameId id, QObject *receiver, Answer<std::optional<KeptGame>> answer)
{
    ask<std::optional<KeptGame>>(
        [id](Sql &sql) { return gamerows::load(sql, id); }, receiver, std::move(answer));
}

// ---- games on lists

void Shelf::games(const GamesQuery &query, QObject *receiver, Answer<GamesPage> answer)
{
    ask<GamesPage>([query](Sql &sql) { return gamerows::page(sql, query); }, receiver, std::move(answer));
}

void Shelf::rename(GameId id, const QString &note)
{
    change([=](Sql &sql) { gamerows::rename(sql, id, note); });
}

void Shelf::star(GameId id, bool starred)
{
    change([=](Sql &sql) { gamerows::star(sql, id, starred); });
}

void Shelf::remove(const QList<GameId> &ids)
{
    change([ids, at = QDateTime::currentMSecsSinceEpoch()](Sql &sql) { gamerows::remove(sql, ids, at); });
}

void Shelf::restore(const QList<GameId> &ids)
{
    change([ids](Sql &sql) { gamerows::restore(sql, ids); });
}

void Shelf::save(GameId id, const QString &path, QObject *receiver, Answer<QString> problem)
{
    ask<QString>([=](Sql &sql) { return exporting::game(sql, id, path); }, receiver, std::move(problem));
}

void Shelf::saveAll(
    const QList<GameId> &ids, const QString &folder, QObject *receiver, Answer<QString> problem)
{
    ask<QString>([=](Sql &sql) { return exporting::games(sql, ids, folder); }, receiver, std::move(problem));
}

void Shelf::saveArchive(const QString &path, QObject *receiver, Answer<QString> problem)
{
    ask<QString>([=](Sql &sql) { return exporting::everything(sql, path); }, receiver, std::move(problem));
}

void Shelf::bringIn(const QString &path, GameId atTable, QObject *receiver, Answer<BroughtIn> answer)
{
    QMetaObject::invokeMethod(m_worker,
        [this, path, atTable, to = QPointer<QObject>(receiver), answer = std::move(answer)]() mutable {
            BroughtIn found = broughtIn(*m_worker, path, atTable);
            if (found.problem.isEmpty())
                post(this, [this] {
                    Q_EMIT gamesChanged();
                    Q_EMIT learningChanged();
                });
            post(std::move(to), [answer = std::move(answer), found = std::move(found)] { answer(found); });
        });
}

void Shelf::forgetGames(GameId except)
{
    change([except](Sql &sql) { gamerows::forgetAll(sql, except); });
}

// ---- statistics

void Shelf::tallies(const QString &game, QObject *receiver, Answer<QList<Tally>> answer)
{
    ask<QList<Tally>>(
        [game](Sql &sql) { return statistics::tallies(sql, game); }, receiver, std::move(answer));
}

void Shelf::streak(const QString &game, int players, QObject *receiver, Answer<Streak> answer)
{
    ask<Streak>(
        [=](Sql &sql) { return statistics::streak(sql, game, players); }, receiver, std::move(answer));
}

void Shelf::forgetStatistics()
{
    change([](Sql &sql) { statistics::forget(sql); });
}

// ---- reviews, and what has been learnt

void Shelf::putReview(GameId id, const GameReview &review)
{
    change([=](Sql &sql) { reviewrows::put(sql, id, review); });
}

void Shelf::review(GameId id, QObject *receiver, Answer<GameReview> answer)
{
    ask<GameReview>([id](Sql &sql) { return reviewrows::review(sql, id); }, receiver, std::move(answer));
}

void Shelf::setReviewed(GameId id)
{
    change([id](Sql &sql) { reviewrows::setReviewed(sql, id); });
}

void Shelf::reviewSums(const QString &game, int players, QObject *receiver, Answer<ReviewSums> answer)
{
    ask<ReviewSums>(
        [=](Sql &sql) { return reviewrows::sums(sql, game, players); }, receiver, std::move(answer));
}

void Shelf::putLesson(const LessonProgress &lesson)
{
    write([lesson](Sql &sql) { learningrows::put(sql, lesson); });
}

void Shelf::lessons(QObject *receiver, Answer<QList<LessonProgress>> answer)
{
    ask<QList<LessonProgress>>(
        [](Sql &sql) { return learningrows::lessons(sql); }, receiver, std::move(answer));
}

void Shelf::putFacet(const FacetProgress &facet)
{
    write([facet](Sql &sql) { learningrows::put(sql, facet); });
}

void Shelf::facets(QObject *receiver, Answer<QList<FacetProgress>> answer)
{
    ask<QList<FacetProgress>>(
        [](Sql &sql) { return learningrows::facets(sql); }, receiver, std::move(answer));
}

void Shelf::addAnswer(const GivenAnswer &given)
{
    write([given](Sql &sql) { learningrows::add(sql, given); });
}

void Shelf::answers(const QString &facet, int most, QObject *receiver, Answer<QList<GivenAnswer>> answer)
{
    ask<QList<GivenAnswer>>(
        [=](Sql &sql) { return learningrows::answers(sql, facet, most); }, receiver, std::move(answer));
}

void Shelf::answerEnds(QObject *receiver, Answer<QList<AnswerEnds>> answer)
{
    ask<QList<AnswerEnds>>(
        [](Sql &sql) { return learningrows::answerEnds(sql); }, receiver, std::move(answer));
}
