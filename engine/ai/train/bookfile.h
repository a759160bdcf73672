// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/train/regrets.h"

#include <optional>
#include <string>

namespace sobremesa::train {

// Which situations get into a book: those met most often.
struct Extent
{
    std::uint32_t leastVisits = 20;
    std::size_t mostLines = 800'000;
};

// They say on the terminal what they did, or why they could not.
[[nodiscard]] bool writeBook(const RegretTable &table, const Extent &extent, const std::string &name);
[[nodiscard]] bool writeLines(std::vector<BookLine> lines, const std::string &name);
[[nodiscard]] std::optional<Book> readBook(const std::string &name);

} // namespace sobremesa::train
