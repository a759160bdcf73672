// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/games.h"

#include <utility>

// Whole games of Loba as the seats would play them by the first look; visits every position and the seat
// whose turn it is.
template<typename Visit>
void playLoba(const sobremesa::OptionValues &options, int games, std::uint64_t seed, const Visit &visit)
{
    using namespace sobremesa;
    Rng rng(seed);
    Events deaf;
    Actions open;
    for (int game = 0; game < games; ++game) {
        loba::State state = *loba::State::start({ options, {} });
        while (!winner(state)) {
            if (actors(state).empty()) {
                dealShuffled(state, rng);
                continue;
            }
            const Seat seat = state.turn;
            visit(std::as_const(state), seat);
            open.clear();
            legal(state, seat, open);
            const Seen<loba::State> seen { redact(state, seat), seat, {} };
            apply(state, Action(open[policy(seen.state, recall(seen), open, rng)]), deaf);
        }
    }
}
