// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/truco/scoring.h"
#include "engine/learn/recipe.h"

// Hands as the envido counts them: drawn, and compared with all that another may hold.
namespace sobremesa::truco {

inline constexpr int highestNumber = 7; // pictures count nothing

// Two of a suit and a third of another, or three suits, of numbers up to `most` then. A card is unknown where
// the pack has no such one left.
[[nodiscard]] Dealt handFrom(learn::Shuffled &pack, bool pair, int most, Rng &rng);
// The share of another seat's hands that this one beats; whoever is mano wins ties.
[[nodiscard]] double shareBeaten(const Dealt &hand, bool mano);

} // namespace sobremesa::truco
