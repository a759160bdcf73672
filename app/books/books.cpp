// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/books/books.h"

#include "engine/games/registry.h"

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

Level withBook(const Level &level, const GameInfo &game)
{
    Level reading = level;
    if (!level.reads)
        return reading;
    static const std::vector<Book> books = readBooks();
    for (const Book &book : books)
        if (book.game() == &game)
            reading.book = &book;
    return reading;
}

} // namespace sobremesa
