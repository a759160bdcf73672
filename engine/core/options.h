// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"
#include "engine/core/value.h"

#include <array>
#include <span>
#include <string_view>

namespace sobremesa {

inline constexpr std::size_t maxOptions = 12;

// The rule options of one game, by the rows of its table. A boolean is 0 or 1, a word its place among the
// words.
using OptionValues = std::array<std::int16_t, maxOptions>;

enum class OptionKind : std::uint8_t { Boolean, Number, Word };

// One allowed value and its label for the player.
struct OptionChoice
{
    std::int16_t value = 0;
    std::string_view word {}; // kind Word: as written in records
    const char *label = ""; // SM_TEXT; empty: the number itself
};

// The row of every game's table that says how many play.
inline constexpr std::size_t playersRow = 0;
[[nodiscard]] inline int playersIn(const OptionValues &values)
{
    return values[playersRow];
}

// A rule option as its rules page names it.
struct OptionSpec
{
    std::string_view name;
    OptionKind kind = OptionKind::Boolean;
    std::int16_t standard = 0; // the default: a number, 0/1, or a word's place
    std::span<const OptionChoice> choices {}; // words, or the only numbers allowed
    std::int16_t low = 0, high = 1; // a number without choices
    const char *label = ""; // SM_TEXT: "Points in a game"
    const char *meaning = ""; // SM_TEXT: one line
    SeatSet players = SeatSet::firstOf(maxSeats); // bit n-1: has an effect with n players
};

[[nodiscard]] OptionValues standardOptions(std::span<const OptionSpec> specs);
// Reads an object of options; missing ones take their default. Refuses an unknown name, a wrong type or a
// value out of range with the place "options.<name>".
[[nodiscard]] Result<OptionValues> readOptions(const Value &object, std::span<const OptionSpec> specs);
// One option from its text, as on the command line: "sum_cards=two". The place is "options.<name>".
[[nodiscard]] Result<OptionValues> readOption(
    OptionValues values, std::string_view name, std::string_view text, std::span<const OptionSpec> specs);
// All options by name, as a record writes them.
[[nodiscard]] Value writeOptions(const OptionValues &values, std::span<const OptionSpec> specs);

} // namespace sobremesa
