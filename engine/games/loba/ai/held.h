// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/loba/loba.h"

namespace sobremesa::loba {

// The places of a suit in which an ace may lie.
inline constexpr unsigned placesOfAce = 1U << lowAce | 1U << highAce;
// Those of a card that is no joker.
[[nodiscard]] inline unsigned placesOf(Card card)
{
    return card.rank() == lowAce ? placesOfAce : 1U << card.rank();
}

// A hand by ranks and by suits, where bit p is place p and the ace has two places.
struct Held
{
    std::array<std::uint8_t, 14> ofRank {};
    std::array<std::uint8_t, 4> ranks { 13, 0, 0, 0 }; // how many there are with 0, 1, 2, and 3 or more cards
    std::array<std::uint16_t, 4> once {};
    std::array<std::uint16_t, 4> twice {};
    int jokers = 0;

    void add(Card card);
    void remove(Card card);
    // One card each of those that are held of these places of a suit.
    void removePlaces(std::size_t suit, unsigned places);

private:
    void count(int rank, int change);
    void clear(std::size_t suit, unsigned places);
};

} // namespace sobremesa::loba
