// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/style.h"

#include "engine/core/text.h"

#include <array>

namespace sobremesa {

namespace {

// What each part of a bearing counts for.
struct Leaning
{
    const char *label;
    double daring, speaks, spread;
};

constexpr double much = 1000; // more than any spread

// In the order of Style.
constexpr std::array<Leaning, 5> leanings { {
    { "", 0, 0, 0 },
    { SM_TEXT("engine", "bold"), much, 0, 1 },
    { SM_TEXT("engine", "careful"), -much, 0, -1 },
    { SM_TEXT("engine", "talks a lot"), 0, 1, 0 },
    { SM_TEXT("engine", "says little"), 0, -1, 0 },
} };

const Leaning &leaningOf(Style style)
{
    return leanings[static_cast<std::size_t>(style)];
}

} // namespace

double liking(Style style, const Bearing &bearing)
{
    const Leaning &leaning = leaningOf(style);
    return leaning.daring * bearing.daring + (bearing.speaks ? leaning.speaks : 0.0)
        + leaning.spread * bearing.spread;
}

const char *labelOf(Style style)
{
    return leaningOf(style).label;
}

} // namespace sobremesa
