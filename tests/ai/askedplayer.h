// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/rules.h"

// What the yardsticks share. They know the rules and nothing of the program's own players: no file of
// engine/games/*/ai, and of engine/ai no knowledge.
namespace sobremesa::yardstick {

// A seat that is asked for an action.
template<typename S>
struct AskedSeat
{
    const Seen<S> &seen;
    const Actions &offers; // without those that the table has turned down
    bool must = false; // it may not let it pass
    Rng &rng;

    [[nodiscard]] const S &state() const { return seen.state; }
    [[nodiscard]] Seat seat() const { return seen.viewer; }
};

using Answer = std::optional<Action>; // nothing: let it pass

// What a side is ahead of the others on the average, in points as the table counts them.
template<typename S>
[[nodiscard]] double ahead(const S &state, Side side)
{
    const Scores points = scores(state);
    double own = points[side];
    double others = 0;
    for (std::size_t other = 0; other < points.size(); ++other)
        others += other == side ? 0 : points[other];
    if constexpr (requires { state.debts; })
        for (const auto &debt : state.debts)
            (debt.seat() == side ? own : others) -= debt.amount();
    const double sign = S::info().fewestWin ? -1 : 1;
    return sign * (own - others / static_cast<double>(points.size() - 1));
}

// The offer that a judgement likes best; the first of equals.
template<typename Judge>
[[nodiscard]] Answer bestBy(const Actions &offers, const Judge &worth)
{
    Answer best;
    double most = 0;
    for (const Action &action : offers) {
        const double value = worth(action);
        if (!best || value > most) {
            best = action;
            most = value;
        }
    }
    return best;
}

// The first offer with one of the verbs, in the order of the verbs.
[[nodiscard]] inline Answer firstOf(const Actions &offers, std::initializer_list<int> verbs)
{
    for (const int verb : verbs)
        for (const Action &action : offers)
            if (action.verb == verb)
                return action;
    return std::nullopt;
}

} // namespace sobremesa::yardstick
