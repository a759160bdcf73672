// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/ai/knowledge.h"

#include "engine/games/tresillo/ai/estimate.h"
#include "engine/games/tresillo/phases.h"
#include "engine/games/tresillo/scoring.h"

#include <algorithm>

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

// ---- policy

// The exchange of the rules of thumb: what is worth less than an unseen card, as far as the stock reaches.
std::size_t chooseExchange(const State &state, const Actions &actions, Rng &rng)
{
    const Hand &hand = state.now.hands[state.turn];
    const std::size_t most = std::min<std::size_t>(cardsEach, state.now.stock.size());
    const double whim = 0.1 * rng.error();
    Cards<14> thrown;
    for (const Card card : hand) {
        if (thrown.size() < most && keepWorth(state, state.turn, card) < drawWorth + whim)
            thrown.push_back(card);
    }
    for (std::size_t i = 0; i < actions.size(); ++i) {
        if (actions[i].cards == thrown)
            return i;
    }
    return 0;
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

// The best at first sight, with a little chance.
std::size_t policy(const State &state, const Actions &actions, Rng &rng)
{
    if (actions.size() == 1)
        return 0;
    if (state.phase == Phase::Exchange)
        return chooseExchange(state, actions, rng);
    constexpr double whim = 0.25;
    std::size_t best = 0;
    double bestValue = -1000;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const double value = prior(state, actions[i]) + whim * rng.real();
        if (value > bestValue) {
            bestValue = value;
            best = i;
        }
    }
    return best;
}

// A deal is played out: only its payments tell what it was worth.
bool settled(const State &, const State &)
{
    return false;
}

// Before the cards are played the rules of thumb choose well enough what follows. Trying out bad contracts
// and exchanges behind a bid would make the bid look bad.
std::size_t depth(const State &state)
{
    return state.phase < Phase::Play ? 1 : usual::depth(state);
}

// An opponent of the declarer does not lead the mala or the basto while a higher trump may fall on it: it
// takes a trick that matters (9, advice 16).
bool dominated(const State &seen, const Action &action)
{
    const Deal &now = seen.now;
    if (seen.phase != Phase::Play || action.verb != row(Verb::Play) || action.seat == now.declarer
        || !currentTrick(now).empty())
        return false;
    const Card card = action.cards[0];
    const auto isOut = [&now, &action](Card higher) {
        return now.hands[action.seat].contains(higher)
            || std::find(now.played.begin(), now.played.end(), higher) != now.played.end();
    };
    const bool below = !isOut(espada) || (card == basto && !isOut(malaOf(now.trump)));
    return (card == malaOf(now.trump) || card == basto) && below;
}

// The last three tricks.
int endgame(const State &seen)
{
    constexpr std::size_t few = 3;
    constexpr int sampled = 60;
    const bool late = seen.phase == Phase::Play && seen.now.hands[seen.turn].size() <= few;
    return late ? sampled : 0;
}

// Tokens, an equal share of what will be shared, less what is owed: together they add up to nothing
// (5.1, 5.6).
Payoff worth(const State &state)
{
    const int players = state.rules.players;
    double pot = state.plate + state.antes;
    Payoff payoff {};
    for (Seat seat = 0; seat < players; ++seat)
        pot += owed(state.debts, seat);
    for (Seat seat = 0; seat < players; ++seat)
        payoff[seat] = state.scores[seat] + pot / players - owed(state.debts, seat);
    return payoff;
}

} // namespace sobremesa::tresillo
