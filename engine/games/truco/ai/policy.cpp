// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/ai/habits.h"
#include "engine/games/truco/ai/knowledge.h"

// How a playout goes on: every seat by its own cards and what everybody sees (9).
namespace sobremesa::truco {

std::size_t policy(const State &state, const Actions &actions, Rng &rng)
{
    if (actions.empty())
        return 0;
    double left = rng.real();
    const Shares shares = sharesOf(state, actions);
    for (std::size_t i = 0; i < shares.size(); ++i) {
        left -= shares[i];
        if (left < 0)
            return i;
    }
    return actions.size();
}

int daring(const State & /*state*/, const Action &action)
{
    switch (action.verb) {
    case verb::noQuiero:
    case verb::mazo:
    case verb::achico:
        return -1;
    default:
        return (action.verb >= verb::envido && action.verb <= verb::quiero) || action.verb == verb::contraflor
            || action.verb == verb::contraflorResto;
    }
}

} // namespace sobremesa::truco
