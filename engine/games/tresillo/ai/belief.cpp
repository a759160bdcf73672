// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/rising.h"
#include "engine/games/tresillo/ai/estimate.h"
#include "engine/games/tresillo/ai/knowledge.h"
#include "engine/games/tresillo/phases.h"

#include <algorithm>

// How well the cards of a guessed world go with what was bid and played for (9).
namespace sobremesa::tresillo {

namespace {

constexpr double surprise = 0.15; // of those who bid or pass against their cards

double surprising(double likely)
{
    return surprise + (1 - surprise) * likely;
}

double bestEstimate(const Hand &hand)
{
    double best = 0;
    for (int trump = 0; trump < suitCount; ++trump)
        best = std::max(best, exchangeEstimate(hand, trump));
    return best;
}

// Before the exchange a hand is what was bid on.
double bidAgrees(const State &world, Seat seat)
{
    const std::uint8_t word = world.now.bids[seat];
    if (word == 0)
        return 1;
    const double tricks = bestEstimate(world.now.hands[seat]);
    const double speaks = surprising(rising(tricks, 2.6, 3.6));
    return word == 1 + row(BidWord::Paso) ? 1 + surprise - speaks : speaks;
}

// The declarer's cards, with those that he has played.
Hand declarersCards(const Deal &deal)
{
    Hand cards = deal.hands[deal.declarer];
    Seat seat = nobody;
    for (std::size_t i = 0; i < deal.played.size(); ++i) {
        seat = i % 3 == 0 ? deal.leaders[i / 3] : nextActive(deal, seat);
        if (seat == deal.declarer)
            cards.push_back(deal.played[i]);
    }
    return cards;
}

// Who plays alone has trumps and kings, and without an exchange more of them.
double contractAgrees(const Deal &deal)
{
    const double tricks = trickEstimate(declarersCards(deal), deal.trump);
    return surprising(deal.contract == Contract::Solo ? rising(tricks, 2.8, 4.4) : rising(tricks, 2.2, 4.0));
}

} // namespace

Clues clues(const Seen<State> &seen)
{
    return { seen.viewer };
}

double likelihood(const State &world, const Clues &clues)
{
    const Deal &deal = world.now;
    if (world.phase == Phase::Play && deal.declarer != clues.viewer && deal.contract != Contract::Penetro
        && !deal.forced)
        return contractAgrees(deal);
    double likelihood = 1;
    if (world.phase == Phase::Bidding || world.phase == Phase::Contract)
        for (const Seat seat : deal.active)
            likelihood *= seat == clues.viewer ? 1 : bidAgrees(world, seat);
    return likelihood;
}

} // namespace sobremesa::tresillo
