// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/narrator.h"
#include "tests/app/table/openings.h"

// A match and its picture, with nobody at the table.

inline std::vector<Player> nobodyAt(int seats)
{
    std::vector<Player> all;
    all.reserve(static_cast<std::size_t>(seats));
    for (int seat = 0; seat < seats; ++seat)
        all.push_back({ QStringLiteral("Player %1").arg(seat), seat + 1, nullptr });
    return all;
}

struct ToldMatch
{
    ToldMatch(const char *game, int players, std::uint64_t seed, int actions, View view = {})
        : match(randomMatch(*sobremesa::findGame(game), players, seed, actions))
        , picture(pace)
        , narrator(picture, pace)
    {
        picture.layOut(match, nobodyAt(players), view);
        picture.setBusy(false);
    }

    sobremesa::Match match;
    Pace pace;
    Picture picture;
    Narrator narrator;
};
