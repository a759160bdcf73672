// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/rules.h"
#include "engine/games/loba/bag.h"
#include "engine/games/loba/loba.h"

#include <vector>

namespace sobremesa::loba {

// At the end of a deal the hands are shown.
[[nodiscard]] inline bool handsAreOpen(const State &state)
{
    return state.phase == Phase::Between || state.phase == Phase::Over;
}

[[nodiscard]] inline bool seesHand(const State &state, Seat viewer, Seat seat)
{
    return viewer == seat || handsAreOpen(state);
}

// The cards that are shuffled together are a pool: the pack when it is dealt, and the discards at each
// reshuffle. How the unseen cards of each pool can be spread: so many lie with each seat, the rest of the
// last pool in the stock. Where both copies of a card are unseen, in different pools, it is not known which
// one was shown; then there are several such spreads, each with its weight.
struct Spread
{
    static constexpr std::size_t mostPools = 12;

    double weight = 1;
    InlineVector<Bag, mostPools> pools; // unseen cards
    std::array<std::array<std::uint8_t, mostPools>, mostSeats> held {}; // unseen cards of a hand, by pool

    [[nodiscard]] bool sameAs(const Spread &other) const
    {
        return pools == other.pools && held == other.held;
    }
};

// What a seat remembers of a deal (section 6).
struct Memory
{
    // Cards taken from the discards and not shown since.
    std::array<Hand, mostSeats> known {};
    Card taken {}; // by the viewer with its last draw, from the discards, and not shown since
    std::vector<Spread> spreads;
};

inline constexpr std::size_t mostSpreads = 256; // the likeliest are kept

// From what the seat has heard; if it has heard nothing, from what it sees.
[[nodiscard]] Memory recall(const Seen<State> &seen);
// The same if only so many spreads are kept.
[[nodiscard]] Memory recall(const Seen<State> &seen, std::size_t spreads);

} // namespace sobremesa::loba
