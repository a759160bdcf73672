// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/train/solver.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>
#include <string>

namespace {

using namespace sobremesa;
using namespace sobremesa::train;

constexpr long saidEvery = 20'000; // deals

struct Wanted
{
    Plan plan;
    std::string out, against;
    std::uint32_t leastVisits = 20;
    std::size_t mostLines = 800'000;
};

bool read(int count, char **words, Wanted &wanted)
{
    const std::map<std::string, void (*)(Wanted &, const char *)> rows {
        { "--deals", [](Wanted &to, const char *text) { to.plan.deals = std::atol(text); } },
        { "--seed", [](Wanted &to, const char *text) { to.plan.seed = std::strtoull(text, nullptr, 10); } },
        { "--stray", [](Wanted &to, const char *text) { to.plan.stray = std::atof(text); } },
        { "--usual", [](Wanted &to, const char *text) { to.plan.usual = std::atof(text); } },
        { "--visits",
            [](Wanted &to, const char *text) {
                to.leastVisits = static_cast<std::uint32_t>(std::atol(text));
            } },
        { "--lines",
            [](Wanted &to, const char *text) { to.mostLines = static_cast<std::size_t>(std::atol(text)); } },
        { "--fresh", [](Wanted &to, const char *text) { to.plan.fresh = std::atof(text); } },
        { "--against", [](Wanted &to, const char *text) { to.against = text; } },
        { "--out", [](Wanted &to, const char *text) { to.out = text; } },
    };
    for (int i = 1; i + 1 < count; i += 2) {
        const auto row = rows.find(words[i]);
        if (row == rows.end())
            return false;
        row->second(wanted, words[i + 1]);
    }
    return count % 2 == 1 && wanted.plan.deals > 0 && wanted.out.empty() != wanted.against.empty();
}

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
std::vector<BookLine> linesOf(const RegretTable &table, const Wanted &wanted)
{
    std::vector<const Regrets *> rows;
    for (const Regrets &row : table.rows()) {
        const bool played = std::any_of(row.sums.begin(), row.sums.end(), [](float sum) { return sum > 0; });
        if (row.visits >= wanted.leastVisits && played)
            rows.push_back(&row);
    }
    std::stable_sort(rows.begin(), rows.end(),
        [](const Regrets *left, const Regrets *right) { return left->visits > right->visits; });
    rows.resize(std::min(rows.size(), wanted.mostLines));
    std::vector<BookLine> lines;
    lines.reserve(rows.size());
    for (const Regrets *row : rows)
        lines.push_back({ Book::folded(row->key), inShares(*row) });
    return lines;
}

bool writeBook(const RegretTable &table, const Wanted &wanted)
{
    const std::vector<BookLine> lines = linesOf(table, wanted);
    const std::vector<std::uint8_t> bytes = Book::write(lines, truco::State::info());
    std::ofstream file(wanted.out, std::ios::binary);
    file.write(reinterpret_cast<const char *>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    std::printf("%zu of %zu situations, %zu bytes\n", lines.size(), table.rows().size(), bytes.size());
    return file.flush().good();
}

} // namespace

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

constexpr const char *usage =
    "sobremesa-train --out FILE | --against FILE [--deals N] [--seed S] [--stray SHARE] "
    "[--usual SHARE] [--fresh SHARE] [--visits N] [--lines N]\n";

// Writes a book, or says what somebody gains who knows one and learns the best answer to it.
int main(int count, char **words)
{
    Wanted wanted;
    if (!read(count, words, wanted)) {
        std::fputs(usage, stderr);
        return 2;
    }
    const std::optional<Book> against = wanted.against.empty() ? std::nullopt : readBook(wanted.against);
    if (against)
        wanted.plan.against = &*against;
    else if (!wanted.against.empty())
        return 2;
    Solver solver(wanted.plan);
    while (solver.dealsPlayed() < wanted.plan.deals) {
        solver.playDeal();
        if (solver.dealsPlayed() % saidEvery == 0) {
            std::printf("%ld deals, %zu situations\n", solver.dealsPlayed(), solver.table().rows().size());
            std::fflush(stdout);
        }
    }
    std::printf("gain of a side: %+.4f a deal\n", solver.gain());
    return against || writeBook(solver.table(), wanted) ? 0 : 1;
}
