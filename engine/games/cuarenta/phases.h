// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/cuarenta/cuarenta.h"

namespace sobremesa::cuarenta {

// 4.1 and 4.2: five cards to each seat from the top of the stock; four of a kind wins at once.
void dealBatch(State &state, Events &events);
// 4.4 to 4.6: a card is laid or captures; then the next turn, the next batch or the end of the deal.
void applyPlay(State &state, const Action &action, Events &events);
void applyClaim(State &state, const Action &action, Events &events);
void applyPass(State &state, const Action &action, Events &events);
// 4.7: the captured cards, then the captured rondas.
void countDeal(State &state, Events &events);
void applyCollect(State &state, const Action &action, Events &events);
void applyForgo(State &state, const Action &action, Events &events);

// 4.7: once everybody has seen a batch's cards, of its caidas only the captured rondas are kept.
void settleFalls(State &state);

} // namespace sobremesa::cuarenta
