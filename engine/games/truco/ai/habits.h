// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/truco/phases.h"

// How players usually speak and play (9.1): for every action the share of times that a seat with these cards
// does it. Playouts go by it, and what somebody did tells by it what he may hold.
namespace sobremesa::truco {

// One share an action, in the order of the seat's legal ones; what is left to 1 is to let it pass.
using Shares = InlineVector<float, 48>;

// Precondition: the actions are all of one seat's, whose cards are known.
[[nodiscard]] Shares sharesOf(const State &state, const Actions &actions);

// A falta envido or contraflor al resto of this seat is about more points than its other words usually are
// (5.3).
[[nodiscard]] bool isForMuch(const State &state, Seat seat);

} // namespace sobremesa::truco
