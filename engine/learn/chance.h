// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/learn/lesson.h"

namespace sobremesa::learn {

// The share of worlds, out of all that the viewer cannot tell apart, in which the chance comes true. Exact
// where one other seat holds cards and its hands can be enumerated, or where cards are only to be held;
// otherwise from 4 000 sampled worlds. An enumeration takes some 100 ms: count beside the window. The action
// is the one that the matcher is asked about; it need not be legal for a chance to hold cards.
[[nodiscard]] double shareOf(const Chance &chance, const Match &match, Seat viewer, const Action &action);

} // namespace sobremesa::learn
