// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/levels.h"

#include "engine/core/text.h"

#include <algorithm>
#include <array>

namespace sobremesa {

namespace {

constexpr std::array<Level, 5> table { {
    { "beginner", SM_TEXT("engine", "Beginner"), Mind::Search, 160, 0.0, 1.4, 3.0, 0, false, 0.0 },
    { "casual", SM_TEXT("engine", "Casual"), Mind::Search, 320, 0.5, 0.8, 2.0, 0, false, 0.65 },
    { "regular", SM_TEXT("engine", "Regular"), Mind::Search, 1000, 0.65, 0.4, 1.5, 0, false, 0.75 },
    { "strong", SM_TEXT("engine", "Strong"), Mind::Search, 8000, 0.9, 0.2, 1.0, 0, true, 0.9 },
    { "master", SM_TEXT("engine", "Master"), Mind::Search, 24'000, 1.0, 0.0, 0.0, 200'000, true },
} };

// For measuring the others; nobody chooses them.
constexpr std::array<Level, 2> yardsticks { {
    { "random", "", Mind::Random, 0, 0.0, 0.0 },
    { "greedy", "", Mind::Greedy, 0, 1.0, 0.0 },
} };

const Level *find(std::span<const Level> rows, std::string_view id)
{
    const auto found =
        std::find_if(rows.begin(), rows.end(), [id](const Level &row) { return row.id == id; });
    return found == rows.end() ? nullptr : &*found;
}

} // namespace

std::span<const Level> levels()
{
    return table;
}

const Level *findLevel(std::string_view id)
{
    const Level *level = find(table, id);
    return level ? level : find(yardsticks, id);
}

const Level &partnerLevel(const Level &level)
{
    const Level &least = *find(table, "regular");
    const bool weaker = level.mind != Mind::Search || level.iterations < least.iterations;
    return weaker ? least : level;
}

} // namespace sobremesa
