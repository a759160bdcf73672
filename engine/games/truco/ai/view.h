// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/truco/phases.h"

// What the books of a play of two look at.
namespace sobremesa::truco {

// One seat's, of a play of two.
struct View
{
    const State &state;
    Seat seat;
    Seat rival = static_cast<Seat>(1 - seat);
    const Play &play = state.play;
    std::size_t trick = play.tricks.size();

    [[nodiscard]] int cardOf(Seat who, std::size_t at) const
    {
        return state.played[who].size() > at ? strength(state.played[who][at]) : 0;
    }
    [[nodiscard]] int needs(Seat who) const { return state.rules.target - state.scores[teamOf(who)]; }
    [[nodiscard]] int ownPoints() const { return envidoPoints(dealtTo(state, seat)); }
    [[nodiscard]] bool opensEnvido() const { return mayOpenEnvido(state, seat); }
};

// The weakest card first.
[[nodiscard]] Cards<handSize> byStrength(Cards<handSize> hand);

} // namespace sobremesa::truco
