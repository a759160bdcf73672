// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/train/kept.h"

#include "engine/match/signature.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <type_traits>

// A line of text that says what it is, the numbers below, then the rows.
namespace sobremesa::train {

namespace {

struct Numbers
{
    std::int64_t players = 0, deals = 0;
    std::uint64_t seed = 0;
    double stray = 0, usual = 0, habits = 0, fresh = 0;
    std::int64_t ends = 0;
    Progress progress;
    std::uint64_t rows = 0;
};

static_assert(std::is_trivially_copyable_v<Numbers> && std::is_trivially_copyable_v<Regrets>);

std::string headOf()
{
    const GameInfo &game = truco::State::info();
    return "sobremesa-training 5 " + std::string(game.id) + ' ' + rulesSignature(game) + '\n';
}

template<typename T>
std::span<const char> bytesOf(const T *first, std::size_t count = 1)
{
    return { reinterpret_cast<const char *>(first), count * sizeof(T) };
}

void put(std::ofstream &file, std::span<const char> bytes)
{
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

template<typename T>
bool get(std::ifstream &file, T *first, std::size_t count = 1)
{
    file.read(reinterpret_cast<char *>(first), static_cast<std::streamsize>(count * sizeof(T)));
    return file.good();
}

Numbers numbersOf(const Solver &solver)
{
    const Plan &plan = solver.plan();
    return { plan.players, plan.deals, plan.seed, plan.stray, plan.usual, plan.habits, plan.fresh, plan.ends,
        solver.progress(), solver.table().rows().size() };
}

bool sensible(const Numbers &numbers)
{
    return isTable(numbers.players) && numbers.rows <= room && numbers.progress.deals >= 0
        && numbers.progress.deals <= numbers.deals;
}

bool sensible(const Regrets &row)
{
    return row.ways > 1 && row.ways <= Situation::mostWays;
}

Refusal damaged(const std::string &file)
{
    return { file, "is no training that can be gone on with: damaged, or of other rules", {} };
}

} // namespace

std::string keep(const Solver &solver, const std::string &file)
{
    const std::string beside = file + ".new";
    const Numbers numbers = numbersOf(solver);
    {
        std::ofstream to(beside, std::ios::binary);
        const std::string head = headOf();
        put(to, bytesOf(head.data(), head.size()));
        put(to, bytesOf(&numbers));
        put(to, bytesOf(solver.table().rows().data(), numbers.rows));
        if (!to.flush())
            return beside + " cannot be written";
    }
    std::error_code error;
    std::filesystem::rename(beside, file, error);
    return error ? file + ": " + error.message() : std::string();
}

Result<Kept> readKept(const std::string &file)
{
    std::ifstream from(file, std::ios::binary);
    std::string head = headOf();
    const std::string wanted = head;
    Numbers numbers;
    if (!get(from, head.data(), head.size()) || head != wanted || !get(from, &numbers) || !sensible(numbers))
        return damaged(file);
    const auto players = static_cast<int>(numbers.players);
    Kept kept { { players, numbers.deals, numbers.seed, numbers.stray, numbers.usual, numbers.habits,
                    numbers.fresh, numbers.ends != 0 },
        numbers.progress, std::vector<Regrets>(numbers.rows) };
    if (!get(from, kept.rows.data(), kept.rows.size()) || from.peek() != std::ifstream::traits_type::eof()
        || !std::all_of(kept.rows.begin(), kept.rows.end(), [](const Regrets &row) { return sensible(row); }))
        return damaged(file);
    return kept;
}

} // namespace sobremesa::train
