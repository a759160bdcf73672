// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/tresillo/tresillo.h"
#include "engine/learn/recipe.h"

// What the drills of Tresillo are made with; for the files of this folder alone.
namespace sobremesa::tresillo {

extern const learn::Drill higherDrill;
extern const learn::Drill followDrill;
extern const learn::Drill resultDrill;
extern const learn::Drill auctionDrill;
extern const learn::Drill bidDrill;
extern const learn::Drill stockDrill;
extern const learn::Drill paymentDrill;
extern const learn::Drill trumpsDrill;

// Three players; seat 0 answers this card with this hand.
[[nodiscard]] State answering(const Hand &hand, Card led, int trump);

} // namespace sobremesa::tresillo
