// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/porrazo/ai/knowledge.h"

#include "engine/core/unseen.h"
#include "engine/games/porrazo/phases.h"

#include <algorithm>

namespace sobremesa::porrazo {

namespace {

constexpr double cardWorth = 0.8; // points that one captured card brings in the count, with two sides
constexpr double cardWorthOfMany = 0.4; // with more sides
constexpr double victory = 25; // beyond the points, once the game is won
constexpr double hope = 5.5; // points of a tendido that can still wait for a full table (9.11)
constexpr double hopeEmpty = 3.0; // on an empty table
constexpr double hopeCard = 0.55; // more for each card there
constexpr int fullTable = 6;

double worthOfCard(const State &state)
{
    return sideCount(state) == 2 ? cardWorth : cardWorthOfMany;
}

// What the seat has not seen of the pack.
CardSet unseenBy(const State &state, Seat seat)
{
    CardSet left = fullPack;
    for (int side = 0; side < sideCount(state); ++side)
        left -= state.piles[static_cast<std::size_t>(side)];
    return unseenOf(left, state.table, state.hands[seat]);
}

// How likely the next seat is to hold the rank, as far as the seat can tell.
double chanceOfRank(const State &state, Seat seat, int rank)
{
    const CardSet unseen = unseenBy(state, seat);
    const int all = unseen.size();
    const std::size_t held = state.hands[next(state, seat)].size();
    if (all == 0)
        return 0;
    return std::min(
        1.0, static_cast<double>(static_cast<std::size_t>(unseen.ofRank(rank).size()) * held) / all);
}

double layWorth(const State &state, Seat seat, int rank)
{
    const int lying = static_cast<int>(state.table.size()) + 1;
    double value = rank == lying && rank <= highestPlace ? rank : 0;
    // 9.1 and 9.2: a card that the next seat can strike costs its worth and the cards.
    value -= chanceOfRank(state, seat, rank) * (worth(rank) + 2 * worthOfCard(state));
    // 9.6: so many cards invite the next rank into its place.
    if (lying < highestPlace)
        value -= chanceOfRank(state, seat, lying + 1) * (lying + 1);
    return value;
}

double captureWorth(const State &state, Seat seat, int rank)
{
    const auto run = runOf(state.table, rank);
    const int cards = static_cast<int>(run.size());
    const int left = static_cast<int>(state.table.size()) - cards;
    double value = (left == 0 ? limpiaPoints(run, false) : 0) + worthOfCard(state) * (cards + 1);
    if (left < highestPlace)
        value -= chanceOfRank(state, seat, left + 1) * (left + 1);
    if (state.chain.length == laid && state.chain.rank == rank) {
        const double answered = chanceOfRank(state, seat, rank);
        value += worth(rank) - answered * 3 * worth(rank);
    }
    return value;
}

double counterWorth(const State &state, int rank)
{
    const double cards = worthOfCard(state) * (1 + 2 * state.chain.gained.size());
    return 4 * worth(rank) + 2 * state.chain.limpia + cards;
}

double playWorth(const State &state, const Action &action)
{
    const int rank = action.cards[0].rank();
    switch (effectOf(state, rank, action.word == leaveWord)) {
    case Effect::SanBenito:
        return 2 * victory;
    case Effect::Counter:
        return counterWorth(state, rank);
    case Effect::Capture:
        return captureWorth(state, action.seat, rank);
    case Effect::Lay:
        break;
    }
    return layWorth(state, action.seat, rank);
}

// What the dealer may still expect of a tendido that is not booked.
double tendidoHope(const State &state)
{
    if (state.phase == Phase::Over || (state.tendidoDone && state.phase != Phase::Arrange))
        return 0;
    return std::max(hope, hopeEmpty + hopeCard * static_cast<double>(state.table.size()));
}

// The value of a side by itself: points, and what its captured cards and its tendido promise.
double standing(const State &state, Side side)
{
    double value = state.scores[side];
    if (state.phase == Phase::Between)
        return value; // the cards have been booked
    if (state.phase != Phase::Over)
        value += worthOfCard(state) * state.captured[side];
    if (sideOf(state, state.dealer) == side)
        value += tendidoHope(state);
    return state.winner == side ? value + victory : value;
}

} // namespace

double prior(const State &state, const Action &action)
{
    switch (static_cast<Verb>(action.verb)) {
    case Verb::Tendido: // 9.11: six cards on the table, else wait
        return static_cast<int>(state.table.size()) >= fullTable ? 1 : -1;
    case Verb::Arrange:
        return placePoints(arrangementOf(action));
    case Verb::Declare: // 9.13
        return worth(holding(state, action.seat));
    case Verb::Play:
        return playWorth(state, action);
    case Verb::Claim:
        return worth(holding(state, static_cast<Seat>(action.number)));
    default:
        return 0;
    }
}

// Mostly what seems best at once.
std::size_t policy(const State &state, const Actions &actions, Rng &rng)
{
    return mostLiked(actions, 1, rng, [&state](const Action &action) { return prior(state, action); });
}

bool settled(const State &start, const State &state)
{
    return state.deal != start.deal || state.hand != start.hand;
}

Payoff worth(const State &state)
{
    const int sides = sideCount(state);
    Payoff values {};
    for (int side = 0; side < sides; ++side)
        values[static_cast<std::size_t>(side)] = standing(state, static_cast<Side>(side));
    Payoff payoff {};
    for (int side = 0; side < sides; ++side) {
        double best = -1000;
        for (int other = 0; other < sides; ++other) {
            if (other != side)
                best = std::max(best, values[static_cast<std::size_t>(other)]);
        }
        payoff[static_cast<std::size_t>(side)] = values[static_cast<std::size_t>(side)] - best;
    }
    return payoff;
}

// The last deal (9, figure 16): between two whatever is not seen is in the other hand.
int endgame(const State &seen)
{
    constexpr std::size_t few = 7;
    constexpr int sampled = 40;
    if (seen.phase != Phase::Play || !seen.stock.empty())
        return 0;
    std::size_t cards = 0;
    for (const HandCards &hand : seen.hands)
        cards += hand.size();
    return seen.rules.players == 2 ? 1 : cards <= few ? sampled : 0;
}

} // namespace sobremesa::porrazo
