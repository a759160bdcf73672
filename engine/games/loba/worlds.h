// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/rng.h"
#include "engine/games/loba/memory.h"

namespace sobremesa::loba {

// How the cards can lie for a seat that sees this (redacted) state, every way to deal them equally likely (a
// card of which both copies are unseen has twice as many). Known beside the cards that were seen: who took
// which discard and has not shown it since, and of which cards the stock was shuffled anew (section 6).
// Nothing follows from what was discarded or not taken.
class Worlds
{
public:
    explicit Worlds(const Seen<State> &seen)
        : Worlds(seen, recall(seen))
    {
    }
    // With what the seat remembers.
    Worlds(const Seen<State> &seen, const Memory &memory);
    [[nodiscard]] State draw(Rng &rng) const;

private:
    // One of the ways in which the unseen cards can be spread (memory.h).
    struct Dealing
    {
        double weight = 0;
        std::vector<PackCards> pools;
        decltype(Spread::held) held {};
    };

    [[nodiscard]] const Dealing &anyDealing(Rng &rng) const;

    State m_seen; // hidden hands hold the cards known of them
    SeatSet m_hidden;
    std::vector<Dealing> m_dealings;
    double m_all = 0; // of the weights
};

[[nodiscard]] inline Worlds worlds(const Seen<State> &seen)
{
    return Worlds(seen);
}
static_assert(Imagined<State>);

} // namespace sobremesa::loba
