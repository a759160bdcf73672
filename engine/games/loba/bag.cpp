// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/bag.h"

namespace sobremesa::loba {

PackCards Bag::cards() const
{
    PackCards all;
    for (int copy = 1; copy <= 2; ++copy) {
        for (int suit = 0; suit < 4; ++suit) {
            for (int rank = 1; rank <= 13; ++rank) {
                if (count(Card::of(suit, rank)) >= copy)
                    all.push_back(Card::of(suit, rank));
            }
        }
    }
    for (int joker = count(Card::joker()); joker > 0; --joker)
        all.push_back(Card::joker());
    return all;
}

} // namespace sobremesa::loba
