// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/event.h"
#include "engine/core/options.h"

namespace sobremesa {

// A row of a game's tables of words: as written in records, and as read by people.
struct Named
{
    std::string_view name;
    const char *label = ""; // SM_TEXT
};

// Where a game's rules page speaks of what one of its tables names.
struct Section
{
    std::string_view name; // of a verb, phase, reason or note
    std::string_view number; // "4.6"
};

// An option's name and value, as records write them.
using Setting = std::pair<std::string_view, std::string_view>;
// A set of options with a name of its own: "Classic", "Family".
struct Preset
{
    const char *label = "";
    std::span<const Setting> options {}; // others standard
    bool gentle = false; // short and plain, for somebody's first game; every game has one
};

// True if a table has exactly one row for each enumerator up to the last one.
template<auto Last, typename Table>
[[nodiscard]] constexpr bool rowsUpTo(const Table &table)
{
    return std::size(table) == static_cast<std::size_t>(Last) + 1;
}

// Everything that is a list about a game: the only source for menus, parsers and refusals.
struct GameInfo
{
    std::string_view id;
    const char *name = "";
    const char *origin = "";
    const char *playersLine = ""; // "2 or 4 players"
    const char *sentence = ""; // one sentence for the home screen
    const Pack *pack = nullptr;
    std::span<const Card> emblem {}; // three cards for the home screen
    bool clockwise = true;
    bool fewestWin = false;
    std::span<const OptionSpec> options {};
    std::span<const VerbSpec> verbs {};
    std::span<const Named> reasons {};
    std::span<const Named> phases {}; // the last one is "over"
    std::span<const Named> notes {}; // Event Noted: rows for the log
    std::span<const Preset> presets {};
    const char *packTitle = SM_TEXT("engine", "Deal %1"); // what the game calls one pack dealt, by its number
    std::span<const Section> sections {};
};

// The section about a verb, phase, reason or note; empty if there is none.
[[nodiscard]] std::string_view sectionOf(const GameInfo &game, std::string_view name);

// A game's beginning: its options, and the "start" of its record (null: a new game).
struct Setup
{
    OptionValues options {};
    Value start;
};

// What chance must supply: the cards, in canonical order, of which a deal takes the first `size` of some
// order; and the seats to whom the first ones go, one card each. The rest is the stock, the top first.
struct DealPlan
{
    PackCards pack;
    std::uint8_t size = 0;
    InlineVector<Seat, 64> order;
    bool reshuffle = false; // a new stock within a deal (Loba 4.9)
    bool listed = false; // the record must name the cards: they go on with a deal begun before (Porrazo 4.11)
};

// One place and its cards, the bottom or oldest first; the stock from the top. Unknown cards are Card {}.
struct ZoneCards
{
    Place place;
    PackCards cards;
};
using Zones = std::vector<ZoneCards>;
using Facts = Value;
using Scores = InlineVector<std::int32_t, maxSeats>;

} // namespace sobremesa
