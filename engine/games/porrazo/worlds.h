// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/rankchoice.h"
#include "engine/games/porrazo/porrazo.h"

namespace sobremesa::porrazo {

// How the cards can lie for a seat that sees this (redacted) state, every way equally likely. Known beside
// the cards that were seen:
// - a declared ronda is exactly two cards of one rank of those dealt, a rondine three (4.5); with automatic
//   declarations everybody else holds neither. Silence tells nothing.
// - While a side stands at the target and the game goes on, the seat in turn holds the answer (4.6, 6).
// - Until the first card is played only who is asked knows that the declarations go on. But who would have to
//   act now if nobody else held anything knows that another one is being asked.
class Worlds
{
public:
    explicit Worlds(const Seen<State> &seen);
    [[nodiscard]] State draw(Rng &rng) const;

private:
    using Pool = Cards<packSize>;

    [[nodiscard]] bool isDeclared(Seat seat) const { return m_seen.declared[seat] != Combination::None; }
    void findAsked(const Heard &heard);
    [[nodiscard]] RankChoice::Hand declaredHand(Seat seat) const;
    void giveDeclared(State &world, Pool &rest, Rng &rng) const;
    void giveRest(State &world, Pool &rest) const;
    [[nodiscard]] bool fits(const State &world, Seat seat) const;
    [[nodiscard]] bool agrees(const State &world) const;
    [[nodiscard]] bool goOnAsking(State &world) const;

    State m_seen;
    Seat m_viewer;
    Pool m_unseen;
    SeatSet m_hidden;
    RankChoice m_declared; // of the hidden hands, in the order of seats
    int m_askedFrom = 1, m_askedTo = 0; // numbers of the seats that may be asked now
    bool m_mustBeAsked = false; // otherwise it would be the viewer's turn
};

[[nodiscard]] inline Worlds worlds(const Seen<State> &seen)
{
    return Worlds(seen);
}
static_assert(Imagined<State>);

} // namespace sobremesa::porrazo
