// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/tresillo/tresillo.h"

// What the phases of a deal call of each other. Only for the files of this folder.
namespace sobremesa::tresillo {

// A deal is being played.
[[nodiscard]] inline bool isRunning(const State &state)
{
    return state.phase < Phase::Between;
}

// The active player after this seat.
[[nodiscard]] Seat nextActive(const Deal &deal, Seat seat);
// The two active players who are not the declarer, in order from the declarer.
struct Opponents
{
    Seat right, left;
};
[[nodiscard]] Opponents opponentsOf(const Deal &deal);
// Trick of the phases play and bola and after them; 0 before play.
[[nodiscard]] int trickNumber(const Deal &deal);
// The cards of the current trick, in the order played.
[[nodiscard]] Cards<3> currentTrick(const Deal &deal);
// May the declarer say "surrender" on this turn (4.12)?
[[nodiscard]] bool maySurrender(const State &state);

void sortHand(Hand &hand);
void drawFromStock(State &state, Seat seat, int count, Events &events);
void throwCard(State &state, Seat seat, Card card, Events &events);

void beginFirst(State &state, Events &events); // 4.7
void beginExchange(State &state, Seat seat); // 4.6, 4.8
void beginPlay(State &state, Events &events); // 4.10
void beginPenetro(State &state, Events &events); // 4.9
void endDeal(State &state, Result result, Events &events); // 4.14

// The phases of a deal, in their order: what the seat on turn may do, and what that does.
void legalBids(const State &state, Seat seat, Actions &out);
void applyBid(State &state, const Action &action, Events &events);
void legalContracts(const State &state, Seat seat, Actions &out);
void applyContract(State &state, const Action &action, Events &events);
void legalFirsts(const State &state, Seat seat, Actions &out);
void applyFirst(State &state, const Action &action, Events &events);
void legalExchanges(const State &state, Seat seat, Actions &out);
void applyExchange(State &state, const Action &action, Events &events);
void legalTakes(const State &state, Seat seat, Actions &out);
void applyTake(State &state, const Action &action, Events &events);
void legalPenetros(const State &state, Seat seat, Actions &out);
void applyPenetro(State &state, const Action &action, Events &events);
void legalDrops(const State &state, Seat seat, Actions &out);
void applyDrop(State &state, const Action &action, Events &events);
void legalPlays(const State &state, Seat seat, Actions &out);
void applyPlay(State &state, const Action &action, Events &events);
void legalAnswers(const State &state, Seat seat, Actions &out);
void applyAnswer(State &state, const Action &action, Events &events);
void legalBola(const State &state, Seat seat, Actions &out);
void applyBola(State &state, const Action &action, Events &events);

} // namespace sobremesa::tresillo
