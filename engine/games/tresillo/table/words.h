// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/tresillo/tresillo.h"
#include "engine/table/tablegame.h"

namespace sobremesa::tresillo {

// What the game says of itself to the seat that sees this state; see engine/table/tablegame.h.
[[nodiscard]] Offer offer(const State &seen, const Action &action);
[[nodiscard]] Text question(const State &seen, Seat viewer, std::optional<Card> lifted);
[[nodiscard]] Told tell(const State &seen, Seat viewer, std::span<const Event> step, std::size_t index);
[[nodiscard]] Text headline(const State &seen);
[[nodiscard]] Text seatLine(const State &seen, Seat seat);
[[nodiscard]] Text seatRole(const State &seen, Seat seat);
[[nodiscard]] Text sideNote(const State &seen, Side side);
[[nodiscard]] int handOrder(const State &seen, Card card);
[[nodiscard]] bool trumpNow(const State &seen, Card card);
[[nodiscard]] Facts tableFacts(const State &seen);
// As many as the players have agreed on.
[[nodiscard]] int dealNumber(const State &seen);
[[nodiscard]] int dealsInAll(const State &seen);
[[nodiscard]] Text worthNote(const State &seen);
// What the declarer still needs, and what each end of the deal brings to the viewer.
[[nodiscard]] std::vector<Text> stakes(const State &seen, Seat viewer);
[[nodiscard]] std::vector<Text> cardNotes(const State &seen, Seat viewer, Card card);
[[nodiscard]] Remarks shows(const State &seen, Seat viewer, std::span<const Event> step);
[[nodiscard]] Remarks mayDo(const State &seen, Seat viewer);
using usual::askedInSecret;
using usual::closedWords;
using usual::follow;
using usual::gamesWon;
using usual::handGroups;
using usual::handOrders;
using usual::orderedHand;
using usual::readyOffer;
using usual::remark;
using usual::standing;
// A level of the auction, from 1: "Entrada".
[[nodiscard]] const char *levelName(int level);

static_assert(TableGame<State>);

} // namespace sobremesa::tresillo
