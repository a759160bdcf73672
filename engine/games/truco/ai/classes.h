// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/truco/scoring.h"

#include <algorithm>

// Cards and points in classes: what differs less than that is one to the books.
namespace sobremesa::truco {

// By strength, from 1 (the fours) to 14 (the ace of swords).
inline constexpr std::array<std::uint8_t, 15> classes { 0, 0, 0, 1, 1, 2, 2, 3, 4, 5, 6, 7, 7, 8, 9 };
inline constexpr std::array<std::uint8_t, 15> thirds { 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2 };
inline constexpr std::array<std::uint8_t, 15> quarters { 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 3, 3, 3, 3 };
inline constexpr std::array<std::uint8_t, 15> halves { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1 };
inline constexpr unsigned classCount = 10;
// In the first trick there is more to tell apart.
inline constexpr std::array<std::uint8_t, 15> firstClasses { 0, 0, 0, 0, 1, 1, 2, 2, 3, 4, 5, 6, 6, 7, 7 };
// In the first trick of teams, and near the end of a game of two in all of them; with three a side nothing
// below a false ace takes one.
inline constexpr std::array<std::uint8_t, 15> firstClassesOfPairs { 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 4, 5,
    5 };
inline constexpr std::array<std::uint8_t, 15> firstClassesOfThrees { 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 3, 3, 4,
    4 };

// How a hand looks beside the card that it has to beat.
struct Beside
{
    int losing = 0, tying = 0;
};

[[nodiscard]] inline Beside beside(const Cards<handSize> &hand, int lies)
{
    Beside beside;
    for (const Card card : hand) {
        beside.losing += strength(card) < lies ? 1 : 0;
        beside.tying += strength(card) == lies ? 1 : 0;
    }
    return beside;
}

// ---- points

// Points to go: from here on a deal is about the game more than about its points.
inline constexpr int endOfGame = 5;
// 0 to 3: how many a side needs there.
inline constexpr unsigned needsCount = 4;
[[nodiscard]] inline int needsClass(int needs)
{
    return needs <= 2 ? needs - 1 : needs <= endOfGame ? 2 : 3;
}

// 0 to 15: below 20 in two classes, then each.
[[nodiscard]] inline int pointsClass(int points)
{
    return points < 20 ? (points < 5 ? 0 : 1) : points - 18;
}
// 0 to 2, once the seat has not opened the envido.
[[nodiscard]] inline int coarseClass(int points)
{
    return points < 23 ? 0 : points < 27 ? 1 : 2;
}
// 0 to 2: what is known of somebody who declared so many.
[[nodiscard]] inline int declaredClass(int points)
{
    return points < 27 ? 0 : points < 30 ? 1 : 2;
}

// How good the cards are for the tricks, by the best two: 0 to 4.
[[nodiscard]] inline int handClass(const Dealt &dealt)
{
    std::array<int, handSize> powers {};
    std::transform(dealt.begin(), dealt.end(), powers.begin(), strength);
    std::sort(powers.begin(), powers.end());
    const int sum = powers[2] + 2 * powers[1];
    return sum <= 18 ? 0 : sum <= 23 ? 1 : sum <= 27 ? 2 : sum <= 31 ? 3 : 4;
}

} // namespace sobremesa::truco
