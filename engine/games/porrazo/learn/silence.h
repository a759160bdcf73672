// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/porrazo/porrazo.h"

// Declaring beside silence: both ways are booked against everything that the other may hold (4.5, 4.7).
namespace sobremesa::porrazo {

struct Declaration
{
    HandCards hand;
    Combination heard = Combination::None; // the other has declared it; nothing: you are asked first
    bool claims = true;
};

// All that the other may hold, as far as it counts for declarations; none: he cannot hold what he declared.
[[nodiscard]] std::vector<HandCards> handsOfTheOther(const Declaration &problem);

// How declaring compares with silence: over all hands of the other, the least and the most.
struct Compared
{
    int least = 0, most = 0;
};
[[nodiscard]] Compared compared(const Declaration &problem);

} // namespace sobremesa::porrazo
