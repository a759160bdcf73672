// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/inlinevector.h"

#include <compare>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace sobremesa {

// One card in one byte: suit and rank as places in its pack's order. Card {} is a card that is not known.
// The order of cards is the canonical order of records.md: suits, then ranks within a suit, jokers last.
struct Card
{
    std::uint8_t code = 0;

    [[nodiscard]] static constexpr Card of(int suit, int rank)
    {
        return Card { static_cast<std::uint8_t>(suit << 4 | rank) };
    }
    [[nodiscard]] static constexpr Card joker() { return of(4, 14); }

    [[nodiscard]] constexpr bool known() const { return code != 0; }
    [[nodiscard]] constexpr bool isJoker() const { return code == joker().code; }
    // 0 to 3 in the order of the pack: s h d c, or o c e b. 4 for a joker.
    [[nodiscard]] constexpr int suit() const { return code >> 4; }
    // 1 to 13 in the order A 2 … T J Q K, or 1 to 10 in the order 1 … 7 S C R. 14 for a joker.
    [[nodiscard]] constexpr int rank() const { return code & 15; }

    friend constexpr auto operator<=>(const Card &, const Card &) = default;
};

template<std::size_t Capacity>
using Cards = InlineVector<Card, Capacity>;
using PackCards = Cards<108>;

// Takes the top card of a stock: in every game the top comes first.
template<std::size_t Capacity>
constexpr Card takeTop(Cards<Capacity> &stock)
{
    const Card card = stock.front();
    stock.erase(0);
    return card;
}

// Which cards there are, and how they are written (records.md, "Seats, sides, cards").
struct Pack
{
    std::string_view id; // "french" or "spanish": the set of pictures
    std::string_view suits; // letters in canonical order
    std::string_view ranks; // letters in canonical order; the letter's place + 1 is Card::rank()
    std::string_view left; // ranks that are left out of the pack
    int copies = 1;
    int jokers = 0;

    // Every card in canonical order; a double pack is the single pack twice, then the jokers.
    [[nodiscard]] PackCards cards() const;
    // "7h", "1e", "**"; "??" for an unknown card.
    [[nodiscard]] std::string code(Card card) const;
    // The card with this code, if this pack holds it.
    [[nodiscard]] std::optional<Card> parse(std::string_view text) const;
    [[nodiscard]] std::optional<int> parseRank(std::string_view text) const;
    [[nodiscard]] std::optional<int> parseSuit(std::string_view text) const;
};

extern const Pack frenchPack; // 52 cards
extern const Pack fortyPack; // French without 8, 9, 10: Cuarenta
extern const Pack spanishPack; // 40 cards
extern const Pack doublePack; // two French packs and four jokers: Loba

} // namespace sobremesa
