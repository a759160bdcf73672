// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shelf/shelf.h"

#include <QEventLoop>
#include <QTest>
#include <QTimer>

#include <optional>

// The answer to a question to the shelf, waited for.
template<typename T, typename Ask>
T answered(const Ask &ask)
{
    std::optional<T> found;
    QEventLoop waiting; // processEvents() goes on waiting on Windows when the answer has come
    ask(&waiting, [&](const T &answer) {
        found = answer;
        waiting.quit();
    });
    QTimer::singleShot(20'000, &waiting, &QEventLoop::quit);
    if (!found)
        waiting.exec();
    if (!found)
        qFatal("the shelf does not answer");
    return *found;
}

inline GamesPage gamesOn(Shelf &shelf, const GamesQuery &query = {})
{
    return answered<GamesPage>([&](QObject *to, auto answer) { shelf.games(query, to, answer); });
}

inline std::optional<KeptGame> gameOn(Shelf &shelf, GameId id)
{
    return answered<std::optional<KeptGame>>([&](QObject *to, auto answer) { shelf.load(id, to, answer); });
}

// A game of cuarenta that nobody has played yet.
inline NewGame smallGame(const QStringList &names = { "Ana", "Rosa" })
{
    NewGame game;
    game.game = "cuarenta";
    game.opening = R"({"format":"sobremesa-record","version":1,"game":"cuarenta","seed":7})";
    for (const QString &name : names)
        game.seats.append({ name, int(game.seats.size()) + 1, game.seats.isEmpty() ? "" : "regular" });
    game.standing = { { 0, 0 }, 1, false, std::nullopt, 0, false, { 0, 0 } };
    return game;
}

inline Standing standing(int own, int other, bool over = false)
{
    Standing standing { { own, other }, 1, over, std::nullopt, 0, false, { own, other } };
    if (over)
        standing.winner = own > other ? 0 : 1;
    return standing;
}
