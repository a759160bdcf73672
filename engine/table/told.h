// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/event.h"
#include "engine/core/text.h"

#include <optional>
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
    CardList trumps {}; // of the own hand, that it would make trumps
    bool atFirst = false; // what is done happens at the first of them as they lie, not at the last
    bool final = false; // cannot be taken back once it is said: asked once more
    Text group {}; // words beside the cloth that stand together behind this one
    char groupLetter = 0;
    bool chosenFirst = false; // a press on its card chooses the card, and never does it
    Text deed {}; // "Lay the 9♦", where the title says it of the card in sight alone: "Lay it"
    Text instead {}; // "the stock", after "not", where the title does not read there: "Take from the stock"
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

// A sentence for somebody who learns the game. Sentences of one kind say the same of other cards and people,
// and are told a few times only; an empty one is not told.
struct Remark
{
    std::string_view kind {};
    Text sentence {};
};
using Remarks = std::vector<Remark>;

// The card that a seat has put from its hand where everybody sees it; null if it was another action.
[[nodiscard]] inline const Event *openlyPlayed(std::span<const Event> step)
{
    for (const Event &event : step) {
        if (event.kind == EventKind::Moved && event.from.zone == Zone::Hand && event.cards.size() == 1
            && event.cards[0].known())
            return &event;
    }
    return nullptr;
}

} // namespace sobremesa
