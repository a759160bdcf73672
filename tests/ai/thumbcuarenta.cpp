// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ai/thumb.h"

// Rules page of Cuarenta, 9.1.
namespace sobremesa::yardstick {

namespace {

using namespace cuarenta;

// Cards of the rank that the seat has not seen (1, 7).
int unseenOfRank(const State &state, Seat seat, Card card)
{
    int left = 4;
    const auto count = [&](const auto &cards) {
        for (const Card each : cards)
            left -= each.known() && each.rank() == card.rank() ? 1 : 0;
    };
    count(state.captured[0]);
    count(state.captured[1]);
    count(state.table);
    count(state.hands[seat]);
    return left;
}

// What it costs to leave these cards to the next player (3 to 5).
double danger(const State &after, Seat seat, Card laid)
{
    const double unseen = unseenOfRank(after, seat, laid);
    double cost = 0.3 * unseen * (2 + 1.8 + (after.table.size() == 1 ? 2 : 0));
    if (laid.rank() < 8)
        cost += 0.15; // may go with a sum
    for (const Card card : after.table)
        if (card != laid && std::abs(placeOf(card) - placeOf(laid)) == 1)
            cost += 0.25;
    return cost;
}

double playWorth(const State &world, const Action &action)
{
    State after = world;
    Events deaf;
    apply(after, action, deaf);
    const double points = ahead(after, sideOf(world, action.seat)) - ahead(world, sideOf(world, action.seat));
    if (after.batch != world.batch || after.phase != Phase::Play)
        return points + static_cast<double>(action.cards.size());
    if (action.cards.size() == 1)
        return points - danger(after, action.seat, action.cards[0]);
    const double limpia =
        after.table.size() == 1 ? 0.25 * unseenOfRank(after, action.seat, after.table[0]) * 3 : 0.0;
    return points + static_cast<double>(action.cards.size()) - limpia;
}

} // namespace

Answer thumb(const AskedSeat<State> &asked)
{
    if (auto word = firstOf(asked.offers,
            { row(Verb::Ronda), row(Verb::Claim), row(Verb::Collect), row(Verb::Forgo), row(Verb::Pass) }))
        return word;
    const State world = anyWorld(asked);
    return bestBy(asked.offers,
        [&](const Action &action) { return holds(world, action) ? playWorth(world, action) : -100.0; });
}

} // namespace sobremesa::yardstick
