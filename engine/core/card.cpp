// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/card.h"

namespace sobremesa {

const Pack frenchPack { "french", "shdc", "A23456789TJQK", "", 1, 0 };
const Pack fortyPack { "french", "shdc", "A23456789TJQK", "89T", 1, 0 };
const Pack spanishPack { "spanish", "oceb", "1234567SCR", "", 1, 0 };
const Pack doublePack { "french", "shdc", "A23456789TJQK", "", 2, 4 };

namespace {

std::optional<int> placeOf(std::string_view text, std::string_view letters)
{
    if (text.size() != 1 || letters.find(text[0]) == std::string_view::npos)
        return std::nullopt;
    return static_cast<int>(letters.find(text[0]));
}

} // namespace

PackCards Pack::cards() const
{
    PackCards all;
    for (int copy = 0; copy < copies; ++copy) {
        for (std::size_t suit = 0; suit < suits.size(); ++suit) {
            for (std::size_t rank = 0; rank < ranks.size(); ++rank) {
                if (left.find(ranks[rank]) == std::string_view::npos)
                    all.push_back(Card::of(static_cast<int>(suit), static_cast<int>(rank) + 1));
            }
        }
    }
    for (int joker = 0; joker < jokers; ++joker)
        all.push_back(Card::joker());
    return all;
}

std::string Pack::code(Card card) const
{
    if (!card.known())
        return "??";
    if (card.isJoker())
        return "**";
    return { ranks[static_cast<std::size_t>(card.rank() - 1)], suits[static_cast<std::size_t>(card.suit())] };
}

std::optional<Card> Pack::parse(std::string_view text) const
{
    if (text == "**" && jokers > 0)
        return Card::joker();
    if (text.size() != 2)
        return std::nullopt;
    const auto rank = parseRank(text.substr(0, 1));
    const auto suit = parseSuit(text.substr(1, 1));
    if (!rank || !suit)
        return std::nullopt;
    return Card::of(*suit, *rank);
}

std::optional<int> Pack::parseRank(std::string_view text) const
{
    const auto place = placeOf(text, ranks);
    if (!place || left.find(text[0]) != std::string_view::npos)
        return std::nullopt;
    return *place + 1;
}

std::optional<int> Pack::parseSuit(std::string_view text) const
{
    return placeOf(text, suits);
}

} // namespace sobremesa
