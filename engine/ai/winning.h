// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/hooks.h"
#include "engine/ai/insight.h"

#include <algorithm>

namespace sobremesa {

// Whether the action wins the game at once in every world that agrees with what the seat knows.
template<Imagined S>
[[nodiscard]] bool winsGame(const Insight<S> &insight, const Action &action)
{
    Actions open;
    return std::all_of(insight.guesses.begin(), insight.guesses.end(),
        [&](const S &guess) { return isLegal(guess, action, open) && winsAtOnce(guess, action); });
}

// What the game says of the action, and that it wins, where it does.
template<Imagined S>
[[nodiscard]] Reasons reasonsWithWin(const Insight<S> &insight, const Action &action)
{
    Reasons list = reasons(insight, action);
    if (winsGame(insight, action))
        list.push_back(aboutCard(Topic::Wins, {}, aboveAll));
    return list;
}

} // namespace sobremesa
