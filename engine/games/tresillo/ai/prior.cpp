// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/ai/estimate.h"
#include "engine/games/tresillo/ai/knowledge.h"
#include "engine/games/tresillo/phases.h"
#include "engine/games/tresillo/scoring.h"

#include <algorithm>

// How good an action looks at first sight (section 9).
namespace sobremesa::tresillo {

namespace {

constexpr double passedByOthers = -1.0; // what a deal costs, on the average, that somebody else plays

// ---- the declarer's prospects

// What a declarer may expect: the plate and the others' tokens, or the value laid down (5.3).
double expectation(const State &state, double chance, int bonus)
{
    const int others = state.rules.players - 1;
    const double gain = state.now.value - (state.now.valueCase == Case::Debt ? 0 : 1) + bonus * others;
    const double loss = state.now.value * (1.0 - 1.0 / state.rules.players) + bonus * others;
    return chance * gain - (1.0 - chance) * loss;
}

double entradaWorth(const State &state, Seat seat, int trump)
{
    return expectation(state, winChance(exchangeEstimate(state.now.hands[seat], trump)), 0);
}

double soloWorth(const State &state, Seat seat, int trump)
{
    return expectation(state, soloChance(trickEstimate(state.now.hands[seat], trump)), 2);
}

// Whatever is turned: the mean of the four suits.
double vueltaWorth(const State &state, Seat seat)
{
    double sum = 0;
    for (int trump = 0; trump < suitCount; ++trump)
        sum += winChance(exchangeEstimate(state.now.hands[seat], trump));
    return expectation(state, sum / suitCount, 1);
}

// The best contract that is not below the level.
double bestContract(const State &state, Seat seat, int level)
{
    double best = -1000;
    for (int trump = 0; trump < suitCount; ++trump) {
        best = std::max(best, soloWorth(state, seat, trump));
        if (level <= 1)
            best = std::max(best, entradaWorth(state, seat, trump));
    }
    return level <= 2 ? std::max(best, vueltaWorth(state, seat)) : best;
}

// Does this bid raise, or hold (4.3)? The order of priority decides.
bool raises(const Deal &deal, Seat seat)
{
    for (const Seat active : deal.active) {
        if (active == seat || active == deal.bidder)
            return active != seat;
    }
    return false;
}

double bidWorth(const State &state, const Action &action)
{
    const Deal &now = state.now;
    switch (static_cast<BidWord>(action.word)) {
    case BidWord::Paso:
        return passedByOthers;
    case BidWord::Juego:
        return bestContract(state, action.seat, 1);
    case BidWord::Mas:
        break;
    }
    return bestContract(state, action.seat, now.level + (raises(now, action.seat) ? 1 : 0));
}

double contractWorth(const State &state, const Action &action)
{
    switch (static_cast<Contract>(action.word)) {
    case Contract::Entrada:
        return entradaWorth(state, action.seat, action.number);
    case Contract::Vuelta:
        return vueltaWorth(state, action.seat);
    default:
        return soloWorth(state, action.seat, action.number);
    }
}

// Nine of the ten cards, with that suit as trumps (advice 20).
double penetroWorth(const State &state, const Action &action)
{
    Hand hand = state.now.hands[action.seat];
    hand.remove(action.cards[0]);
    return expectation(state, soloChance(trickEstimate(hand, action.number)), 1);
}

// ---- the opponents' words

// The weakest hand leaves, the strongest exchanges first (advice 14, 20).
double strengthAgainst(const State &state, Seat seat)
{
    return trickEstimate(state.now.hands[seat], state.now.trump);
}

double dropWorth(const State &state, const Action &action)
{
    const double tricks = strengthAgainst(state, action.seat);
    constexpr double wanted[] = { 0.0, 1.2, 1.8 }; // stay, either, out: the weaker, the rather
    return -std::abs(tricks - (2.2 - wanted[action.word]));
}

double firstWorth(const State &state, const Action &action)
{
    const double tricks = strengthAgainst(state, action.seat);
    constexpr double wanted[] = { 2.4, 1.6, 0.6 }; // mine, either, yours
    return -0.2 * std::abs(tricks - wanted[action.word]);
}

double exchangeWorth(const State &state, const Action &action)
{
    double worth = 0;
    for (const Card card : action.cards)
        worth += drawWorth - keepWorth(state, action.seat, card);
    return worth;
}

// ---- surrender, bola

double surrenderWorth(const State &state)
{
    if (state.phase == Phase::PenetroTrump)
        return expectation(state, 0, 1);
    const Deal &now = state.now;
    const Opponents sides = opponentsOf(now);
    const int against = std::max(now.tricks[sides.right], now.tricks[sides.left]);
    return against >= 3 && now.tricks[now.declarer] == 0 ? 0.3 : -3.0;
}

double defendWorth(const State &state, const Action &action)
{
    const double tricks = strengthAgainst(state, action.seat) + state.now.tricks[action.seat];
    return expectation(state, soloChance(tricks), 0);
}

// Only with four certain cards; the rest is for the search.
double bolaWorth(const State &state, const Action &action)
{
    double sure = 0;
    for (const Card card : state.now.hands[action.seat])
        sure += playWorth(state, card) > 0.5 ? 1 : 0;
    constexpr int each = 8;
    return sure >= 4 ? each : -each;
}

} // namespace

double prior(const State &state, const Action &action)
{
    switch (static_cast<Verb>(action.verb)) {
    case Verb::Bid:
        return bidWorth(state, action);
    case Verb::Contract:
        return contractWorth(state, action);
    case Verb::Penetro:
        return penetroWorth(state, action);
    case Verb::Drop:
        return dropWorth(state, action);
    case Verb::First:
        return firstWorth(state, action);
    case Verb::Exchange:
        return exchangeWorth(state, action);
    case Verb::Play:
        return playWorth(state, action.cards[0]);
    case Verb::Surrender:
        return surrenderWorth(state);
    case Verb::Defend:
        return defendWorth(state, action);
    case Verb::Bola:
        return bolaWorth(state, action);
    case Verb::Take:
    case Verb::Accept:
    case Verb::Stop:
        break;
    }
    return 0;
}

} // namespace sobremesa::tresillo
