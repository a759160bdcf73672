// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/book.h"
#include "engine/ai/lapses.h"
#include "engine/core/event.h"
#include "engine/core/game.h"
#include "engine/core/rules.h"

#include <limits>
#include <optional>
#include <type_traits>

namespace sobremesa {

// What a position is worth to each side, in points towards the game. Where two sides play against each other
// it is the difference, so that the payoffs of a position add up to nothing.
using Payoff = BySide<double>;

// The points of each side less the best of the others, of points of this game.
[[nodiscard]] inline Payoff leadIn(const Scores &points, const GameInfo &game)
{
    const int sign = game.fewestWin ? -1 : 1;
    Payoff payoff {};
    for (std::size_t side = 0; side < points.size(); ++side) {
        bool alone = true;
        int best = 0;
        for (std::size_t other = 0; other < points.size(); ++other) {
            const int value = sign * points[other];
            if (other != side && (alone || value > best))
                best = value;
            alone = alone && other == side;
        }
        payoff[side] = sign * points[side] - best;
    }
    return payoff;
}

// As the scores stand.
template<typename S>
[[nodiscard]] Payoff lead(const S &state)
{
    return leadIn(scores(state), S::info());
}

// The place of the action that is worth most by this judgement, with a little luck: rules of thumb put into
// play. Precondition: there is one.
template<typename Worth>
[[nodiscard]] std::size_t mostLiked(const Actions &actions, double whim, Rng &rng, Worth worth)
{
    std::size_t best = 0;
    double bestValue = -std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const double value = worth(actions[i]) + whim * rng.real();
        if (value > bestValue) {
            bestValue = value;
            best = i;
        }
    }
    return best;
}

// What does without knowledge: points at once, random playouts to the end of the deal. A game takes each by
// name.
namespace usual {

struct Nothing
{
};
// Nothing is remembered but what lies there to be seen. A game with a recall() of its own has prior(),
// policy() and forget() with that memory as their second argument.
template<typename S>
[[nodiscard]] Nothing recall(const Seen<S> & /*seen*/)
{
    return {};
}
template<typename S>
[[nodiscard]] Payoff worth(const S &state)
{
    return lead(state);
}
template<typename S>
[[nodiscard]] double prior(const S &state, const Action &action)
{
    S after = state;
    Events deaf;
    apply(after, action, deaf);
    const Side side = sideOf(state, action.seat);
    return worth(after)[side] - worth(state)[side];
}
template<typename S>
[[nodiscard]] std::size_t policy(const S & /*state*/, const Actions &actions, Rng &rng)
{
    return rng.below(static_cast<std::uint32_t>(actions.size()));
}
template<typename S>
[[nodiscard]] bool settled(const S & /*start*/, const S & /*state*/)
{
    return false;
}
template<typename S>
void forget(S & /*world*/, Seat /*viewer*/, const Lapses & /*lapses*/, Rng & /*rng*/)
{
}
template<typename S>
[[nodiscard]] double effort(const S & /*state*/)
{
    return 1.0;
}
template<typename S>
[[nodiscard]] int daring(const S & /*state*/, const Action & /*action*/)
{
    return 0;
}
template<typename S>
[[nodiscard]] double errorUnit(const S & /*state*/)
{
    return 1.0;
}
template<typename S>
[[nodiscard]] double leeway(const S & /*state*/, double temperature)
{
    return temperature;
}
template<typename S>
[[nodiscard]] double conviction(const S & /*state*/)
{
    return 1.0;
}
template<typename S>
[[nodiscard]] std::size_t depth(const S & /*state*/)
{
    return std::numeric_limits<std::size_t>::max();
}
template<typename S>
[[nodiscard]] bool bluffs(const S & /*state*/)
{
    return false;
}
// Nothing tells one world from another.
template<typename S>
[[nodiscard]] Nothing clues(const Seen<S> & /*seen*/)
{
    return {};
}
template<typename S>
[[nodiscard]] double likelihood(const S & /*world*/, Nothing /*clues*/)
{
    return 1.0;
}
template<typename S>
[[nodiscard]] bool dominated(const S & /*seen*/, const Action & /*action*/)
{
    return false;
}
template<typename S>
[[nodiscard]] int endgame(const S & /*seen*/)
{
    return 0;
}
template<typename S>
[[nodiscard]] std::optional<Action> sureWay(const S & /*seen*/, Seat /*viewer*/)
{
    return std::nullopt;
}
template<typename S>
[[nodiscard]] bool asksInVain(const S & /*seen*/, Seat /*viewer*/)
{
    return false;
}
template<typename S>
[[nodiscard]] bool tells(const S & /*seen*/, const Action & /*action*/)
{
    return false;
}
template<typename S>
[[nodiscard]] bool unforeseen(const S & /*state*/, const Action & /*action*/)
{
    return false;
}
// No books speak of the game.
template<typename S>
[[nodiscard]] Situation situation(const S & /*state*/, Seat /*viewer*/, int /*thing*/)
{
    return {};
}
template<typename S>
[[nodiscard]] bool sameWay(const S & /*state*/, const Action &way, const Action &action)
{
    return way == action;
}

} // namespace usual

} // namespace sobremesa
