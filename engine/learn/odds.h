// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

// Chances that exercises count: exact, over all hands that somebody may hold.
namespace sobremesa::learn {

// The share of hands of so many cards, out of so many unseen ones, that hold at least one of the wanted.
// Precondition: 0 <= wanted <= unseen, hand <= unseen.
[[nodiscard]] constexpr double shareHolding(int wanted, int unseen, int hand)
{
    double without = 1;
    for (int card = 0; card < hand; ++card)
        without *= wanted + card < unseen ? double(unseen - wanted - card) / double(unseen - card) : 0;
    return 1 - without;
}

// In whole hundredths, as sentences say it.
[[nodiscard]] inline int inHundred(double share)
{
    return static_cast<int>(std::lround(share * 100));
}

} // namespace sobremesa::learn
