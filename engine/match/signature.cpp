// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/signature.h"

#include "engine/match/randomgame.h"

#include <array>
#include <cstdio>

namespace sobremesa {

namespace {

// Frozen: a change of these changes every signature.
constexpr std::uint64_t seeds[] = { 1, 2, 3 };
constexpr std::size_t foldedActions = 300; // of one game

void fold(std::uint64_t &hash, std::string_view text)
{
    for (const char letter : text)
        hash = mix(hash, static_cast<unsigned char>(letter));
}

void foldGame(std::uint64_t &hash, const GameInfo &game, std::uint64_t seed)
{
    Rng rng(seed);
    auto match = Match::begin(randomOpening(game, rng));
    Actions buffer;
    while (!actors(match->position()).empty() && match->actionCount() < foldedActions) {
        const Action action = randomAction(match->position(), rng, buffer);
        fold(hash, print(action, game.verbs, *game.pack));
        if (match->play(action))
            break;
    }
    for (const std::int32_t points : scores(match->position()))
        hash = mix(hash, static_cast<std::uint64_t>(points));
}

} // namespace

std::string rulesSignature(const GameInfo &game)
{
    std::uint64_t hash = 0;
    for (const std::uint64_t seed : seeds)
        foldGame(hash, game, seed);
    std::array<char, 17> digits {};
    std::snprintf(digits.data(), digits.size(), "%016llx", static_cast<unsigned long long>(hash));
    return digits.data();
}

} // namespace sobremesa
