// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/style.h"

#include <cstdint>
#include <limits>
#include <span>
#include <string_view>

namespace sobremesa {

class Book;

enum class Mind : std::uint8_t {
    Random, // any legal action
    Greedy, // the best points at once
    Search // looks ahead
};

// How well a computer player plays. A weaker one thinks less, forgets more and weighs less exactly; none
// cheats, and none throws points away.
struct Level
{
    std::string_view id;
    const char *label = ""; // SM_TEXT, context "engine"
    Mind mind = Mind::Search;
    int iterations = 0;
    double memory = 1.0; // share of the cards gone by that it remembers
    double temperature = 0.0; // how far it may misjudge an action, by the spread of what may come of it
    double bound = std::numeric_limits<double>::infinity(); // of what it may lose so, in errorUnit (hooks.h)
    int exactness = 0; // actions that it may spend on playing the end of a deal exactly (engine/ai/solve.h)
    bool reads = false; // goes by a book, where there is one
    double attention = 1.0; // share of the worlds it imagines for which what it heard counts
    Style style = Style::Even; // of whoever plays at this level
    const Book *book = nullptr; // outlives the level; of its game, or it is not looked at
};

// Those that can be chosen, the weakest first.
[[nodiscard]] std::span<const Level> levels();
// By its id; also the yardsticks "random" and "greedy". Null if there is none.
[[nodiscard]] const Level *findLevel(std::string_view id);
// How well somebody's partner plays at this level: never below "regular", so that nobody is let down.
[[nodiscard]] const Level &partnerLevel(const Level &level);

} // namespace sobremesa
