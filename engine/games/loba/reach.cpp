// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/melds.h"

#include <algorithm>

// Whether a hand holds its contract, without listing the ways to put it down.
namespace sobremesa::loba {

namespace {

int countOfRank(const Bag &hand, int rank)
{
    int count = 0;
    for (int suit = 0; suit < 4; ++suit)
        count += hand.count(Card::of(suit, rank));
    return count;
}

// How many trios the hand allows at most, with as many jokers as it holds: a pair needs one, four cards two.
int mostTrios(const Bag &hand)
{
    int trios = 0;
    int jokers = hand.count(Card::joker());
    std::array<int, 4> rests {}; // by what is left over after whole trios; [3]: nothing of six
    for (int rank = 1; rank <= 13; ++rank) {
        const int count = countOfRank(hand, rank);
        trios += count / trioSize;
        ++rests[static_cast<std::size_t>(count == 6  ? 3
                : count % trioSize == 1 && count < 4 ? 0
                                                     : count % trioSize)];
    }
    for (const auto &[rest, price] : { std::pair(2U, 1), std::pair(1U, 2), std::pair(3U, 3) }) {
        const int more = std::min(rests[rest], jokers / price);
        trios += more;
        jokers -= more * price;
    }
    return trios;
}

int held(const Bag &hand, int suit, int place)
{
    return place >= lowAce && hand.count(cardAt(suit, place)) > 0 ? 1 : 0;
}

bool hasEscalera(const Bag &hand)
{
    const int needed = escaleraSize - (hand.count(Card::joker()) > 0 ? 1 : 0);
    for (int suit = 0; suit < 4; ++suit) {
        int within = 0; // cards held among the last four places
        for (int place = lowAce; place <= highAce; ++place) {
            within += held(hand, suit, place) - held(hand, suit, place - escaleraSize);
            if (within >= needed)
                return true;
        }
    }
    return false;
}

} // namespace

bool contractInReach(const Bag &hand, Contract contract)
{
    return (contract.trios == 0 || mostTrios(hand) >= contract.trios)
        && (contract.escaleras == 0 || hasEscalera(hand));
}

} // namespace sobremesa::loba
