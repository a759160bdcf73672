// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"
#include "engine/core/rng.h"

#include <cstdint>
#include <vector>

namespace sobremesa {

// One entry of a record's "deals" (records.md): shuffled by a seed, the pack from the top, or hands and
// stock.
struct GivenDeal
{
    enum class Form : std::uint8_t { Seed, Deck, Hands };

    Form form = Form::Seed;
    std::uint64_t seed = 0;
    std::vector<Card> cards; // Deck: the pack; Hands: the stock; both from the top, and as far as given
    std::vector<std::vector<Card>> hands;
    std::vector<std::vector<Card>> reshuffles;

    friend bool operator==(const GivenDeal &, const GivenDeal &) = default;
};

// The cards as a deal gives them: what deal() is called with. Refuses a card given too often, too many cards
// or hands of a wrong size, with the place below the deal: "hands[1]", "deck[3]", "stock[0]".
[[nodiscard]] Result<PackCards> orderOf(
    const GivenDeal &given, const DealPlan &plan, int seats, const Pack &pack, Rng &rng);
// The same for the reshuffle with this number within the deal. Place "reshuffles[0][2]".
[[nodiscard]] Result<PackCards> reshuffleOf(
    const GivenDeal &given, std::size_t number, const DealPlan &plan, const Pack &pack, Rng &rng);

} // namespace sobremesa
