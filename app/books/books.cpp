// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/books/books.h"

#include "engine/games/registry.h"

#include <algorithm>
#include <cstdio>

namespace sobremesa {

namespace {

// A book that does not fit the rules is left closed: the player thinks for itself.
std::vector<Book> readBooks()
{
    std::vector<Book> books;
    for (const BookFile &file : bookFiles()) {
        const GameInfo *game = findGame(file.game);
        if (!game)
            continue;
        auto book = Book::read(file.bytes, *game);
        if (book)
            books.push_back(std::move(*book));
        else
            std::fprintf(stderr, "The book of %.*s %s.\n", static_cast<int>(file.game.size()),
                file.game.data(), book.refusal().message.c_str());
    }
    return books;
}

} // namespace

const Book *findBook(const GameInfo &game)
{
    static const std::vector<Book> books = readBooks();
    const auto found =
        std::find_if(books.begin(), books.end(), [&game](const Book &book) { return book.game() == &game; });
    return found == books.end() ? nullptr : &*found;
}

Level withBook(const Level &level, const GameInfo &game)
{
    Level reading = level;
    if (level.reads)
        reading.book = findBook(game);
    return reading;
}

} // namespace sobremesa
