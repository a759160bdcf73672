// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/card.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace sobremesa::learn {

enum class Language : std::uint8_t { English, Spanish, Japanese };
inline constexpr std::array<std::string_view, 3> languageCodes { "en", "es", "ja" };

// A sentence of a lesson in its three languages, with marks and places as they are written in the file.
struct Phrase
{
    std::array<std::string, languageCodes.size()> text;

    [[nodiscard]] bool empty() const { return text[0].empty(); }
    [[nodiscard]] const std::string &in(Language language) const
    {
        return text[static_cast<std::size_t>(language)];
    }

    friend bool operator==(const Phrase &, const Phrase &) = default;
};

enum class PieceKind : std::uint8_t {
    Plain,
    Italic, // begins; Regular ends it
    Bold,
    Regular,
    Card, // {Kh}
    Name, // {name 1}: of a seat
    Points, // {points 4}: with the plural of the language and the word of the game
    Cards // {cards 3}
};

// A part of a sentence: words, a mark, or a place that the program fills.
struct Piece
{
    PieceKind kind = PieceKind::Plain;
    std::string text; // Plain
    Card card; // Card
    int number = 0; // Name: the seat; Points, Cards: how many

    friend bool operator==(const Piece &, const Piece &) = default;
};
using Pieces = std::vector<Piece>;

// The sentence in pieces. What is no mark and no place of the format is refused by the reader before; here it
// is plain text.
[[nodiscard]] Pieces piecesOf(std::string_view text, const Pack &pack);
// The first thing in braces or angle brackets that is neither a place nor a mark; empty if all are.
[[nodiscard]] std::string_view strangePlace(std::string_view text, const Pack &pack);
// The places of a sentence, sorted: equal in all languages.
[[nodiscard]] std::vector<std::string> placesOf(std::string_view text);
// Without marks, places as they are written: for the command line and tests.
[[nodiscard]] std::string plainText(std::string_view text, const Pack &pack);

} // namespace sobremesa::learn
