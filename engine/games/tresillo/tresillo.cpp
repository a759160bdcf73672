// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/tresillo.h"

#include "engine/games/tresillo/phases.h"
#include "engine/games/tresillo/scoring.h"

namespace sobremesa::tresillo {

namespace {

constexpr const PhaseRules *phaseTable[] = { &biddingRules, &contractRules, &penetroTakeRules,
    &penetroTrumpRules, &dropRules, &firstRules, &exchangeRules, &playRules, &surrenderRules, &bolaRules };

bool isRunning(const State &state)
{
    return state.phase < Phase::Between;
}

// Who deals next: the first deal of a game has no deal before it.
Seat nextDealer(const State &state)
{
    return state.now.active.empty() ? state.dealer : next(state.dealer, state.rules.players);
}

// In order from the dealer's right; with four players the dealer sits out (4.2).
void seatPlayers(State &state)
{
    Seat seat = state.dealer;
    for (int i = 0; i < 3; ++i) {
        seat = next(seat, state.rules.players);
        state.now.active.push_back(seat);
    }
    state.now.out = state.rules.players == maxPlayers ? state.dealer : nobody;
}

void dealCards(State &state, const PackCards &deck, const DealPlan &wanted, Events &events)
{
    for (std::size_t i = 0; i < deck.size(); ++i) {
        if (i >= wanted.order.size()) {
            state.now.stock.push_back(deck[i]);
            continue;
        }
        const Seat seat = wanted.order[i];
        state.now.hands[seat].push_back(deck[i]);
        events.moved(seat, deck[i], { Zone::Stock, 0 }, { Zone::Hand, seat }, SeatSet { seat });
    }
    for (Hand &hand : state.now.hands)
        sortHand(hand);
}

} // namespace

Scores scores(const State &state)
{
    Scores totals;
    for (int seat = 0; seat < state.rules.players; ++seat)
        totals.push_back(state.scores[seat]);
    return totals;
}

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

DealPlan plan(const State &state)
{
    assert(!isRunning(state));
    DealPlan wanted;
    wanted.pack = spanishPack.cards();
    wanted.size = static_cast<std::uint8_t>(wanted.pack.size());
    const int players = state.rules.players;
    for (int round = 0; round < 3; ++round) {
        Seat seat = nextDealer(state);
        for (int i = 0; i < 3; ++i) {
            seat = next(seat, players);
            for (int card = 0; card < 3; ++card)
                wanted.order.push_back(seat);
        }
    }
    return wanted;
}

void deal(State &state, const PackCards &deck, Events &events)
{
    const DealPlan wanted = plan(state);
    const bool isFirst = state.now.active.empty();
    state.dealer = nextDealer(state);
    state.number = static_cast<std::uint8_t>(state.number + (isFirst ? 0 : 1));
    state.now = Deal {};
    seatPlayers(state);
    events.dealStarts(state.dealer);
    openPlate(state, events);
    dealCards(state, deck, wanted, events);
    state.phase = Phase::Bidding;
    state.turn = state.now.active[0];
}

Action makeAction(Seat seat, Verb verb, std::uint8_t word)
{
    Action action;
    action.seat = seat;
    action.verb = row(verb);
    action.word = word;
    return action;
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
