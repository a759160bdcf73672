// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/ai/estimate.h"
#include "engine/games/truco/ai/knowledge.h"

#include <algorithm>

// What nobody does who thinks at all.
namespace sobremesa::truco {

namespace {

// With that the others have won: whatever else is said may still come out well.
bool givesTheGame(const State &seen, const Action &action)
{
    const Side own = teamOf(action.seat);
    const bool refuses = action.verb == verb::noQuiero || action.verb == verb::achico;
    return refuses && winsWith(seen, other(own), priceOfRefusal(seen, own));
}

// With that the second trick is lost like the first, though the hand holds a card that wins it. Before the
// third one the hand can still be laid down at the same price.
bool givesTheTricks(const State &seen, const Action &action)
{
    const Play &play = seen.play;
    const Side own = teamOf(action.seat);
    if (action.verb != verb::play || play.tricks.size() != 1 || play.tricks[0] != other(own))
        return false;
    BySide<int> best {};
    for (const Seat seat : play.seats) {
        if (seen.played[seat].size() > 1)
            best[teamOf(seat)] = std::max(best[teamOf(seat)], strength(seen.played[seat][1]));
        else if (seat != action.seat && !play.down.contains(seat))
            return false; // whose card may decide it
    }
    const auto wins = [&best, own](Card card) { return strength(card) > best[other(own)]; };
    const Cards<handSize> &hand = seen.hands[action.seat];
    return best[own] <= best[other(own)] && !wins(action.cards[0])
        && std::any_of(hand.begin(), hand.end(), wins);
}

} // namespace

// Whoever plays on and wants nothing any more hardly loses more than by laying down, and may still be
// believed. Among partners who open out of turn nobody waits for those whose turn comes first.
bool dominated(const State &seen, const Action &action)
{
    const bool opens = action.verb <= verb::valeCuatro && seen.play.truco.open == 0;
    const bool outOfTurn = seen.phase == Phase::Play && seen.play.turn != action.seat;
    return action.verb == verb::mazo || givesTheGame(seen, action) || givesTheTricks(seen, action)
        || (opens && outOfTurn && seen.rules.players > 2);
}

} // namespace sobremesa::truco
