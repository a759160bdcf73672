// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/books/books.h"

#include <algorithm>
#include <cstdio>
#include <mutex>
#include <vector>

namespace sobremesa {

namespace {

// Opened when somebody first asks for it, as whoever plays another game need not wait for it.
struct Shelved
{
    std::once_flag asked;
    std::optional<Book> book {};
};

// A book that does not fit the rules is left closed: the player thinks for itself.
std::optional<Book> readBook(const BookFile &file, const GameInfo &game)
{
    auto book = Book::read(file.bytes, game);
    if (book)
        return std::move(*book);
    std::fprintf(stderr, "The book of %.*s %s.\n", static_cast<int>(file.game.size()), file.game.data(),
        book.refusal().message.c_str());
    return std::nullopt;
}

} // namespace

const Book *findBook(const GameInfo &game)
{
    static std::vector<Shelved> shelf(bookFiles().size());
    const auto files = bookFiles();
    const auto file = std::find_if(
        files.begin(), files.end(), [&game](const BookFile &each) { return each.game == game.id; });
    if (file == files.end())
        return nullptr;
    Shelved &own = shelf[static_cast<std::size_t>(file - files.begin())];
    std::call_once(own.asked, [&] { own.book = readBook(*file, game); });
    return own.book ? &*own.book : nullptr;
}

Level withBook(const Level &level, const GameInfo &game)
{
    Level reading = level;
    if (level.reads)
        reading.book = findBook(game);
    return reading;
}

} // namespace sobremesa
