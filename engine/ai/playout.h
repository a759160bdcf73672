// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/hooks.h"
#include "engine/ai/insight.h"

namespace sobremesa {

// The rest of a deal or trick in every world, played by the game's own rules of thumb.
struct PlayedOut
{
    double share = 0; // of the worlds in which the acting side gains by it
    double mean = 0; // points that it gains
};

// What the policy does for whoever is asked; what one of several partners leaves, a later one decides.
template<SearchGame S>
[[nodiscard]] Action usualAction(const S &world, const MemoryOf<S> &memory, Actions &open, Rng &rng)
{
    std::size_t place = 0;
    SeatSet asked = waiting(world);
    for (bool left = true; left; asked.remove(asked.first())) {
        open.clear();
        legal(world, asked.first(), open);
        place = Knowledge<S>::policyOf(world, memory, open, rng);
        left = place >= open.size() && !mustAct(world, asked.first());
    }
    return open[place < open.size() ? place : 0];
}

template<Imagined S>
    requires SearchGame<S>
[[nodiscard]] PlayedOut playOut(const Insight<S> &insight, const Action &action)
{
    constexpr int longest = 2000;
    const auto memory = recall(insight.seen);
    const Side side = sideOf(insight.seen.state, action.seat);
    PlayedOut sum;
    Actions open;
    Events deaf;
    for (std::size_t i = 0; i < insight.guesses.size(); ++i) {
        S world = insight.guesses[i];
        Rng rng(i + 1);
        const double before = worth(world)[side];
        apply(world, Action(action), deaf);
        for (int step = 0; step < longest && !settled(insight.seen.state, world); ++step) {
            if (waiting(world).empty())
                break;
            apply(world, usualAction(world, memory, open, rng), deaf);
        }
        const double gain = worth(world)[side] - before;
        sum.share += gain > 0 ? 1 : 0;
        sum.mean += gain;
    }
    const double each = 1.0 / static_cast<double>(insight.guesses.size());
    return { sum.share * each, sum.mean * each };
}

} // namespace sobremesa
