// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/ai/estimate.h"

#include "engine/games/truco/ai/measured.h"

namespace sobremesa::truco {

namespace {

// The share of all other cards that a strength beats, half of its equals counted.
constexpr double beaten[15] = { 0.0, 0.04, 0.14, 0.24, 0.32, 0.40, 0.50, 0.60, 0.68, 0.76, 0.86, 0.92, 0.95,
    0.97, 1.0 };

// The share of hands with fewer envido points (9, figures).
constexpr double fewerPoints[34] = { 0.00, 0.01, 0.02, 0.03, 0.06, 0.10, 0.17, 0.27, 0.4, 0.4, 0.4, 0.4, 0.4,
    0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.40, 0.43, 0.46, 0.49, 0.55, 0.62, 0.68, 0.75, 0.83, 0.87, 0.91, 0.94,
    0.97, 0.985 };

constexpr double partnerHelp = 0.3; // what a partner adds to a side that would lose the envido

// The open cards of the trick that is being played, from one side's point of view.
struct Table
{
    int ours = 0, theirs = 0; // the strongest, 0 if none
    int toCome = 0; // opponents who have still to play
};

Table tableOf(const State &state, Side side)
{
    Table table;
    const std::size_t trick = state.play.tricks.size();
    for (const Seat seat : state.play.seats) {
        const bool ours = teamOf(seat) == side;
        if (state.played[seat].size() > trick) {
            int &best = ours ? table.ours : table.theirs;
            best = std::max(best, strength(state.played[seat][trick]));
        } else if (!ours && !state.play.down.contains(seat)) {
            ++table.toCome;
        }
    }
    return table;
}

// The shares of the cards in hand, the best first.
struct Ranked
{
    double best = 0, second = 0, third = 0;
    int strongest = 0;
};

Ranked rankHand(const Cards<handSize> &hand)
{
    Ranked ranked;
    for (const Card card : hand) {
        const int power = strength(card);
        const double share = beaten[power];
        ranked.strongest = std::max(ranked.strongest, power);
        if (share > ranked.best) {
            ranked.third = ranked.second;
            ranked.second = ranked.best;
            ranked.best = share;
        } else if (share > ranked.second) {
            ranked.third = ranked.second;
            ranked.second = share;
        } else {
            ranked.third = share;
        }
    }
    return ranked;
}

struct Tricks
{
    int won = 0, lost = 0, tied = 0;
};

Tricks countTricks(const State &state, Side side)
{
    Tricks tricks;
    for (const Side winner : state.play.tricks) {
        int &count = winner == parda ? tricks.tied : winner == side ? tricks.won : tricks.lost;
        ++count;
    }
    return tricks;
}

// A card that lies is as good as its share among those to come; one that must be beaten counts only if it can
// be.
void countTable(const Table &table, Ranked &ranked)
{
    if (table.ours > table.theirs) {
        const double share = table.toCome == 0 ? 1.0 : beaten[table.ours];
        if (share > ranked.best)
            ranked.second = ranked.best;
        ranked.best = std::max(ranked.best, share);
    } else if (table.theirs > ranked.strongest) {
        ranked.best *= 0.3;
    } else if (table.theirs > 0) {
        ranked.best = std::max(ranked.best, 0.9);
    }
}

double chanceOf(const Ranked &hand, const Tricks &tricks)
{
    if (tricks.won + tricks.lost + tricks.tied == 0)
        return 0.12
            + 0.85 * (0.5 * hand.best * hand.best + 0.35 * hand.second * hand.second + 0.15 * hand.third);
    if (tricks.won > 0 && tricks.lost == 0)
        return 1.0 - (1.0 - hand.best) * (1.0 - 0.6 * hand.second);
    if (tricks.lost > 0 && tricks.won == 0)
        return 0.9 * hand.best * hand.second;
    return tricks.tied > 0 ? hand.best * hand.best : hand.best;
}

} // namespace

double trickChance(const State &state, Seat seat)
{
    const Side side = teamOf(seat);
    Ranked hand = rankHand(state.hands[seat]);
    countTable(tableOf(state, side), hand);
    const double own = chanceOf(hand, countTricks(state, side));
    if (active(state.play).size() == 2)
        return measuredChance(state, seat, own);
    const bool alone = activeOf(state, side).size() < 2;
    return alone ? own : 0.17 + 0.66 * own;
}

double envidoChance(const State &state, Seat seat)
{
    const Side side = teamOf(seat);
    const int points = envidoPoints(dealtTo(state, seat));
    const bool mano = seat == state.play.mano; // wins ties
    const double share =
        mano ? (fewerPoints[points] + fewerPoints[std::min(33, points + 1)]) / 2 : fewerPoints[points];
    double chance = 1;
    for (int opponents = activeOf(state, other(side)).size(); opponents > 0; --opponents)
        chance *= share;
    for (int partners = activeOf(state, side).size(); partners > 1; --partners)
        chance += (1 - chance) * partnerHelp;
    return chance;
}

double florChance(const State &state, Seat seat)
{
    const Dealt dealt = dealtTo(state, seat);
    return isFlor(dealt) ? std::clamp((florPoints(dealt) - 22) / 14.0, 0.05, 0.95) : 0.4;
}

double cardWorth(const State &state, Seat seat, Card card)
{
    const Table table = tableOf(state, teamOf(seat));
    const int power = strength(card);
    const double cost = 0.03 * power;
    if (table.ours == 0 && table.theirs == 0) {
        const bool first = state.play.tricks.empty();
        return first ? 0.1 + 0.01 * power : 0.2 + 0.02 * power;
    }
    if (table.ours > table.theirs && (table.toCome == 0 || table.ours >= power))
        return 0.4 - cost; // the partner's card is good enough
    if (power > table.theirs)
        return 0.6 - cost;
    const bool tieHelps = state.play.tricks.size() == 1 && countTricks(state, teamOf(seat)).won > 0;
    if (power == table.theirs)
        return (tieHelps ? 0.7 : 0.25) - cost;
    return -cost;
}

double shareOfPoints(const State &state, Seat seat)
{
    return fewerPoints[envidoPoints(dealtTo(state, seat))];
}

double shareOfCards(const Dealt &dealt)
{
    return chanceOf(rankHand(dealt), {});
}

int priceOfRefusal(const State &seen, Side own)
{
    switch (seen.phase) {
    case Phase::Envido:
        return chainRefused(seen.play.envido.chain);
    case Phase::Play:
        return seen.play.truco.open;
    case Phase::FlorRound:
    case Phase::FlorAnswer:
        return 3 * shownBy(seen, other(own)) + raiseIfRefused(seen.play.flor);
    default:
        return 0;
    }
}

} // namespace sobremesa::truco
