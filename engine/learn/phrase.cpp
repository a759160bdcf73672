// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/learn/phrase.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace sobremesa::learn {

namespace {

struct Mark
{
    std::string_view written;
    PieceKind kind;
};
constexpr std::array<Mark, 4> marks { { { "<i>", PieceKind::Italic }, { "</i>", PieceKind::Regular },
    { "<b>", PieceKind::Bold }, { "</b>", PieceKind::Regular } } };
constexpr std::array<Mark, 3> numbered { { { "name ", PieceKind::Name }, { "points ", PieceKind::Points },
    { "cards ", PieceKind::Cards } } };

std::optional<int> wholeNumber(std::string_view digits)
{
    int number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc() || end != digits.data() + digits.size() || number < 0)
        return std::nullopt;
    return number;
}

// What stands between the braces.
std::optional<Piece> placeOf(std::string_view inner, const Pack &pack)
{
    for (const Mark &row : numbered) {
        if (!inner.starts_with(row.written))
            continue;
        const auto number = wholeNumber(inner.substr(row.written.size()));
        return number ? std::optional(Piece { row.kind, {}, {}, *number }) : std::nullopt;
    }
    const auto card = pack.parse(inner);
    return card ? std::optional(Piece { PieceKind::Card, {}, *card, 0 }) : std::nullopt;
}

// The mark or place that begins here, as it is written; empty if none does.
std::string_view writtenAt(std::string_view rest)
{
    if (rest.empty() || (rest[0] != '{' && rest[0] != '<'))
        return {};
    const std::size_t end = rest.find(rest[0] == '{' ? '}' : '>');
    return end == std::string_view::npos ? rest : rest.substr(0, end + 1);
}

std::optional<Piece> readPiece(std::string_view written, const Pack &pack)
{
    if (written[0] == '{')
        return written.size() > 2 ? placeOf(written.substr(1, written.size() - 2), pack) : std::nullopt;
    const auto *mark =
        std::find_if(marks.begin(), marks.end(), [&](const Mark &row) { return row.written == written; });
    return mark == marks.end() ? std::nullopt : std::optional(Piece { mark->kind, {}, {}, 0 });
}

void addPlain(Pieces &pieces, std::string_view text)
{
    if (pieces.empty() || pieces.back().kind != PieceKind::Plain)
        pieces.push_back({});
    pieces.back().text += text;
}

// Calls with each mark or place and its piece, if it is one; with every other character and nothing.
template<typename Visitor>
void visit(std::string_view text, const Pack &pack, Visitor visitor)
{
    while (!text.empty()) {
        const std::string_view written = writtenAt(text);
        const std::string_view part = written.empty() ? text.substr(0, 1) : written;
        visitor(part, written.empty() ? std::nullopt : readPiece(written, pack));
        text.remove_prefix(part.size());
    }
}

} // namespace

Pieces piecesOf(std::string_view text, const Pack &pack)
{
    Pieces pieces;
    visit(text, pack, [&](std::string_view part, const std::optional<Piece> &piece) {
        if (piece)
            pieces.push_back(*piece);
        else
            addPlain(pieces, part);
    });
    return pieces;
}

std::string_view strangePlace(std::string_view text, const Pack &pack)
{
    std::string_view strange;
    visit(text, pack, [&](std::string_view part, const std::optional<Piece> &piece) {
        const bool special = part[0] == '{' || part[0] == '<' || part == "}" || part == ">";
        if (strange.empty() && special && !piece)
            strange = part;
    });
    return strange;
}

std::vector<std::string> placesOf(std::string_view text)
{
    std::vector<std::string> places;
    for (; !text.empty(); text.remove_prefix(1)) {
        if (text[0] == '{')
            places.emplace_back(writtenAt(text));
    }
    std::sort(places.begin(), places.end());
    return places;
}

std::string plainText(std::string_view text, const Pack &pack)
{
    std::string plain;
    visit(text, pack, [&](std::string_view part, const std::optional<Piece> &piece) {
        if (!piece || part[0] == '{')
            plain += part;
    });
    return plain;
}

} // namespace sobremesa::learn
