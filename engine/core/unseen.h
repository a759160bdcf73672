// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/cardset.h"
#include "engine/core/game.h"
#include "engine/core/rng.h"
#include "engine/core/text.h"

#include <algorithm>

namespace sobremesa {

// Turns the cards over: how many there are can still be seen.
template<typename Container>
constexpr void hide(Container &cards)
{
    for (Card &card : cards)
        card = Card {};
}

// Takes a card out of those that lie in no order: the last one takes its place.
template<std::size_t Capacity>
constexpr Card takeOut(Cards<Capacity> &cards, std::size_t place)
{
    const Card card = cards[place];
    cards[place] = cards.back();
    cards.pop_back();
    return card;
}

// Any of the cards of the rank, of a single pack. Precondition: there is one.
template<std::size_t Capacity>
Card takeOfRank(Cards<Capacity> &cards, int rank, Rng &rng)
{
    InlineVector<std::uint8_t, 4> there;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (cards[i].rank() == rank)
            there.push_back(static_cast<std::uint8_t>(i));
    }
    return takeOut(cards, there[rng.below(static_cast<std::uint32_t>(there.size()))]);
}

// What is left of the cards of a single pack after those that lie openly in some places: containers of cards,
// or arrays of such containers.
template<typename Set, typename... Places>
[[nodiscard]] constexpr Set unseenOf(Set left, const Places &...places)
{
    const auto takeOut = [&left](const auto &self, const auto &cards) -> void {
        for (const auto &each : cards) {
            if constexpr (std::is_convertible_v<decltype(each), Card>)
                left.remove(each);
            else
                self(self, each);
        }
    };
    (takeOut(takeOut, places), ...);
    return left;
}

// The cards of the pack that lie openly in none of these zones, in canonical order: with the zones of a
// redacted state, those that its viewer cannot place.
[[nodiscard]] CardList unseenCards(const Zones &zones, const Pack &pack);

// How many of them the condition holds for.
template<typename Condition>
[[nodiscard]] std::int64_t unseenWhere(const Zones &zones, const Pack &pack, Condition wanted)
{
    const CardList unseen = unseenCards(zones, pack);
    return std::count_if(unseen.begin(), unseen.end(), wanted);
}

} // namespace sobremesa
