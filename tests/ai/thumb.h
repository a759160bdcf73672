// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ai/askedplayer.h"

#include "engine/games/states.h"

// A good player of rules of thumb for each game, as page 9.1 of its rules has them.
namespace sobremesa::yardstick {

// One of the ways in which the cards can lie.
template<typename S>
[[nodiscard]] S anyWorld(const AskedSeat<S> &asked)
{
    return worlds(asked.seen).draw(asked.rng);
}

// What an action brings the seat's side at once, in one of the worlds; a deal that ends with it is counted.
template<typename S>
[[nodiscard]] double pointsNow(const S &world, const Action &action)
{
    const Side side = sideOf(world, action.seat);
    S after = world;
    Events deaf;
    apply(after, action, deaf);
    return ahead(after, side) - ahead(world, side);
}

// True if the action is legal in the world.
template<typename S>
[[nodiscard]] bool holds(const S &world, const Action &action)
{
    Actions open;
    return isLegal(world, action, open);
}
[[nodiscard]] Answer thumb(const AskedSeat<cuarenta::State> &asked);
[[nodiscard]] Answer thumb(const AskedSeat<loba::State> &asked);
[[nodiscard]] Answer thumb(const AskedSeat<porrazo::State> &asked);
[[nodiscard]] Answer thumb(const AskedSeat<tresillo::State> &asked);
[[nodiscard]] Answer thumb(const AskedSeat<truco::State> &asked);

// Who bids and answers without a look at the cards; of Truco alone. The words in their order; a card where
// there is none to say.
[[nodiscard]] Answer stubborn(const AskedSeat<truco::State> &asked, std::span<const int> words);

// Of a game without such a page: what brings most at once.
template<typename S>
[[nodiscard]] Answer thumb(const AskedSeat<S> &asked)
{
    const S world = anyWorld(asked);
    return bestBy(asked.offers,
        [&](const Action &action) { return holds(world, action) ? pointsNow(world, action) : -1000.0; });
}

} // namespace sobremesa::yardstick
