// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/loba/loba.h"

// What is done in the phases of a turn; for the files of this folder alone.
namespace sobremesa::loba {

// 4.3: a card from the stock or the discards.
void applyDraw(State &state, const Action &action, Events &events);
// 4.4 to 4.9: melds, lay-offs and swaps, then the discard; the turn, or the deal, ends with it.
void applyInPlay(State &state, const Action &action, Events &events);

} // namespace sobremesa::loba
