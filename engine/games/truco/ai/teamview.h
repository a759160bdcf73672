// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/truco/ai/view.h"

// What a seat of two teams knows beside its own cards.
namespace sobremesa::truco {

// Of the cards above this strength: how many the seat has not seen.
[[nodiscard]] int unseenAbove(const View &view, int power);
// How good a card is by the number of those above it: 0, the best one, to 8.
inline constexpr unsigned worthCount = 9;
[[nodiscard]] unsigned worthOf(const View &view, int power);

// The strongest card that a partner has made a sign for and not played; 0: none.
struct PartnersBest
{
    int power = 0;
    Seat seat = nobody;
};
[[nodiscard]] PartnersBest partnersBest(const View &view);
// By its sign.
[[nodiscard]] bool partnerHasPoints(const View &view);

// The cards of the trick.
struct Lying
{
    int cards = 0;
    std::array<int, 2> best {}; // a strength by side; 0: none
};
[[nodiscard]] Lying lyingIn(const View &view);

} // namespace sobremesa::truco
