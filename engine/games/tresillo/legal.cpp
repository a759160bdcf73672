// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/phases.h"

namespace sobremesa::tresillo {

namespace {

SeatSet onTurn(const State &state)
{
    return { state.turn };
}

constexpr PhaseRow<State> phaseRows[] = {
    { onTurn, legalBids, applyBid }, // bidding
    { onTurn, legalContracts, applyContract }, // contract
    { onTurn, legalTakes, applyTake }, // penetro take
    { onTurn, legalPenetros, applyPenetro }, // penetro trump
    { onTurn, legalDrops, applyDrop }, // drop
    { onTurn, legalFirsts, applyFirst }, // first
    { onTurn, legalExchanges, applyExchange }, // exchange
    { onTurn, legalPlays, applyPlay }, // play
    { onTurn, legalAnswers, applyAnswer }, // surrender
    { onTurn, legalBola, applyBola }, // bola
    {}, // between
    {}, // over
};
static_assert(rowsUpTo<Phase::Over>(phaseRows));

} // namespace

const PhaseRow<State> &phaseRow(const State &state)
{
    return phaseRows[row(state.phase)];
}

Seat nextActive(const Deal &deal, Seat seat)
{
    for (std::size_t i = 0; i + 1 < deal.active.size(); ++i) {
        if (deal.active[i] == seat)
            return deal.active[i + 1];
    }
    return deal.active[0];
}

Opponents opponentsOf(const Deal &deal)
{
    const Seat right = nextActive(deal, deal.declarer);
    return { right, nextActive(deal, right) };
}

int trickNumber(const Deal &deal)
{
    return static_cast<int>(deal.leaders.size());
}

Cards<3> currentTrick(const Deal &deal)
{
    Cards<3> trick;
    const int done = deal.tricks[0] + deal.tricks[1] + deal.tricks[2] + deal.tricks[3];
    for (std::size_t i = 3U * static_cast<unsigned>(done); i < deal.played.size(); ++i)
        trick.push_back(deal.played[i]);
    return trick;
}

// Canonical order, in which legal actions name the cards.
void sortHand(Hand &hand)
{
    for (std::size_t i = 1; i < hand.size(); ++i) {
        const Card card = hand[i];
        std::size_t place = i;
        for (; place > 0 && card < hand[place - 1]; --place)
            hand[place] = hand[place - 1];
        hand[place] = card;
    }
}

} // namespace sobremesa::tresillo
