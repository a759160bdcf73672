// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/insight.h"
#include "engine/games/truco/ai/knowledge.h"
#include "engine/games/truco/ai/opencards.h"
#include "engine/games/truco/worlds.h"

#include <algorithm>

// In which share of the worlds something holds, and what that is worth.
namespace sobremesa::truco {

inline constexpr int mostOpen = 6; // seats whose tricks are looked through to the end

// The share of the worlds in which it holds.
template<typename Holds>
[[nodiscard]] double shareOf(const Insight<State> &insight, Holds holds)
{
    const auto count = std::count_if(insight.guesses.begin(), insight.guesses.end(), holds);
    return static_cast<double>(count) / static_cast<double>(insight.guesses.size());
}

// How often something holds: in all worlds that agree with what is seen, and with what was said and done as
// well.
struct Share
{
    double seen = 0;
    double heard = 0;
};

// Those that would rarely have come to what was said and done count for little.
template<typename Holds>
[[nodiscard]] Share weighedShareOf(const Insight<State> &insight, Holds holds)
{
    Clues heard = clues(insight.seen);
    heard.book = insight.book;
    int count = 0; // not a sum of shares: what is certain must come to exactly one
    double held = 0, weights = 0;
    for (const State &world : insight.guesses) {
        const double weight = likelihood(world, heard);
        weights += weight;
        if (!holds(world))
            continue;
        ++count;
        held += weight;
    }
    const double seen = count / static_cast<double>(insight.guesses.size());
    return { seen, weights > 0 ? held / weights : seen };
}

[[nodiscard]] inline Because reasonOf(Topic topic, double worth)
{
    Because reason;
    reason.topic = topic;
    reason.worth = worth;
    return reason;
}

[[nodiscard]] constexpr double expected(double chance, double stake)
{
    return (2 * chance - 1) * stake;
}

[[nodiscard]] inline bool canLookThrough(const State &seen)
{
    return active(seen.play).size() <= mostOpen && seen.play.turn != nobody;
}

[[nodiscard]] inline Share handShare(const Insight<State> &insight)
{
    const Side own = teamOf(insight.seen.viewer);
    return weighedShareOf(insight, [own](const State &world) { return OpenCards(world).winner() == own; });
}

} // namespace sobremesa::truco
