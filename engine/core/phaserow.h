// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/event.h"

namespace sobremesa {

// A row for each phase of a game, in the order of its enum Phase: who may act in it, what a seat may do, and
// what that does. A phase in which nobody acts is an empty row.
template<typename State>
struct PhaseRow
{
    SeatSet (*actors)(const State &state) = [](const State &) { return SeatSet {}; };
    void (*legal)(const State &state, Seat seat, Actions &out) = [](const State &, Seat, Actions &) {};
    void (*apply)(State &state, const Action &action, Events &events) = [](State &, const Action &,
                                                                            Events &) { assert(false); };
};

} // namespace sobremesa
