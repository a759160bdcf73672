// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/action.h"
#include "engine/core/game.h"
#include "engine/core/result.h"
#include "engine/core/rng.h"

#include <array>
#include <optional>

namespace sobremesa {

// Where a seat stands as a book knows it: all that it sees and that matters, in one number, and what can be
// done there, in a fixed order. No ways: the books do not speak of it. What is decided one thing after the
// other has several: a word first, then a card.
struct Situation
{
    static constexpr std::size_t mostWays = 8;

    std::uint64_t key = 0;
    InlineVector<std::optional<Action>, mostWays>
        ways; // nothing: wait for somebody else, or decide the next thing
    bool goesOn = false; // there is a next thing to decide
};

// How often each way of a situation is taken, in 255ths.
using BookShares = InlineVector<std::uint8_t, Situation::mostWays>;
inline constexpr std::uint8_t wholeShare = 255;

// One line of a book.
struct BookLine
{
    std::uint32_t key = 0;
    BookShares shares;
};

// What a player knows by heart: solved beforehand (engine/ai/train), and good for one game with the rules as
// they were then.
class Book
{
public:
    static constexpr std::size_t mostBytes = 4U << 20U;

    // Refuses in one sentence what is damaged, too big, or was made for another game or other rules.
    [[nodiscard]] static Result<Book> read(std::span<const std::uint8_t> bytes, const GameInfo &game);
    // The book as bytes; of lines with the same key the first counts.
    [[nodiscard]] static std::vector<std::uint8_t> write(std::vector<BookLine> lines, const GameInfo &game);

    // The key of a situation as lines have it.
    [[nodiscard]] static std::uint32_t folded(std::uint64_t key)
    {
        return static_cast<std::uint32_t>(mix(key, 0x5EED) >> 32U);
    }

    [[nodiscard]] const GameInfo *game() const { return m_game; }
    [[nodiscard]] std::size_t size() const { return m_keys.size(); }
    [[nodiscard]] std::vector<BookLine> lines() const;
    // One for each of so many ways; none if the book does not know the situation.
    [[nodiscard]] BookShares find(std::uint64_t key, std::size_t ways) const;

private:
    const GameInfo *m_game = nullptr;
    std::vector<std::uint32_t> m_keys; // ascending
    std::vector<std::array<std::uint8_t, Situation::mostWays>> m_shares;
};

// One of the ways by their shares. Precondition: as many shares as ways, and one of them is not 0.
[[nodiscard]] std::size_t drawWay(const BookShares &shares, Rng &rng);

} // namespace sobremesa
