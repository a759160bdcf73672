// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/cardset.h"
#include "engine/core/rng.h"
#include "engine/games/truco/truco.h"

#include <vector>

namespace sobremesa::truco {

// How the cards can lie for a seat that sees this (redacted) state, every way equally likely. Known beside
// the cards that were seen (section 6), of the play that is on:
// - declared points; who said that others are good, or was not made to speak again, does not beat them (4.7);
// - flors that were shown, and who could not have bid or been passed by with one (4.9); in a last call one of
//   the seats that can be asked holds one;
// - a partner's private signs are true, each at its moment (4.11). Open ones tell nothing.
// Nothing follows from bids, answers and cards played. What was said in the earlier duels of a pica-pica is
// known as far as the seat has heard it.
class Worlds
{
public:
    explicit Worlds(const Seen<State> &seen);
    [[nodiscard]] State draw(Rng &rng) const;

private:
    // All hands that a seat can have.
    struct Bound
    {
        Seat seat = nobody;
        std::vector<Cards<handSize>> hands;
    };

    void bind(const State &during, Seat seat);
    [[nodiscard]] bool giveBound(State &world, CardSet &given, Rng &rng) const;
    void giveRest(State &world, CardSet given, Rng &rng) const;
    [[nodiscard]] bool agreesWithCall(const State &world) const;

    State m_seen;
    Cards<packSize> m_unseen;
    std::vector<Bound> m_bound;
    SeatSet m_free; // hidden hands of which nothing is known
    SeatSet m_asked; // in a last call
};

[[nodiscard]] inline Worlds worlds(const Seen<State> &seen)
{
    return Worlds(seen);
}
static_assert(Imagined<State>);

} // namespace sobremesa::truco
