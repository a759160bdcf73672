// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/book.h"

#include "engine/match/signature.h"

#include <algorithm>
#include <numeric>
#include <string>

// A line of text that says what it is and for what, the number of lines, then the lines by their keys: the
// step from the key before (seven bits a byte, the lowest first), and a byte for each way up to the last that
// counts.
namespace sobremesa {

namespace {

std::string headOf(const GameInfo &game)
{
    return "sobremesa-book 1 " + std::string(game.id) + ' ' + rulesSignature(game) + '\n';
}

// ---- reading

class Reader
{
public:
    explicit Reader(std::span<const std::uint8_t> bytes)
        : m_left(bytes)
    {
    }

    [[nodiscard]] bool good() const { return m_good; }
    [[nodiscard]] bool atEnd() const { return m_left.empty(); }
    std::uint8_t byte()
    {
        if (m_left.empty()) {
            m_good = false;
            return 0;
        }
        const std::uint8_t first = m_left.front();
        m_left = m_left.subspan(1);
        return first;
    }
    // Of at most 32 bits.
    std::uint64_t number()
    {
        std::uint64_t value = 0;
        for (unsigned shift = 0; shift < 35; shift += 7) {
            const std::uint64_t part = byte();
            value |= (part & 127U) << shift;
            if (part < 128)
                return value;
        }
        m_good = false;
        return 0;
    }
    bool says(std::string_view text)
    {
        return std::all_of(text.begin(), text.end(),
            [this](char letter) { return byte() == static_cast<unsigned char>(letter); });
    }

private:
    std::span<const std::uint8_t> m_left;
    bool m_good = true;
};

using Row = std::array<std::uint8_t, Situation::mostWays>;

// False if they are not the whole.
bool readShares(Reader &reader, Row &row)
{
    int whole = 0;
    for (std::size_t way = 0; way < row.size() && whole < wholeShare; ++way) {
        row[way] = reader.byte();
        whole += row[way];
    }
    return whole == wholeShare;
}

Refusal damaged()
{
    return { "book", "is damaged", {}, "" };
}

// ---- writing

void writeNumber(std::uint64_t value, std::vector<std::uint8_t> &out)
{
    for (; value >= 128; value >>= 7U)
        out.push_back(static_cast<std::uint8_t>(value | 128U));
    out.push_back(static_cast<std::uint8_t>(value));
}

void writeShares(const BookShares &shares, std::vector<std::uint8_t> &out)
{
    int whole = 0;
    for (std::size_t way = 0; whole < wholeShare; ++way) {
        out.push_back(shares[way]);
        whole += shares[way];
    }
}

} // namespace

Result<Book> Book::read(std::span<const std::uint8_t> bytes, const GameInfo &game)
{
    if (bytes.size() > mostBytes)
        return Refusal { "book", "is too big", {}, "" };
    Reader reader(bytes);
    if (!reader.says(headOf(game)))
        return Refusal { "book", "was made for another game or other rules", {}, "" };
    Book book;
    book.m_game = &game;
    const std::uint64_t count = reader.number();
    if (!reader.good() || count > bytes.size())
        return damaged();
    book.m_keys.reserve(count);
    book.m_shares.reserve(count);
    std::uint64_t key = 0;
    for (std::uint64_t line = 0; line < count; ++line) {
        const std::uint64_t step = reader.number();
        key += step;
        Row shares {};
        const bool whole = readShares(reader, shares);
        if (!reader.good() || !whole || key > UINT32_MAX || (step == 0 && line > 0))
            return damaged();
        book.m_keys.push_back(static_cast<std::uint32_t>(key));
        book.m_shares.push_back(shares);
    }
    if (!reader.atEnd())
        return damaged();
    return book;
}

std::vector<std::uint8_t> Book::write(std::vector<BookLine> lines, const GameInfo &game)
{
    const auto before = [](const BookLine &left, const BookLine &right) { return left.key < right.key; };
    const auto same = [](const BookLine &left, const BookLine &right) { return left.key == right.key; };
    std::stable_sort(lines.begin(), lines.end(), before);
    lines.erase(std::unique(lines.begin(), lines.end(), same), lines.end());
    const std::string head = headOf(game);
    std::vector<std::uint8_t> out(head.begin(), head.end());
    writeNumber(lines.size(), out);
    std::uint32_t key = 0;
    for (const BookLine &line : lines) {
        writeNumber(line.key - key, out);
        writeShares(line.shares, out);
        key = line.key;
    }
    return out;
}

std::vector<BookLine> Book::lines() const
{
    std::vector<BookLine> lines(m_keys.size());
    for (std::size_t line = 0; line < lines.size(); ++line) {
        lines[line].key = m_keys[line];
        for (const std::uint8_t share : m_shares[line])
            lines[line].shares.push_back(share);
    }
    return lines;
}

BookShares Book::find(std::uint64_t key, std::size_t ways) const
{
    const std::uint32_t wanted = folded(key);
    const auto found = std::lower_bound(m_keys.begin(), m_keys.end(), wanted);
    BookShares shares;
    if (found == m_keys.end() || *found != wanted || ways > Situation::mostWays)
        return shares;
    const Row &row = m_shares[static_cast<std::size_t>(found - m_keys.begin())];
    int whole = 0;
    for (std::size_t way = 0; way < ways; ++way) {
        shares.push_back(row[way]);
        whole += row[way];
    }
    return whole == wholeShare ? shares : BookShares {}; // a line about something else
}

std::size_t drawWay(const BookShares &shares, Rng &rng)
{
    const int whole = std::accumulate(shares.begin(), shares.end(), 0);
    int left = static_cast<int>(rng.below(static_cast<std::uint32_t>(whole)));
    std::size_t way = 0;
    while (left >= shares[way])
        left -= shares[way++];
    return way;
}

} // namespace sobremesa
