// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/loba/ai/held.h"

namespace sobremesa::loba {

// The way of a hand from which the cards of the escaleras have been taken, in the turns of Estimate: the
// trios from what is left, and the jokers where they save most.
class Finish
{
public:
    // What two escaleras want, four times the first and the second, to the way.
    using Ways = std::array<double, 16>;

    Finish(int trios, const Held &left);

    // The way if the escaleras want so many cards, 3 at most; 0 for one that the contract does not ask for.
    [[nodiscard]] double with(std::uint8_t missing = 0, std::uint8_t second = 0) const;

private:
    const Ways *m_ways;
    double m_spare = 0; // that spare pairs save
};

} // namespace sobremesa::loba
