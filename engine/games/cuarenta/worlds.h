// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/rankchoice.h"
#include "engine/games/cuarenta/cuarenta.h"

namespace sobremesa::cuarenta {

// How the cards can lie for a seat that sees this (redacted) state, every way equally likely. Known beside
// the cards that were seen: whoever declared a ronda in this batch was dealt exactly three cards of one rank,
// and nobody was dealt four (4.2, 4.3). Nothing follows from a ronda that was not declared.
class Worlds
{
public:
    explicit Worlds(const Seen<State> &seen);
    [[nodiscard]] State draw(Rng &rng) const;

private:
    using Unseen = Cards<40>;

    [[nodiscard]] RankChoice::Hand rondaOf(Seat seat) const;
    void giveRondas(State &world, Unseen &rest, Rng &rng) const;
    [[nodiscard]] bool agrees(const State &world) const;

    State m_seen;
    Unseen m_unseen;
    SeatSet m_hidden;
    RankChoice m_rondas; // of those that declared one, in the order of seats
};

[[nodiscard]] inline Worlds worlds(const Seen<State> &seen)
{
    return Worlds(seen);
}
static_assert(Imagined<State>);

} // namespace sobremesa::cuarenta
