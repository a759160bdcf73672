// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/cuarenta/cuarenta.h"

// How one phase of Cuarenta leads to the next; for the files of this folder alone.
namespace sobremesa::cuarenta {

// 4.1 and 4.2: five cards to each seat from the top of the stock; four of a kind wins at once.
void dealBatch(State &state, Events &events);
// 4.7: once everybody has seen a batch's cards, of its caidas only the captured rondas are kept.
void settleFalls(State &state);
// 4.7: the captured cards, then the captured rondas.
void countDeal(State &state, Events &events);

// 4.3 to 4.6: a ronda is declared, a missed run is claimed, or a card is laid or captures; then the next
// turn, the next batch or the end of the deal.
void applyInPlay(State &state, const Action &action, Events &events);
// 4.6: the run that the last card of the deal has left.
void applyLastClaim(State &state, const Action &action, Events &events);
// 4.7: captured rondas are collected or forgone.
void applyInCount(State &state, const Action &action, Events &events);

} // namespace sobremesa::cuarenta
