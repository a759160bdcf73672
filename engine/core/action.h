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

// What a seat does: one struct for all games, as the record format is one grammar. Which fields count is said
// by the verb's row in the game's table; the others keep their defaults, so that equal actions are equal
// bytes.
struct Action
{
    Seat seat = 0;
    std::uint8_t verb = 0; // row of GameInfo::verbs
    std::uint8_t word = none; // place in VerbSpec::words
    std::uint8_t number = none; // a number, seat, suit or rank
    std::uint16_t meldStarts = 0; // bit i: a meld begins at cards[i]
    std::uint16_t escaleras = 0; // bit i: the meld that begins at cards[i] is an escalera
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

enum class Argument : std::uint8_t {
    Card,
    Cards, // none, one or several, to the end
    Word, // one of VerbSpec::words
    OptionalWord,
    Number, // decimal, 0 to 254
    Suit,
    OptionalSuit,
    Rank,
    Melds // one or several: 9s=9h=** or 4d-5d-**-7d
};

// A verb of a game and what is written after it (the "Actions" of its rules page).
struct VerbSpec
{
    std::string_view name;
    std::span<const Argument> arguments {};
    std::span<const std::string_view> words {};
    bool anyOrder = false; // the cards may be named in any order; reading puts them into canonical order
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
