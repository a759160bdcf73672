// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/program.h"
#include "app/shelf/keptmatch.h"
#include "engine/games/registry.h"
#include "engine/match/randomgame.h"

#include <QObject>

// Puts games on the program's shelf, as if somebody had played them.
class ShelfFixture : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    Q_INVOKABLE static void clear()
    {
        Program::shared().shelf().forgetGames();
        Program::shared().shelf().finish();
    }

    // So many actions by chance, or a whole game if it is 0, `daysAgo`.
    Q_INVOKABLE static double put(const QString &game, int actions, int daysAgo, const QString &note = {})
    {
        using namespace sobremesa;
        Match match = randomGame(*findGame(game.toStdString()), static_cast<std::uint64_t>(++count));
        while (actions > 0 && match.actionCount() > static_cast<std::size_t>(actions))
            match.undo();
        static const QStringList names { "You", "Rosa", "Bruno", "Elena", "Amalia", "Nélida", "Teo",
            "Marta" };
        NewGame kept;
        kept.game = game;
        kept.opening = openingText(match);
        kept.actions = actionTexts(match);
        kept.standing = standingOf(match, 0);
        for (int seat = 0; seat < seatCount(match.position()); ++seat)
            kept.seats.append({ names[seat], seat + 1, seat == 0 ? QString() : QStringLiteral("casual") });
        kept.started = kept.changed = QDateTime::currentDateTime().addDays(-daysAgo);
        Shelf &shelf = Program::shared().shelf();
        const GameId id = shelf.begin(kept);
        if (!note.isEmpty())
            shelf.rename(id, note);
        shelf.finish();
        return static_cast<double>(id);
    }

    // A game played to its end in which this kind of error cost points.
    Q_INVOKABLE static double putReviewed(const QString &game, const QString &kind)
    {
        const double id = put(game, 0, 0);
        GameReview review;
        DecisionReview decision;
        decision.loss = 3;
        decision.facet = kind;
        review.decisions = { decision };
        review.deals = { { 0, 10, 12, -3, 0, 0, 0 } };
        review.costly = 1;
        Program::shared().shelf().putReview(static_cast<GameId>(id), review);
        Program::shared().shelf().finish();
        return id;
    }

    // A record of which nothing can be read.
    Q_INVOKABLE static double putDamaged()
    {
        NewGame kept;
        kept.game = QStringLiteral("loba");
        kept.opening = QByteArrayLiteral("{\"format\":");
        kept.actions = QStringList { QStringLiteral("0 draw") };
        kept.seats = { { "You", 1, "" }, { "Rosa", 2, "casual" } };
        const GameId id = Program::shared().shelf().begin(kept);
        Program::shared().shelf().finish();
        return static_cast<double>(id);
    }

private:
    inline static int count = 0;
};
