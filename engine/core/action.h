// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/card.h"
#include "engine/core/result.h"
#include "engine/core/seat.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sobremesa {

inline constexpr std::uint8_t none = 255;

// What a seat does: one struct for all games, as the record format is one grammar. Which fields count, and
// what they mean, is said by the verb's row in the game's table; the others keep their defaults, so that
// equal actions are equal bytes.
struct Action
{
    Seat seat = 0;
    std::uint8_t verb = 0; // row of GameInfo::verbs
    std::uint8_t word = none; // place in VerbSpec::words
    std::uint8_t number = none; // a number, seat, suit or rank
    std::uint16_t groupStarts = 0; // bit i: a group of cards begins at cards[i]
    std::uint16_t groupKinds = 0; // bit i: the group that begins at cards[i] is of the second kind
    Cards<14> cards; // in the order written

    friend bool operator==(const Action &, const Action &) = default;
};

using Actions = std::vector<Action>;

// The place of an enumerator in the table whose rows it names.
template<typename Enum>
    requires std::is_enum_v<Enum>
[[nodiscard]] constexpr std::uint8_t row(Enum value)
{
    return static_cast<std::uint8_t>(value);
}
// An action that is a verb alone, or a verb and a word.
template<typename Verb>
[[nodiscard]] constexpr Action actionOf(Seat seat, Verb verb, std::uint8_t word = none)
{
    Action action;
    action.seat = seat;
    action.verb = row(verb);
    action.word = word;
    return action;
}

// Cards that belong together, as VerbSpec::joints writes them.
struct CardGroup
{
    std::span<const Card> cards {};
    std::uint8_t kind = 0;
};
using CardGroups = InlineVector<CardGroup, 14>;
// The groups of an action in the order written. They point into the action.
[[nodiscard]] CardGroups groupsOf(const Action &action);
// The next card begins a group of that kind, 0 or 1.
constexpr void startGroup(Action &action, unsigned kind)
{
    const auto place = static_cast<unsigned>(action.cards.size());
    action.groupStarts = static_cast<std::uint16_t>(action.groupStarts | 1U << place);
    action.groupKinds = static_cast<std::uint16_t>(action.groupKinds | kind << place);
}

enum class Argument : std::uint8_t {
    Card,
    Cards, // none, one or several, to the end
    Word, // one of VerbSpec::words
    OptionalWord,
    Number, // decimal, 0 to 254
    Suit,
    OptionalSuit,
    Rank,
    Groups // one or several groups of cards, each joined by one of VerbSpec::joints: 9s=9h=** 4d-5d-**-7d
};

// A verb of a game and what is written after it (the "Actions" of its rules page).
struct VerbSpec
{
    std::string_view name;
    std::span<const Argument> arguments {};
    std::span<const std::string_view> words {};
    bool anyOrder = false; // the cards may be named in any order; reading puts them into canonical order
    std::string_view joints {}; // between the cards of a group: of the first kind, of the second
};

// The one spelling of an action without its seat: "play 7d 2s 5s".
[[nodiscard]] std::string printMove(const Action &action, std::span<const VerbSpec> verbs, const Pack &pack);
// With its seat, as in records: "1 play 7d 2s 5s".
[[nodiscard]] std::string print(const Action &action, std::span<const VerbSpec> verbs, const Pack &pack);
// Reads the spelling; refuses what the grammar does not know (unknown verb, card, word, doubled spaces).
// Whether the action is legal is not asked.
[[nodiscard]] Result<Action> parseAction(
    std::string_view text, std::span<const VerbSpec> verbs, const Pack &pack);

} // namespace sobremesa
