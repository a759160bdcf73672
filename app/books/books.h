// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/book.h"
#include "engine/ai/levels.h"

namespace sobremesa {

// A file of resources/books, which is part of the program.
struct BookFile
{
    std::string_view game;
    std::span<const std::uint8_t> bytes;
};
[[nodiscard]] std::span<const BookFile> bookFiles();

// The program's book for the game; none if there is none that fits.
[[nodiscard]] const Book *findBook(const GameInfo &game);
// The level with the program's book for the game, if it goes by one and there is one.
[[nodiscard]] Level withBook(const Level &level, const GameInfo &game);

} // namespace sobremesa
