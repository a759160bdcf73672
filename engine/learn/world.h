// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/learn/lesson.h"

namespace sobremesa::learn {

// The same game with other hidden cards: what has happened has happened the same way. Refused where the world
// names cards that the viewer has seen, or where it would look different to the viewer in any way.
[[nodiscard]] Result<Match> inWorld(const Match &match, const World &world, Seat viewer);

// The share of worlds, out of all that the viewer cannot tell apart, in which the chance comes true. Exact
// where one other seat holds cards and its hands can be enumerated, or where cards are only to be held;
// otherwise from 4 000 sampled worlds. An enumeration takes some 100 ms: count beside the window. The action
// is the one that the matcher is asked about; it need not be legal for a chance to hold cards.
[[nodiscard]] double shareOf(const Chance &chance, const Match &match, Seat viewer, const Action &action);

} // namespace sobremesa::learn
