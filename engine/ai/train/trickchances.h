// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/truco/truco.h"

#include <unordered_map>

namespace sobremesa::train {

// The card that the rules of thumb lay (9.1): the middle one of three leads, later the best; the cheapest
// that wins, or else a tie, or else the worst; the worst where the partner has the trick. Precondition: the
// seat holds cards, all known.
[[nodiscard]] Card cardByThumb(const truco::State &state, Seat seat);

// How likely a seat of two, or of two teams, is to win the tricks if the others may hold any cards and all
// lay as above. It is found by playing, and kept: the same few hands come again and again.
class TrickChances
{
public:
    // 0 to 1. Precondition: the seat's cards are known, and the play is on.
    [[nodiscard]] double of(const truco::State &state, Seat seat);

private:
    std::unordered_map<std::uint64_t, double> m_known;
};

} // namespace sobremesa::train
