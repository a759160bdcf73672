// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/registry.h"
#include "engine/table/tablegame.h"

namespace sobremesa {

// The contract of words.h for whichever game the observation is of. A game that has no words yet is shown by
// the spelling of its records.
[[nodiscard]] Offer offerOf(const Observation &seen, const Action &action);
[[nodiscard]] Text questionOf(const Observation &seen, std::optional<Card> lifted);
[[nodiscard]] Told told(const Observation &seen, std::span<const Event> step, std::size_t index);
// Of a bidding game; nothing in the others.
[[nodiscard]] std::vector<Text> stakesOf(const Observation &seen);
[[nodiscard]] std::vector<Offer> closedWordsOf(const Observation &seen);
[[nodiscard]] Text remarkOf(const Observation &seen);
[[nodiscard]] std::vector<Told> standingOf(const Observation &seen, Seat seat);
[[nodiscard]] Text headlineOf(const Observation &seen);
[[nodiscard]] Text seatLineOf(const Observation &seen, Seat seat);
[[nodiscard]] Text seatRoleOf(const Observation &seen, Seat seat);
[[nodiscard]] Text sideNoteOf(const Observation &seen, Side side);
// What is worth knowing about a card; nothing in a game that has nothing to say about it.
[[nodiscard]] std::vector<Text> cardNotesOf(const Observation &seen, Card card);
// The section of the rules that the viewer's position is about.
[[nodiscard]] std::string_view sectionOf(const Observation &seen);

// For somebody who learns the game: what another's action explains by itself, from the observation before it
// and the events that its viewer perceives; and what the viewer may do now. The weightiest first.
[[nodiscard]] Remarks showsIn(const Observation &before, std::span<const Event> step);
[[nodiscard]] Remarks mayDoIn(const Observation &seen);

// The viewer's hand as it lies; nothing in games whose hands need no arranging.
[[nodiscard]] std::vector<HandGroup> handGroupsOf(const Observation &seen, std::span<const Card> hand);
[[nodiscard]] std::optional<Offer> readyOfferOf(const Observation &seen, std::span<const Card> hand);
[[nodiscard]] std::span<const char *const> handOrdersOf(const Observation &seen);
[[nodiscard]] CardList orderedHandOf(const Observation &seen, int order);

// What games may say besides, with what holds for a game that does not.
[[nodiscard]] int handOrderOf(const Observation &seen, Card card); // by rank, then suit
[[nodiscard]] bool trumpNowOf(const Observation &seen, Card card);
// That somebody is asked now is to be seen by nobody else.
[[nodiscard]] bool askedInSecretIn(const Observation &seen);
[[nodiscard]] Facts tableFactsOf(const Observation &seen);
[[nodiscard]] Text worthNoteOf(const Observation &seen);
[[nodiscard]] int dealsInAllOf(const Observation &seen); // 0: as many as it takes
[[nodiscard]] std::vector<int> gamesWonOf(const Observation &seen); // by side; nothing: no match is played
[[nodiscard]] int dealNumberOf(const Observation &seen); // 0: the first of a record is the first
// Takes into the position before an action what an event of it shows at once, before the action has been told
// to its end. Only what tables show may differ afterwards: nobody can play on from there.
void followIn(Observation &seen, const Event &event);

} // namespace sobremesa
