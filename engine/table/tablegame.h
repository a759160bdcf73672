// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/event.h"
#include "engine/core/rules.h"

#include <span>

namespace sobremesa {

// How an answer looks: the plain one that keeps the game going, another one, one that gives something away
// for good.
enum class Manner : std::uint8_t { Secondary, Primary, Danger };
// Where it is offered: done with a card of the hand, an answer in the bar, a word beside the cloth that may
// be said out of turn.
enum class Spot : std::uint8_t { Card, Bar, Beside, Chosen };

// An offered action as the seat that may do it is shown it.
struct Offer
{
    Action action;
    Text title {}; // "7♣ · Caída"
    Text worth {}; // "2 cards, +2 points"
    Manner manner = Manner::Secondary;
    Spot spot = Spot::Bar;
    char letter = 0; // its key; 0: its number among the answers
    int order = 0; // among the answers to one question, ascending
    CardList concerns {}; // cards on the table that it is about
    bool atFirst = false; // what is done happens at the first of them as they lie, not at the last
    bool final = false; // cannot be taken back once it is said: asked once more
    Text group {}; // words beside the cloth that stand together behind this one
    char groupLetter = 0;
    Text closed {}; // a word that the player could expect here, and why it cannot be said now
};

inline constexpr char enterLetter = '\r'; // the letter of the plain answer to a choice of several cards

// What an event is for a seat that perceives it.
struct Told
{
    Text line {}; // a sentence for the log and the screen reader; empty: nothing to tell
    Text bubble {}; // what is said at the table; empty: nothing
    Text why {}; // of points: in words of this deal
    bool heading = false; // the line begins a part of the log
    bool account = false; // the line belongs to the account of the deal, beside its points
    bool large = false; // the bubble of a rare moment
    Text under {}; // below the bubble: what it means
    bool whisper = false; // no word but a sign
    bool secret = false; // seen by the own side alone
    bool best = false; // leads among what has been said
    bool rests = false; // what lies there stays for a moment
    bool pauses = false; // time for words, whether or not anybody has one
    CardList lit {}; // cards that count in what is said
    std::vector<int> counting {}; // what is said while the cards of a side's pile are counted, one by one
};

// Cards that lie side by side in a hand: something complete, or loose ones.
struct HandGroup
{
    int count = 0;
    bool complete = false;
    Text label {};
    Text brief {}; // where there is little room
};

// What a game says of itself to the seat that sees this (redacted) state. A sentence about the viewer's own
// doing speaks to "you".
template<typename S>
concept TableGame = GameState<S> && requires(const S &seen, Seat seat, const Action &action,
    std::span<const Event> step, std::size_t index, std::optional<Card> lifted)
{
    // One of offered(seen, seat).
    {
        offer(seen, action)
        } -> std::same_as<Offer>;
    // The question that the seat's answers answer; with a card of the hand lifted, the one about it.
    {
        question(seen, seat, lifted)
        } -> std::same_as<Text>;
    // The event step[index] of those that one action brought about, as the seat perceives them.
    {
        tell(seen, seat, step, index)
        } -> std::same_as<Told>;
    // Under the title: "Deal 4 · batch 3 of 4 · to 40".
    {
        headline(seen)
        } -> std::same_as<Text>;
    // One line of state on a seat's plate, and its role there ("dealer"), as everybody may know them.
    {
        seatLine(seen, seat)
        } -> std::same_as<Text>;
    {
        seatRole(seen, seat)
        } -> std::same_as<Text>;
    // Beside a side's score: "38 · no caída".
    {
        sideNote(seen, Side {})
        } -> std::same_as<Text>;
};

// A game may also say what is worth knowing about a card: what it beats or takes, what beats or takes it,
// what it costs; from what the viewer may know alone, a sentence each.
template<typename S>
concept CardGame = TableGame<S> && requires(const S &seen, Seat viewer, Card card)
{
    {
        cardNotes(seen, viewer, card)
        } -> std::same_as<std::vector<Text>>;
};

// A game whose hands are so large that their owner arranges them. The cards of a hand are given as they lie.
template<typename S>
concept ArrangedGame = requires(const S &seen, Seat seat, std::span<const Card> hand, int order)
{
    // The whole hand from left to right.
    {
        handGroups(seen, seat, hand)
        } -> std::same_as<std::vector<HandGroup>>;
    // What can be done with the complete groups, as they lie.
    {
        readyOffer(seen, seat, hand)
        } -> std::same_as<std::optional<Offer>>;
    // Ways to sort a hand, the usual one first, and the hand sorted so.
    {
        handOrders(seen)
        } -> std::same_as<std::span<const char *const>>;
    {
        orderedHand(seen, seat, order)
        } -> std::same_as<CardList>;
};

// What a game may say besides, each by a free function of this name; a game without it is shown the usual
// way.
//   int handOrder(seen, Card)     where the card belongs in a sorted hand, ascending
//   bool trumpNow(seen, Card)     the card is a trump at this moment
//   Facts tableFacts(seen)        what its table shows besides the facts of the rules page
//   Text worthNote(seen)          how the value of what is played for comes about
//   int dealsInAll(seen)          how many packs are dealt in a whole game
//   void follow(seen, Event)      what is to be seen of an event while the rest of its action is still told

// A game in which words wait for answers and something is at stake between deals.
template<typename S>
concept BiddingGame = requires(const S &seen, Seat seat)
{
    // What is at stake, the weightiest first.
    {
        stakes(seen)
        } -> std::same_as<std::vector<Text>>;
    // Below the question: who may answer it.
    {
        remark(seen, seat)
        } -> std::same_as<Text>;
    // Words that a seat could expect beside the cloth, but cannot say now; the reason is known to everybody.
    {
        closedWords(seen, seat)
        } -> std::same_as<std::vector<Offer>>;
    // What a seat has said and what has not been settled yet: its bubbles stay.
    {
        standing(seen, seat)
        } -> std::same_as<std::vector<Told>>;
};

} // namespace sobremesa
