// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/ai/knowledge.h"

#include "engine/games/truco/ai/estimate.h"

// How well the cards of a guessed world go with what has been said and played in it (9). Nobody is taken at
// his word: what is unlikely stays possible.
namespace sobremesa::truco {

namespace {

constexpr double bluff = 0.2; // the share of words that do not go with the cards

// From nothing at `low` to certain at `high`.
double rising(double value, double low, double high)
{
    return std::clamp((value - low) / (high - low), 0.0, 1.0);
}

double heeded(double agreement)
{
    return bluff + (1 - bluff) * agreement;
}

// The best of the side for the envido, among those whose cards are a guess.
double bestEnvido(const State &world, SeatSet seats)
{
    double best = 0;
    for (const Seat seat : seats)
        best = std::max(best, shareOfPoints(world, seat));
    return best;
}

double bestCards(const State &world, SeatSet seats)
{
    double best = 0;
    for (const Seat seat : seats)
        best = std::max(best, shareOfCards(dealtTo(world, seat)));
    return best;
}

// Who bids the envido holds points; who refuses it does not. What was declared is known anyway.
double envidoAgrees(const State &world, SeatSet guessed)
{
    const Envido &envido = world.play.envido;
    if (envido.chain.empty() || envido.winner != nobody)
        return 1;
    const SeatSet bidders = guessed & activeOf(world, envido.by);
    const SeatSet others = guessed & activeOf(world, other(envido.by));
    double agreement = 1;
    // The more it is about, the more it takes.
    const bool dear = endsWithFalta(envido.chain) && rest(world, envido.by) > 8;
    if (!bidders.empty())
        agreement *= heeded(rising(bestEnvido(world, bidders), dear ? 0.6 : 0.35, dear ? 0.9 : 0.65));
    if (!others.empty() && envido.stage == Stage::Done)
        agreement *= heeded(1 - rising(bestEnvido(world, others), 0.5, 0.85));
    if (!others.empty() && envido.chain.size() > 1)
        agreement *= heeded(rising(bestEnvido(world, others), 0.35, 0.65));
    return agreement;
}

// Who calls or accepts a truco holds cards for it.
double trucoAgrees(const State &world, SeatSet guessed)
{
    const SeatSet spoken = guessed & world.play.truco.spoken;
    return spoken.empty() ? 1 : heeded(rising(bestCards(world, spoken), 0.2, 0.5));
}

// What a seat still held after this trick.
Dealt heldAfter(const State &world, Seat seat, std::size_t trick)
{
    Dealt held = world.hands[seat];
    for (std::size_t i = trick + 1; i < world.played[seat].size(); ++i)
        held.push_back(world.played[seat][i]);
    return held;
}

// Whoever could have won the trick would have, and not with a better card than was needed.
double followerAgrees(const State &world, Seat follower, int led, std::size_t trick)
{
    const int followed = strength(world.played[follower][trick]);
    for (const Card card : heldAfter(world, follower, trick)) {
        const int power = strength(card);
        if (power > led && (followed < led || power < followed))
            return heeded(0.2);
    }
    return 1;
}

// Only between two: with more at the table there are many reasons for a card.
double tricksAgree(const State &world, SeatSet guessed)
{
    const Play &play = world.play;
    if (play.seats.size() != 2)
        return 1;
    double agreement = 1;
    Seat leader = play.mano;
    for (std::size_t trick = 0; trick <= play.tricks.size() && trick < handSize; ++trick) {
        const Seat follower = nextOf(world, leader, play.seats);
        const bool both = world.played[leader].size() > trick && world.played[follower].size() > trick;
        if (both && guessed.contains(follower))
            agreement *= followerAgrees(world, follower, strength(world.played[leader][trick]), trick);
        const bool lost = trick < play.tricks.size() && play.tricks[trick] == teamOf(follower);
        leader = lost ? follower : leader;
    }
    return agreement;
}

} // namespace

bool likely(const State &world, Seat viewer, Rng &rng)
{
    if (world.phase >= Phase::Claims)
        return true;
    SeatSet guessed = active(world.play);
    guessed.remove(viewer);
    const double agreement =
        envidoAgrees(world, guessed) * trucoAgrees(world, guessed) * tricksAgree(world, guessed);
    return agreement >= 1 || rng.real() < agreement;
}

} // namespace sobremesa::truco
