// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ai/thumb.h"

// Rules page of Porrazo, section 9: the heuristics for a computer player.
namespace sobremesa::yardstick {

namespace {

using namespace porrazo;

int unseenOfRank(const State &state, Seat seat, int rank)
{
    int left = 4;
    const auto count = [&](const auto &cards) {
        for (const Card card : cards)
            left -= card.known() && card.rank() == rank ? 1 : 0;
    };
    for (const CardSet &pile : state.piles)
        count(pile);
    count(state.table);
    count(state.hands[seat]);
    return left;
}

int takenBy(const State &state, Side side)
{
    return state.captured[side];
}

double playWorth(const State &world, const Action &action)
{
    const Side side = sideOf(world, action.seat);
    State after = world;
    Events deaf;
    apply(after, action, deaf);
    const bool goesOn = after.deal == world.deal && after.hand == world.hand;
    double value = ahead(after, side) - ahead(world, side);
    const int rank = action.cards[0].rank();
    const int cards = goesOn ? takenBy(after, side) - takenBy(world, side) : 0;
    value += 0.5 * cards;
    const int lying = static_cast<int>(after.table.size());
    const double unseen = unseenOfRank(after, action.seat, rank);
    if (goesOn && cards == 0)
        value -= unseen * worth(rank) * 0.25;
    else if (goesOn && world.chain.length > 0)
        value -= unseen * worth(rank) * 0.15 * 3;
    if (goesOn && lying < highestPlace)
        value -= (lying + 1) * 0.08 * unseenOfRank(after, action.seat, lying + 1);
    return value;
}

double worthOf(const State &world, const Action &action)
{
    constexpr std::size_t fullTable = 6;
    switch (static_cast<Verb>(action.verb)) {
    case Verb::Tendido:
        return world.table.size() >= fullTable ? 10 : -10;
    case Verb::Play:
        return playWorth(world, action);
    case Verb::Declare:
        return 10;
    case Verb::Claim:
        return 10 + pointsNow(world, action);
    case Verb::Arrange:
        return pointsNow(world, action);
    default:
        return 0;
    }
}

} // namespace

Answer thumb(const AskedSeat<State> &asked)
{
    const State world = anyWorld(asked);
    return bestBy(asked.offers,
        [&](const Action &action) { return holds(world, action) ? worthOf(world, action) : -100.0; });
}

} // namespace sobremesa::yardstick
