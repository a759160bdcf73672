// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/tresillo/tresillo.h"

namespace sobremesa::tresillo {

// ---- pure figures

inline constexpr int ante = 5; // tokens of each player (4.2)

// Sacada, puesta or codillo by the tricks of the declarer and of the two opponents (4.14).
[[nodiscard]] Result resultFor(int declarer, int one, int other);
// The result of the running deal by its tricks.
[[nodiscard]] Result resultOf(const Deal &deal);
// So many more of the nine tricks surely make a sacada, however the others fall; nothing: none can be made
// any more (4.14). 0: it is made.
[[nodiscard]] std::optional<int> tricksToWin(int declarer, int one, int other);
// Clean plate, stake, or debts without a stake (5.2).
[[nodiscard]] Case caseFor(bool stake, bool debts);
// V (5.2): the plate, and a token for each player or the largest debt.
[[nodiscard]] int valueFor(Case valueCase, int plate, int players, int largestDebt);
// What each of the others gets or pays for the contract (5.4).
[[nodiscard]] int contractBonus(Contract contract);
// Place of the debt that is paid next: the largest, among equals the oldest (5.3). The paper is not empty.
[[nodiscard]] std::size_t largestDebt(const Paper &debts);
// Tokens that the seat owes by the paper (5.3).
[[nodiscard]] int owed(const Paper &debts, Seat seat);

// ---- payments

// Books tokens for a seat (below 0: from it); none are not told.
void book(State &state, Seat seat, Reason reason, int points, Events &events);
// Antes, the dealer's token, and what the deal is played for (4.2, 5.2).
void openPlate(State &state, Events &events);
// All payments of a deal, by its result (5.3 to 5.5).
void payDeal(State &state, Events &events);
// Tokens that the seat gets (pays: below 0) if the running deal ends so, debts written included; what the
// state does not show is not counted. `codilloBy`: who wins a codillo.
[[nodiscard]] int paymentIf(State state, Result result, Seat seat, Seat codilloBy = nobody);
// Debts and the sharing of the pot at the end of the game (5.6).
void settleGame(State &state, Events &events);

} // namespace sobremesa::tresillo
