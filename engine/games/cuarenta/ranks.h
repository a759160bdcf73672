// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/cardset.h"

namespace sobremesa::cuarenta {

inline constexpr int places = 10; // A 2 3 4 5 6 7 J Q K

// The place of a card's rank in the order of play, where J follows 7: 0 for the ace, 9 for the king.
[[nodiscard]] constexpr int placeOf(Card card)
{
    return card.rank() <= 7 ? card.rank() - 1 : card.rank() - 4;
}
[[nodiscard]] constexpr int rankAt(int place)
{
    return place < 7 ? place + 1 : place + 4;
}
// A 1 to 7; J 8, Q 9 and K 10 are never added up (4.4).
[[nodiscard]] constexpr int valueOf(Card card)
{
    return placeOf(card) + 1;
}

// As captures are written (4.4): ascending rank, equal ranks in the order s h d c.
struct CaptureOrder
{
    [[nodiscard]] static constexpr int placeOf(Card card)
    {
        return 4 * cuarenta::placeOf(card) + card.suit();
    }
    [[nodiscard]] static constexpr Card cardAt(int place)
    {
        return Card::of(place & 3, cuarenta::rankAt(place >> 2));
    }
    // None for a place above the king's.
    [[nodiscard]] static constexpr std::uint64_t rankAt(int place) { return 15ULL << 4 * place; }
};
using RankSet = CardSetBy<CaptureOrder>;

} // namespace sobremesa::cuarenta
