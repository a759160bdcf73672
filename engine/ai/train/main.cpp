// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/train/bookfile.h"
#include "engine/ai/train/kept.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>

namespace {

using namespace sobremesa;
using namespace sobremesa::train;

constexpr std::int64_t saidEvery = 1'000'000; // deals; as often it is kept

struct Wanted
{
    Plan plan;
    Extent extent;
    std::string out, against, kept;
    std::vector<std::string> of, join;
    std::int64_t until = 0; // so many deals, 0: to the end
};

bool read(int count, char **words, Wanted &wanted)
{
    const std::map<std::string, void (*)(Wanted &, const char *)> rows {
        { "--players", [](Wanted &to, const char *text) { to.plan.players = std::atoi(text); } },
        { "--deals", [](Wanted &to, const char *text) { to.plan.deals = std::atoll(text); } },
        { "--until", [](Wanted &to, const char *text) { to.until = std::atoll(text); } },
        { "--seed", [](Wanted &to, const char *text) { to.plan.seed = std::strtoull(text, nullptr, 10); } },
        { "--stray", [](Wanted &to, const char *text) { to.plan.stray = std::atof(text); } },
        { "--usual", [](Wanted &to, const char *text) { to.plan.usual = std::atof(text); } },
        { "--habits", [](Wanted &to, const char *text) { to.plan.habits = std::atof(text); } },
        { "--ends", [](Wanted &to, const char *text) { to.plan.ends = std::atoi(text) != 0; } },
        { "--fresh", [](Wanted &to, const char *text) { to.plan.fresh = std::atof(text); } },
        { "--visits",
            [](Wanted &to, const char *text) {
                to.extent.leastVisits = static_cast<std::uint32_t>(std::atol(text));
            } },
        { "--lines",
            [](Wanted &to, const char *text) {
                to.extent.mostLines = static_cast<std::size_t>(std::atol(text));
            } },
        { "--against", [](Wanted &to, const char *text) { to.against = text; } },
        { "--after",
            [](Wanted &to, const char *text) { to.plan.after = static_cast<std::size_t>(std::atol(text)); } },
        { "--kept", [](Wanted &to, const char *text) { to.kept = text; } },
        { "--of", [](Wanted &to, const char *text) { to.of.emplace_back(text); } },
        { "--join", [](Wanted &to, const char *text) { to.join.emplace_back(text); } },
        { "--out", [](Wanted &to, const char *text) { to.out = text; } },
    };
    for (int i = 1; i + 1 < count; i += 2) {
        const auto row = rows.find(words[i]);
        if (row == rows.end())
            return false;
        row->second(wanted, words[i + 1]);
    }
    const bool learns = !wanted.out.empty() || !wanted.kept.empty();
    const bool ends = wanted.until == 0 || !wanted.kept.empty();
    const bool late = wanted.plan.after == 0 || !wanted.against.empty();
    const bool table = isTable(wanted.plan.players) && (!wanted.plan.ends || wanted.plan.players == 2);
    const bool put = !wanted.of.empty() || !wanted.join.empty(); // together, what there is
    return count % 2 == 1 && wanted.plan.deals > 0 && table && ends && late
        && learns == wanted.against.empty()
        && (!put || (wanted.kept.empty() && !wanted.out.empty() && wanted.of.empty() != wanted.join.empty()));
}

// Always false.
bool refuse(const std::string &message)
{
    std::fprintf(stderr, "%s\n", message.c_str());
    return false;
}

bool refuse(const Refusal &refusal)
{
    return refuse(refusal.place + ' ' + refusal.message);
}

bool resumes(Solver &solver, const std::string &file)
{
    if (!std::filesystem::exists(file))
        return true;
    const Result<Kept> kept = readKept(file);
    if (!kept)
        return refuse(kept.refusal());
    if (kept->plan != solver.plan())
        return refuse(file + " is a training with other numbers");
    return solver.resume(kept->progress, kept->rows) || refuse(file + " has too many situations");
}

void tell(const Solver &solver)
{
    std::printf("%lld deals, %zu situations\n", static_cast<long long>(solver.progress().deals),
        solver.table().rows().size());
    std::fflush(stdout);
}

// False if it cannot be kept.
bool play(Solver &solver, const Wanted &wanted)
{
    const std::int64_t last =
        wanted.until > 0 ? std::min(wanted.until, wanted.plan.deals) : wanted.plan.deals;
    while (solver.progress().deals < last) {
        solver.playDeal();
        const bool ends = solver.progress().deals == last;
        if (!ends && solver.progress().deals % saidEvery != 0)
            continue;
        tell(solver);
        const std::string failure = wanted.kept.empty() ? std::string() : keep(solver, wanted.kept);
        if (!failure.empty())
            return refuse(failure);
    }
    return true;
}

// From several trainings one book: in the mean they give away no more than one of them does.
bool putTogether(const Wanted &wanted)
{
    RegretTable table(room);
    std::optional<Plan> plan;
    for (const std::string &file : wanted.of) {
        const Result<Kept> kept = readKept(file);
        if (!kept)
            return refuse(kept.refusal());
        if (kept->progress.deals < kept->plan.deals)
            return refuse(file + " is not played to its end");
        Plan asked = plan.value_or(kept->plan);
        asked.seed = kept->plan.seed;
        if (kept->plan != asked)
            return refuse(file + " is a training with other numbers than the first one");
        plan = asked;
        for (const Regrets &row : kept->rows)
            if (!table.add(row))
                return refuse(file + ": there is no room for so many situations");
    }
    return writeBook(table, wanted.extent, wanted.out);
}

// Of books for other numbers of players one for all.
bool join(const Wanted &wanted)
{
    std::vector<BookLine> lines;
    for (const std::string &file : wanted.join) {
        const std::optional<Book> book = readBook(file);
        if (!book)
            return false;
        const std::vector<BookLine> own = book->lines();
        lines.insert(lines.end(), own.begin(), own.end());
    }
    return writeLines(std::move(lines), wanted.out);
}

bool learns(const Wanted &wanted)
{
    Solver solver(wanted.plan);
    if (!wanted.kept.empty() && !resumes(solver, wanted.kept))
        return false;
    if (!play(solver, wanted))
        return false;
    if (solver.progress().deals == wanted.plan.deals)
        std::printf("gain of a side: %+.4f a deal\n", solver.progress().gain);
    else if (!wanted.out.empty())
        return refuse(wanted.kept + " is not played to its end");
    return wanted.out.empty() || writeBook(solver.table(), wanted.extent, wanted.out);
}

constexpr const char *usage =
    "sobremesa-train --out BOOK | --kept FILE [--out BOOK] [--until N] | --out "
    "BOOK --of FILE... | --out BOOK --join BOOK... | --against BOOK [--after TRICKS]\n"
    "                [--players 2 | 4 | 6] [--deals N] [--seed S] [--stray SHARE] [--usual SHARE] "
    "[--habits SHARE] [--fresh SHARE] [--ends 0 | 1] [--visits N] [--lines N]\n";

} // namespace

// Writes a book, or says what somebody gains who knows one and learns the best answer to it, or
// to how it plays after so many tricks.
int main(int count, char **words)
{
    Wanted wanted;
    if (!read(count, words, wanted)) {
        std::fputs(usage, stderr);
        return 2;
    }
    const std::optional<Book> against = wanted.against.empty() ? std::nullopt : readBook(wanted.against);
    if (!wanted.against.empty() && !against)
        return 2;
    wanted.plan.against = against ? &*against : nullptr;
    const auto task = !wanted.join.empty() ? join : wanted.of.empty() ? learns : putTogether;
    return task(wanted) ? 0 : 1;
}
