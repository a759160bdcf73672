// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/randomgame.h"

#include <algorithm>

// Openings for tests: a game by its usual rules, for every number of players that it has.

inline sobremesa::Opening openingFor(const sobremesa::GameInfo &game, int players, std::uint64_t seed)
{
    sobremesa::Opening opening;
    opening.game = &game;
    opening.setup.options = sobremesa::standardOptions(game.options);
    opening.setup.options[sobremesa::playersRow] = static_cast<std::int16_t>(players);
    opening.seed = seed;
    return opening;
}

// The same as a match of so many games, where the game knows matches.
inline sobremesa::Opening matchFor(
    const sobremesa::GameInfo &game, int players, int games, std::uint64_t seed)
{
    sobremesa::Opening opening = openingFor(game, players, seed);
    for (std::size_t row = 0; row < game.options.size(); ++row)
        if (game.options[row].name == "games")
            opening.setup.options[row] = static_cast<std::int16_t>(games);
    return opening;
}

inline bool isPlayedBy(const sobremesa::GameInfo &game, int players)
{
    const sobremesa::OptionSpec &row = game.options[sobremesa::playersRow];
    const bool offered = row.choices.empty()
        ? players >= row.low && players <= row.high
        : std::any_of(row.choices.begin(), row.choices.end(),
            [players](const auto &choice) { return choice.value == players; });
    return offered && sobremesa::Match::begin(openingFor(game, players, 1));
}

// After so many random actions, or fewer where the game has ended.
inline sobremesa::Match randomMatch(
    const sobremesa::GameInfo &game, int players, std::uint64_t seed, int actions)
{
    sobremesa::Match match = *sobremesa::Match::begin(openingFor(game, players, seed));
    sobremesa::Rng rng(seed);
    sobremesa::Actions buffer;
    for (int i = 0; i < actions && !isOver(match.position()); ++i) {
        if (match.play(randomAction(match.position(), rng, buffer)))
            break;
    }
    return match;
}
