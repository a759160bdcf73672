// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/ai/knowledge.h"

#include "engine/games/truco/ai/estimate.h"
#include "engine/games/truco/ai/signs.h"

#include <cmath>

namespace sobremesa::truco {

namespace {

// ---- what a word seems to be worth (9.1: the price of an answer)

// To win or lose the stake with a chance.
double bet(double chance, double stake)
{
    return (2 * chance - 1) * stake;
}

double stepWorth(const State &state, const Action &action)
{
    const Truco &truco = state.play.truco;
    const int step = action.verb - verb::truco + 1;
    const double chance = trickChance(state, action.seat);
    const double accepted = std::max<double>(truco.accepted, truco.open) + 1;
    // The other side gives up the worse hands and keeps the better ones.
    const double refused = chance * 0.35;
    const double raised = refused * accepted + (1 - refused) * bet(chance - 0.08, step + 1);
    return truco.open > 0 ? raised : raised - bet(chance, accepted);
}

double envidoWorth(const State &state, const Action &action)
{
    const Envido &envido = state.play.envido;
    const double chance = envidoChance(state, action.seat);
    auto chain = envido.chain;
    chain.push_back(static_cast<std::uint8_t>(action.verb - verb::envido));
    const double stake = chainWanted(state, chain, teamOf(action.seat));
    // Who wants it holds good points himself, the more so the more it is about.
    const double dear = std::min(1.0, stake / 16);
    const double refused = 0.35 + 0.25 * chance + 0.3 * dear;
    const double wanted = (1 - refused) * bet(chance - 0.1 - 0.2 * dear, stake);
    return refused * chainRefused(chain) + wanted;
}

double answerWorth(const State &state, const Action &action)
{
    if (action.verb != verb::quiero)
        return -priceOfRefusal(state, teamOf(action.seat));
    if (state.phase == Phase::Play)
        return bet(trickChance(state, action.seat), state.play.truco.open + 1);
    const double stake = chainWanted(state, state.play.envido.chain, teamOf(action.seat));
    return bet(envidoChance(state, action.seat), stake);
}

double florWorth(const State &state, const Action &action)
{
    const double chance = florChance(state, action.seat);
    switch (action.verb) {
    case verb::quiero:
        return bet(chance, 6);
    case verb::achico:
        return -3.5;
    case verb::contraflor:
        return bet(chance - 0.1, 9);
    case verb::contraflorResto:
        return bet(chance - 0.15, 6 + rest(state, teamOf(action.seat)));
    default:
        return state.phase == Phase::FlorRound ? 0.1 : 3;
    }
}

// 3 if it is a flor, 1 against if not; certain with three open cards (4.10).
double accusationWorth(const State &state, const Action &action)
{
    const bool certain = state.played[action.number].size() == handSize;
    return certain ? 3 : -0.2;
}

// True signs that tell a partner something (9.15); an open one may as well be left.
double signWorth(const State &state, const Action &action)
{
    const std::uint16_t honest = trueSigns(dealtTo(state, action.seat), state.hands[action.seat]);
    const bool helps = state.rules.signals == Signals::Private && (honest >> action.word & 1U) != 0;
    return helps ? signWorths[action.word] : -1;
}

double talk(const State &state, const Action &action)
{
    if (action.verb <= verb::faltaEnvido)
        return envidoWorth(state, action);
    if (action.verb <= verb::valeCuatro)
        return stepWorth(state, action);
    const bool florBidding = state.phase == Phase::FlorRound || state.phase == Phase::FlorAnswer;
    if (action.verb <= verb::noQuiero && !florBidding)
        return answerWorth(state, action);
    return florWorth(state, action);
}

} // namespace

double prior(const State &state, const Action &action)
{
    switch (action.verb) {
    case verb::play:
        return cardWorth(state, action.seat, action.cards[0]);
    case verb::mazo:
        return -1.0 - state.play.truco.accepted;
    case verb::declare:
        return 0.3;
    case verb::sonBuenas:
    case verb::done:
        return 0;
    case verb::hide:
        return -1;
    case verb::accuse:
        return accusationWorth(state, action);
    case verb::sign:
        return signWorth(state, action);
    default:
        return talk(state, action);
    }
}

// With six a playout takes long, and longer where a flor concerns everybody.
double effort(const State &state)
{
    if (state.rules.players < mostSeats)
        return 1.0;
    return state.rules.flor ? 0.5 : 0.7;
}

// To the end of the play: a pica-pica has three.
bool settled(const State &start, const State &state)
{
    return state.duel != start.duel || state.deals != start.deals;
}

// A lead counts the more, the nearer the end is; at the beginning of a game about its points (9.13).
Payoff worth(const State &state)
{
    constexpr double game = 17.5, gameOfMatch = 28, spread = 3.2, pointsADeal = 1.6;
    double ahead = gameOfMatch * (state.gamesWon[0] - state.gamesWon[1]);
    if (state.phase != Phase::Over) {
        const int higher = std::max(state.scores[0], state.scores[1]);
        const double left = (state.rules.target - higher) / pointsADeal + 0.5;
        const double lead = (state.scores[0] - state.scores[1]) / (spread * std::sqrt(left));
        ahead += game * lead / std::sqrt(1.57 + lead * lead);
    }
    return { ahead, -ahead };
}

// Who wants a truco does so for cards of his own.
bool bluffs(const State & /*state*/)
{
    return true;
}

// Signs, and what is called out of turn where many could.
bool unforeseen(const State &state, const Action &action)
{
    return action.verb == verb::sign || dominated(state, action);
}

// In a last call others may make signs, but that there is one tells that somebody holds a flor (4.9, 6).
// Whose side has called a truco plays no card before it is answered: that would only help those who answer
// (4.10).
bool asksInVain(const State &seen, Seat viewer)
{
    if (seen.phase == Phase::FlorCall)
        return !askedForFlor(seen).contains(viewer);
    const Truco &truco = seen.play.truco;
    return seen.phase == Phase::Play && truco.open > 0 && truco.by == teamOf(viewer)
        && seen.play.turn == viewer;
}

// True signs that only a partner sees (9.15).
bool tells(const State &seen, const Action &action)
{
    return action.verb == verb::sign && signWorth(seen, action) > 0;
}

} // namespace sobremesa::truco
