// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/train/bookfile.h"

#include "engine/games/truco/truco.h"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iterator>

namespace sobremesa::train {

namespace {

// In 255ths, which add up; what is left after rounding down goes to the largest rests.
BookShares inShares(const Regrets &row)
{
    float whole = 0;
    for (const float sum : row.sums)
        whole += sum;
    BookShares shares;
    std::array<float, Situation::mostWays> rests {};
    int left = wholeShare;
    for (std::size_t way = 0; way < row.ways; ++way) {
        const float exact = row.sums[way] / whole * static_cast<float>(wholeShare);
        shares.push_back(static_cast<std::uint8_t>(exact));
        rests[way] = exact - static_cast<float>(shares.back());
        left -= shares.back();
    }
    for (; left > 0; --left) {
        const auto most = std::max_element(rests.begin(), rests.begin() + row.ways) - rests.begin();
        ++shares[static_cast<std::size_t>(most)];
        rests[static_cast<std::size_t>(most)] = 0;
    }
    return shares;
}

// The situations met most often.
std::vector<BookLine> linesOf(const RegretTable &table, const Extent &extent)
{
    std::vector<const Regrets *> rows;
    for (const Regrets &row : table.rows()) {
        const bool played = std::any_of(row.sums.begin(), row.sums.end(), [](float sum) { return sum > 0; });
        if (row.visits >= extent.leastVisits && played)
            rows.push_back(&row);
    }
    std::stable_sort(rows.begin(), rows.end(),
        [](const Regrets *left, const Regrets *right) { return left->visits > right->visits; });
    rows.resize(std::min(rows.size(), extent.mostLines));
    std::vector<BookLine> lines;
    lines.reserve(rows.size());
    for (const Regrets *row : rows)
        lines.push_back({ Book::folded(row->key), inShares(*row) });
    return lines;
}

} // namespace

bool writeBook(const RegretTable &table, const Extent &extent, const std::string &name)
{
    std::printf("%zu situations\n", table.rows().size());
    return writeLines(linesOf(table, extent), name);
}

bool writeLines(std::vector<BookLine> lines, const std::string &name)
{
    const std::size_t count = lines.size();
    const std::vector<std::uint8_t> bytes = Book::write(std::move(lines), truco::State::info());
    std::ofstream file(name, std::ios::binary);
    file.write(reinterpret_cast<const char *>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    if (!file.flush()) {
        std::fprintf(stderr, "%s cannot be written\n", name.c_str());
        return false;
    }
    std::printf("%zu lines, %zu bytes\n", count, bytes.size());
    return true;
}

std::optional<Book> readBook(const std::string &name)
{
    std::ifstream file(name, std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    auto book = Book::read(std::vector<std::uint8_t>(text.begin(), text.end()), truco::State::info());
    if (book)
        return std::move(*book);
    std::fprintf(stderr, "%s %s\n", name.c_str(), book.refusal().message.c_str());
    return std::nullopt;
}

} // namespace sobremesa::train
