// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/text.h"

namespace sobremesa {

// A sentence in two persons: to the viewer about itself, and about somebody else, who is %1. An empty one is
// not told.
struct Sentence
{
    const char *you = "";
    const char *other = "";
};

// What the viewer is told that the seat does: %1 is the seat, the values follow from %2 on.
[[nodiscard]] Text said(
    const Sentence &sentence, Seat seat, Seat viewer, std::vector<TextValue> values = {}, int count = -1);

} // namespace sobremesa
