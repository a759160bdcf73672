// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/card.h"
#include "engine/core/seat.h"
#include "engine/core/text.h"

#include <array>
#include <string_view>

namespace sobremesa {

// What a reason is about. Two reasons of the same topic, each of its own action, can be compared.
enum class Topic : std::uint8_t {
    Takes, // cards: what it takes; number: how many come in with it
    Books, // row, points: what is booked for the own side at once
    Safe, // cards: those of its rank that could have struck it, all of them seen
    Struck, // points, number, chance, seat: what the next seat books by answering with an equal card
    Clears, // points, chance, seat: that the next seat clears the table
    Opens, // points, chance, seat: that the next seat books a place, or a run that was left
    Feeds, // number, chance, seat: cards that the next seat can take
    StrikesBack, // points: an equal card is still in hand
    Trick, // chance: that the own side takes the trick with it
    Hand, // row, chance: that the own side wins what is played for, all cards played well
    Price, // need, chance: what a bet must be won for to be worth its price, and what it is won
    Keeps, // cards: the good cards that stay in hand; number: how many unseen cards beat the best of them
    Builds, // cards, number: cards that belong together, and how many unseen ones would go with them
    Burden, // points: what leaves the hand, if somebody goes out
    Serves, // cards, seat: what the next seat could do with it
    Next, // chance: that the own next turn can take or score, if the others take what brings them most; or
          // that an unseen card brings what the shade says
    Wins // the game at once; Shade::GivesUp: the others win it; Shade::Deal: the hand goes out in this turn
};
inline constexpr int topicCount = static_cast<int>(Topic::Wins) + 1;
// As they are kept with games and people's progress, in the order of Topic: none ever changes.
inline constexpr std::array<std::string_view, topicCount> topicIds { "takes", "books", "safe", "struck",
    "clears", "opens", "feeds", "strikes_back", "trick", "hand", "price", "keeps", "builds", "burden",
    "serves", "next", "wins" };

// Which of a topic's sentences tells it.
enum class Shade : std::uint8_t {
    Plain,
    OnTable, // the cards lie on the table, or go there
    Trumps, // the cards are trumps
    Alone, // there are no cards
    Points, // a bet on points, not on tricks
    GivesUp, // what giving up costs
    Flor, // a bet on the flor
    Combination, // the highest of what was declared
    Deal, // to the end of the deal, and how often it brings something
    Average, // the same, and what it brings one time with another
    Contract, // what the deal asks for can be put down
    Out, // the hand goes out
    WinsGame, // if the bet is won, the game is
    LosesGame // if it is lost, the game is
};

// Why an action is good or bad, as data. Everything in it can be known by the seat that acts: chances are
// counted, or the share of the worlds that agree with what it sees.
struct Because // "Reason" is the word of each game for what it books
{
    Topic topic = Topic::Takes;
    Shade shade = Shade::Plain;
    std::uint8_t row = 255; // of GameInfo::reasons
    std::uint8_t suit = 255;
    Seat seat = nobody; // somebody else whom it is about
    Card card {}; // that the action plays; unknown if it plays none
    CardList cards {};
    int number = 0;
    int points = 0;
    int chance = -1; // in hundredths; -1: none
    int heard = -1; // the same going by what was said and done; -1: that tells nothing
    int need = -1; // in hundredths; -1: none
    double worth = 0; // points that it explains, good ones for the own side
    bool ofOther = false; // it speaks of the action that another one is compared with
    bool fitsBoth = false; // its words alone do not tell of which of the two

    // Says the same, however much it explains.
    [[nodiscard]] bool saysSameAs(const Because &other) const
    {
        return topic == other.topic && shade == other.shade && row == other.row && suit == other.suit
            && seat == other.seat && cards == other.cards && number == other.number && points == other.points
            && chance == other.chance && heard == other.heard && need == other.need;
    }
    friend bool operator==(const Because &, const Because &) = default;
};
using Reasons = std::vector<Because>;
// What decides the game explains more than anything else can, in points.
inline constexpr double aboveAll = 100;

[[nodiscard]] inline Because aboutCard(Topic topic, Card card, double worth)
{
    Because reason;
    reason.topic = topic;
    reason.card = card;
    reason.worth = worth;
    return reason;
}

} // namespace sobremesa
