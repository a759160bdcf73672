// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/loba/loba.h"
#include "engine/table/tablegame.h"

namespace sobremesa::loba {

// What the game says of itself to the seat that sees this state; see engine/table/tablegame.h.
[[nodiscard]] Offer offer(const State &seen, const Action &action);
[[nodiscard]] Text question(const State &seen, Seat viewer, std::optional<Card> lifted);
[[nodiscard]] Told tell(const State &seen, Seat viewer, std::span<const Event> step, std::size_t index);
[[nodiscard]] Text headline(const State &seen);
// 1: a game is six deals.
[[nodiscard]] int dealNumber(const State &seen);
[[nodiscard]] int dealsInAll(const State &seen);
[[nodiscard]] Text seatLine(const State &seen, Seat seat);
[[nodiscard]] Text seatRole(const State &seen, Seat seat);
[[nodiscard]] Text sideNote(const State &seen, Side side);
[[nodiscard]] std::vector<Text> cardNotes(const State &seen, Seat viewer, Card card);
[[nodiscard]] Remarks shows(const State &seen, Seat viewer, std::span<const Event> step);
[[nodiscard]] Remarks mayDo(const State &seen, Seat viewer);
// How its hands are arranged.
[[nodiscard]] std::vector<HandGroup> handGroups(const State &seen, Seat seat, std::span<const Card> hand);
[[nodiscard]] std::optional<Offer> readyOffer(const State &seen, Seat seat, std::span<const Card> hand);
[[nodiscard]] std::span<const char *const> handOrders(const State &seen);
[[nodiscard]] CardList orderedHand(const State &seen, Seat seat, int order);
using usual::askedInSecret;
using usual::closedWords;
using usual::follow;
using usual::gamesWon;
using usual::handOrder;
using usual::remark;
using usual::stakes;
using usual::standing;
using usual::tableFacts;
using usual::trumpNow;
using usual::worthNote;
// What a deal asks for: "two trios".
[[nodiscard]] Term contractName(int deal);

static_assert(TableGame<State>);

} // namespace sobremesa::loba
