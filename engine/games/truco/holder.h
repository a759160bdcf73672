// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/truco/scoring.h"

// What words and signs tell of a hand that a seat does not see (6).
namespace sobremesa::truco {

struct Known
{
    bool flor = false, noFlor = false;
    int least = 0, most = 99; // envido points, or flor points where flors were compared
    bool signs = false; // the partner's are true

    [[nodiscard]] bool any() const { return flor || noFlor || least > 0 || most < 99 || signs; }
};

// One hidden hand: what is known of it, and the cards that have been seen of it.
struct Holder
{
    const State &seen;
    Seat seat;
    Known known;
    bool comparesFlors;
};
[[nodiscard]] Holder holderOf(const State &seen, Seat seat);

// The holder can have these cards left.
[[nodiscard]] bool agrees(const Holder &holder, const Dealt &hand);

} // namespace sobremesa::truco
