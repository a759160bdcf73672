// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arena.h"

namespace sobremesa::yardstick {

// Independent players by which the program's own are measured: "thumb", rules of thumb; "textbook" and
// "textbook:PLAYOUTS", tree search with random playouts; "open" and "open:PLAYOUTS", the same for somebody
// who sees all cards; "raiser", "gambler", "station", "folder", "bluffer" and "robber", who bid and answer in
// Truco without a look at their cards; "hint", who does what the program's hint says. Any other name is a
// level of the program, which may differ from it in some of its numbers and in its book:
// "strong,iterations=24000,exactness=0", "strong,book=none", "strong,book=FILE".
[[nodiscard]] cli::Player findPlayer(const std::string &name);

// How much what was heard tells of the hidden cards: the logarithm of the weight of the true cards beside the
// mean of all that can be imagined, in bits a decision.
struct Bits
{
    int decisions = 0; // in which something had been heard
    double mean = 0;
    double interval = 0; // half the width of 95 %, from deal to deal
};
// Who sits at all seats, and the book by which they hear each other, if there is one.
struct Listener
{
    cli::Player player;
    const Book *book = nullptr;
};
// Deals of one game between players of one kind. Precondition: the player can decide.
[[nodiscard]] Bits beliefBits(
    const GameInfo &game, const Setup &setup, const Listener &who, int deals, std::uint64_t seed);

// Who is asked for a word in Tresillo's auction, and who plays on after it at all seats.
struct Bidders
{
    cli::Player asked;
    cli::Player others;
};
// How often a seat that may open the auction does so, and how often that is worth more than to pass: the same
// hand among other cards again and again, each time after both words.
struct BidRate
{
    int chances = 0;
    double said = 0; // share of the chances
    double worth = 0; // the same
    double lost = 0; // points a chance, by bids not made and by those made in vain
    double interval = 0; // of the first share over the second: half the width of 95 %
};
// Auctions of first deals, a third of them each for the first, second and last to speak; those in which
// somebody bids before count for nothing. Precondition: both can decide.
[[nodiscard]] BidRate bidRate(
    const Setup &setup, const Bidders &bidders, int auctions, int packs, std::uint64_t seed);

// What two players would do in the same positions.
struct Choices
{
    int decisions = 0;
    int different = 0; // of them
    int unjudged = 0; // of those: the judge had dropped one of the two
    double gain = 0; // points a decision that the second player's choices are better by
    double interval = 0; // half the width of 95 %
};
// Positions of whole games: so many decisions, one of every few.
struct Sample
{
    cli::Player playing; // at all seats
    int decisions = 0;
    int every = 1;
};
// Asks both and judges, in the same worlds, what they do differently: far quicker than games between them,
// but the judge is of the same make as the levels, and has their blind spots. Precondition: all can decide,
// and games end.
[[nodiscard]] Choices compareChoices(const GameInfo &game, const Setup &setup,
    const std::array<cli::Player, 2> &asked, const Sample &sample, std::uint64_t seed);

} // namespace sobremesa::yardstick
