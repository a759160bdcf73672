// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/tresillo/cards.h"

#include <array>

// Tables by trump and card, worked out by the compiler: thousands of cards are weighed in a moment.
namespace sobremesa::tresillo {

inline constexpr int king = 10;

template<typename Value>
using ByTrumpAndCard = std::array<std::array<Value, 64>, suitCount>; // second: Card::code

template<typename Value, typename Function>
constexpr ByTrumpAndCard<Value> tableOf(Function function)
{
    ByTrumpAndCard<Value> table {};
    for (int trump = 0; trump < suitCount; ++trump) {
        for (int suit = 0; suit < suitCount; ++suit) {
            for (int rank = 1; rank <= king; ++rank)
                table[trump][Card::of(suit, rank).code] = function(Card::of(suit, rank), trump);
        }
    }
    return table;
}

} // namespace sobremesa::tresillo
