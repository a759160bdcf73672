// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/ai/knowledge.h"

#include "engine/games/tresillo/ai/estimate.h"
#include "engine/games/tresillo/phases.h"
#include "engine/games/tresillo/scoring.h"

#include <algorithm>

namespace sobremesa::tresillo {

int daring(const State & /*state*/, const Action &action)
{
    if (action.verb == row(Verb::Bid))
        return action.word == row(BidWord::Paso) ? -1 : 1;
    return action.verb == row(Verb::Bola) ? 1 : action.verb == row(Verb::Surrender) ? -1 : 0;
}

namespace {

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

// The best at first sight, with a little chance.
std::size_t policy(const State &state, const Actions &actions, Rng &rng)
{
    if (actions.size() == 1)
        return 0;
    if (state.phase == Phase::Exchange)
        return chooseExchange(state, actions, rng);
    constexpr double whim = 0.25;
    return mostLiked(actions, whim, rng, [&state](const Action &action) { return prior(state, action); });
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
