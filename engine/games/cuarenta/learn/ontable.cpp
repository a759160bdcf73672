// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/cuarenta/learn/ontable.h"

#include <algorithm>

namespace sobremesa::cuarenta {

int equalsOf(const OnTable &problem)
{
    return static_cast<int>(std::count_if(problem.table.begin(), problem.table.end(),
        [&](Card card) { return card.rank() == problem.card.rank(); }));
}

int longestSum(const OnTable &problem, int highest, std::size_t cards)
{
    const int sum = valueOf(problem.card);
    std::vector<int> values;
    for (const Card card : problem.table) {
        if (valueOf(card) <= highest && valueOf(card) < sum)
            values.push_back(valueOf(card));
    }
    int longest = 0;
    for (unsigned chosen = 1; chosen < 1U << values.size(); ++chosen) {
        int total = 0;
        std::size_t count = 0;
        for (std::size_t i = 0; i < values.size(); ++i) {
            total += chosen >> i & 1U ? values[i] : 0;
            count += chosen >> i & 1U;
        }
        if (total == sum && count >= 2 && count <= cards)
            longest = std::max(longest, static_cast<int>(count));
    }
    return longest;
}

int runAbove(const OnTable &problem, int gaps, int last)
{
    int count = 0;
    for (int value = valueOf(problem.card) + 1; value <= last; ++value) {
        const bool there = std::any_of(
            problem.table.begin(), problem.table.end(), [&](Card card) { return valueOf(card) == value; });
        if (!there && --gaps < 0)
            break;
        count += there ? 1 : 0;
    }
    return count;
}

} // namespace sobremesa::cuarenta
