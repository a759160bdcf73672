// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/phases.h"

namespace sobremesa::tresillo {

namespace {

constexpr const PhaseRules *phaseTable[] = { &biddingRules, &contractRules, &penetroTakeRules,
    &penetroTrumpRules, &dropRules, &firstRules, &exchangeRules, &playRules, &surrenderRules, &bolaRules };

} // namespace

SeatSet actors(const State &state)
{
    return isRunning(state) ? SeatSet { state.turn } : SeatSet {};
}

SeatSet waiting(const State &state)
{
    return actors(state);
}

void legal(const State &state, Seat seat, Actions &out)
{
    if (isRunning(state) && seat == state.turn)
        phaseTable[row(state.phase)]->legal(state, out);
}

// Nothing that a refusal depends on is hidden from the seat that acts (section 6).
void offered(const State &seen, Seat seat, Actions &out)
{
    legal(seen, seat, out);
}

void apply(State &state, const Action &action, Events &events)
{
    assert(isRunning(state) && action.seat == state.turn);
    phaseTable[row(state.phase)]->apply(state, action, events);
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
