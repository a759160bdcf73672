// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/loba/melds.h"

namespace sobremesa::loba {

// One meld that a hand allows.
struct Single
{
    Cards<14> cards;
    Bag bag;
    bool escalera = false;
};

// The most that twelve cards allow are some 330: eleven of one suit in sequence and a joker, of any length.
using Singles = InlineVector<Single, 400>;

// Appends every single meld that the cards allow, in the order of section 4.4: trios of at most so many
// cards, escaleras of four cards or of any length.
void findTrios(const Bag &hand, int longest, Singles &out);
void findEscaleras(const Bag &hand, bool anyLength, Singles &out);

} // namespace sobremesa::loba
