// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/shelf/asking.h"

inline constexpr int gamesOnShelf = 10'000;

// Ten thousand games of five kinds against seven people, an hour apart; one in fifty is unfinished.
inline void fill(Shelf &shelf)
{
    static const QStringList kinds { "porrazo", "truco", "cuarenta", "tresillo", "loba" };
    static const QStringList names { "Rosa", "Elena", "Luis", "Marta", "Ana", "Carlos", "Inés" };
    const QDateTime end = QDateTime::currentDateTime();
    for (int i = 0; i < gamesOnShelf; ++i) {
        NewGame game = smallGame({ "You", names[i % names.size()] });
        game.game = kinds[i % kinds.size()];
        game.rules = QStringLiteral("0123456789abcdef");
        game.started = game.changed = end.addSecs(-3600 * (gamesOnShelf - i));
        game.standing = standing(i % 41, i % 37, i % 50 != 0);
        for (int action = 0; action < 40; ++action)
            game.actions.append(QStringLiteral("%1 play 7h").arg(action % 2));
        shelf.begin(game);
    }
    shelf.finish();
}
