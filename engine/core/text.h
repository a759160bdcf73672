// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/card.h"
#include "engine/core/seat.h"

#include <string>
#include <variant>
#include <vector>

// Marks a text of the engine for translation; the context is the game's id, or "engine". The engine has
// words, but only app/text looks up a translation.
#define SM_TEXT(context, text) text
// The same for a sentence with a plural form: "%n card(s)".
#define SM_TEXT_N(context, text) text

namespace sobremesa {

// What stands in a place (%1, %2 …) of a sentence.
struct SuitName
{
    int suit = 0;
};
struct RankName
{
    int rank = 0;
};
// A word of the game that is itself translated: a reason, a contract, a sign …
struct Term
{
    const char *source = "";
};
struct SeatName
{
    Seat seat = 0;
};
struct SideName
{
    Side side = 0;
};
using CardList = std::vector<Card>; // shown as "2♠ 5♠"
template<typename Container>
[[nodiscard]] CardList listOf(const Container &cards)
{
    return CardList(cards.begin(), cards.end());
}
struct CardSum // shown as "2♠ + 5♠"
{
    CardList cards;
};
using TextValue = std::variant<std::int64_t, std::string, Card, CardList, CardSum, SuitName, RankName, Term,
    SeatName, SideName>;

// A sentence in the source language with its values; translated and filled in by app/text, printed in English
// by plain(). A count >= 0 chooses the plural form and stands for %n.
struct Text
{
    const char *source = "";
    std::vector<TextValue> values {};
    int count = -1;

    [[nodiscard]] bool empty() const { return source[0] == 0; }
};

// The English sentence; seats as "seat 1", cards by their codes. For the command line, records and tests.
[[nodiscard]] std::string plain(const Text &text, const Pack &pack);

} // namespace sobremesa
