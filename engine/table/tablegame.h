// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/rules.h"
#include "engine/table/usual.h"

namespace sobremesa {

// What a game says of itself to the seat that sees this (redacted) state: functions in the game's namespace,
// declared in its table/words.h. A sentence about the viewer's own doing speaks to "you". What a game does
// not say it leaves to the usual way by name (`using usual::remark;`, engine/table/usual.h): none is left out
// in silence.
//
// (Laid out by hand: clang-format 14 breaks every requirement into three lines.)
// clang-format off
template<typename S>
concept TableGame = GameState<S>
        && requires(S &world, const S &seen, Seat seat, const Action &action, std::span<const Event> step, std::size_t index,
                    Card card, std::optional<Card> lifted, std::span<const Card> hand, int order) {
               // ---- answers
               // One of offered(seen, seat).
               { offer(seen, action) } -> std::same_as<Offer>;
               // The question that the seat's answers answer; with a card of the hand lifted, the one about it.
               { question(seen, seat, lifted) } -> std::same_as<Text>;
               // Below the question: who may answer it.
               { remark(seen, seat) } -> std::same_as<Text>;
               // Words that a seat could expect beside the cloth, but cannot say now; the reason is known to everybody.
               { closedWords(seen, seat) } -> std::same_as<std::vector<Offer>>;
               // That somebody is asked now is to be seen by nobody else.
               { askedInSecret(seen) } -> std::same_as<bool>;
               // ---- what happened
               // The event step[index] of those that one action brought about, as the seat perceives them.
               { tell(seen, seat, step, index) } -> std::same_as<Told>;
               // What a seat has said and what has not been settled yet: its bubbles stay.
               { standing(seen, seat) } -> std::same_as<std::vector<Told>>;
               // What is at stake for a seat, the weightiest first.
               { stakes(seen, seat) } -> std::same_as<std::vector<Text>>;
               // Takes into the state what an event shows at once, while the rest of its action is still told. Only what
               // tables show may differ afterwards: nobody can play on from there.
               follow(world, step[index]);
               // ---- plates
               // Under the title: "Deal 4 · batch 3 of 4 · to 40".
               { headline(seen) } -> std::same_as<Text>;
               // One line of state on a seat's plate, and its role there ("dealer"), as everybody may know them.
               { seatLine(seen, seat) } -> std::same_as<Text>;
               { seatRole(seen, seat) } -> std::same_as<Text>;
               // Beside a side's score: "38 · no caída".
               { sideNote(seen, Side {}) } -> std::same_as<Text>;
               // How the value of what is played for comes about.
               { worthNote(seen) } -> std::same_as<Text>;
               // How many packs are dealt in a whole game; 0: as many as it takes.
               { dealsInAll(seen) } -> std::same_as<int>;
               // How many games of a match each side has won; nothing where no match is played.
               { gamesWon(seen) } -> std::same_as<std::vector<int>>;
               // The number of the pack that is played, or was last, where a record may begin with a later one; 0: the
               // first of a record is the first.
               { dealNumber(seen) } -> std::same_as<int>;
               // What its table shows besides the facts of the rules page.
               { tableFacts(seen) } -> std::same_as<Facts>;
               // ---- cards
               // What is worth knowing about a card: what it beats or takes, what beats or takes it, what it costs; from
               // what the viewer may know alone, a sentence each.
               { cardNotes(seen, seat, card) } -> std::same_as<std::vector<Text>>;
               // Where the card belongs in a sorted hand, ascending.
               { handOrder(seen, card) } -> std::same_as<int>;
               // The card is a trump at this moment.
               { trumpNow(seen, card) } -> std::same_as<bool>;
               // ---- for somebody who learns the game
               // What an action of another seat explains by itself: it is seen as it was before, with the events that the
               // seat perceives. Rules and open cards alone, never a guess why.
               { shows(seen, seat, step) } -> std::same_as<Remarks>;
               // What the seat may do now, the rarest first: what is at stake, no advice.
               { mayDo(seen, seat) } -> std::same_as<Remarks>;
               // ---- hands so large that their owner arranges them; the cards are given as they lie
               // The whole hand from left to right.
               { handGroups(seen, seat, hand) } -> std::same_as<std::vector<HandGroup>>;
               // What can be done with the complete groups, as they lie.
               { readyOffer(seen, seat, hand) } -> std::same_as<std::optional<Offer>>;
               // Ways to sort a hand, the usual one first, and the hand sorted so.
               { handOrders(seen) } -> std::same_as<std::span<const char *const>>;
               { orderedHand(seen, seat, order) } -> std::same_as<CardList>;
           };
// clang-format on

} // namespace sobremesa
