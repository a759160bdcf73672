// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/truco/phases.h"

// What signs are good for (9.15).
namespace sobremesa::truco {

// What a true sign tells a partner, in points, by its code (2.6).
inline constexpr std::array<double, signCount> signWorths { 0.4, 0.4, 0.35, 0.35, 0.2, 0.05, -0.1, 0.3, -0.1,
    0.3 };
// Those that are of use, one bit each.
inline constexpr std::uint16_t usefulSigns = [] {
    std::uint16_t bits = 0;
    for (std::size_t code = 0; code < signCount; ++code)
        bits |= static_cast<std::uint16_t>(signWorths[code] > 0 ? 1U << code : 0U);
    return bits;
}();

// The seat has a sign for its partner that it has not made yet.
[[nodiscard]] inline bool hasSignToMake(const State &state, Seat seat)
{
    return state.rules.signals == Signals::Private && (openSigns(state, seat) & usefulSigns) != 0;
}
// Everybody makes them all. Precondition: all cards are known.
void makeSigns(State &state);

} // namespace sobremesa::truco
