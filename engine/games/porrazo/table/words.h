// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/porrazo/porrazo.h"
#include "engine/table/tablegame.h"

namespace sobremesa::porrazo {

// What the game says of itself to the seat that sees this state; see engine/table/tablegame.h.
[[nodiscard]] Offer offer(const State &seen, const Action &action);
[[nodiscard]] Text question(const State &seen, Seat viewer, std::optional<Card> lifted);
[[nodiscard]] Text remark(const State &seen, Seat viewer);
[[nodiscard]] Told tell(const State &seen, Seat viewer, std::span<const Event> step, std::size_t index);
[[nodiscard]] Text headline(const State &seen);
[[nodiscard]] Text seatLine(const State &seen, Seat seat);
[[nodiscard]] Text seatRole(const State &seen, Seat seat);
[[nodiscard]] Text sideNote(const State &seen, Side side);
[[nodiscard]] bool askedInSecret(const State &seen); // section 6
[[nodiscard]] Facts tableFacts(
    const State &seen); // "sets": cards of one rank that make a set with the tendido
[[nodiscard]] std::vector<Text> cardNotes(const State &seen, Seat viewer, Card card);
[[nodiscard]] Remarks shows(const State &seen, Seat viewer, std::span<const Event> step);
[[nodiscard]] Remarks mayDo(const State &seen, Seat viewer);
using usual::closedWords;
using usual::dealNumber;
using usual::dealsInAll;
using usual::follow;
using usual::gamesWon;
using usual::handGroups;
using usual::handOrder;
using usual::handOrders;
using usual::orderedHand;
using usual::readyOffer;
using usual::stakes;
using usual::standing;
using usual::trumpNow;
using usual::worthNote;

static_assert(TableGame<State>);

} // namespace sobremesa::porrazo
