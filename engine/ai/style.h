// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace sobremesa {

// How a player leans where two actions seem as good to it. Nobody plays better for it.
enum class Style : std::uint8_t { Even, Bold, Cautious, Chatty, Quiet };

// How an action looks to somebody who leans.
struct Bearing
{
    int daring = 0; // 1: stakes more, -1: gives in or keeps out
    bool speaks = false; // is a word and no card
    double spread = 0; // of what may come of it, points
};

// The more, the better it suits the style; from one action to the other only the order counts.
[[nodiscard]] double liking(Style style, const Bearing &bearing);
// "bold"; empty for somebody who does not lean.
[[nodiscard]] const char *labelOf(Style style);

} // namespace sobremesa
