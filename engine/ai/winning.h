// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/insight.h"
#include "engine/core/event.h"

#include <algorithm>

namespace sobremesa {

// Whether the action wins the game at once in every world that agrees with what the seat knows.
template<Imagined S>
[[nodiscard]] bool winsGame(const Insight<S> &insight, const Action &action)
{
    Actions open;
    return std::all_of(insight.guesses.begin(), insight.guesses.end(), [&](const S &guess) {
        open.clear();
        legal(guess, action.seat, open);
        if (std::find(open.begin(), open.end(), action) == open.end())
            return false;
        S after = guess;
        Events deaf;
        apply(after, action, deaf);
        return winner(after) == sideOf(guess, action.seat);
    });
}

// What the game says of the action, and that it wins, where it does.
template<Imagined S>
[[nodiscard]] Reasons reasonsWithWin(const Insight<S> &insight, const Action &action)
{
    constexpr double aboveAll = 100; // points
    Reasons list = reasons(insight, action);
    if (winsGame(insight, action))
        list.push_back(aboutCard(Topic::Wins, {}, aboveAll));
    return list;
}

} // namespace sobremesa
