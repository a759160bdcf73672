// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"
#include "app/cli/game.h"
#include "engine/learn/boxes.h"
#include "engine/learn/exercise.h"

#include <iostream>

// Prints exercises with their answers and what each error means.
namespace sobremesa::cli {

namespace {

using namespace sobremesa::learn;

std::string answerText(const Exercise &exercise, const Answer &answer, const Pack &pack)
{
    if (exercise.pick == Pick::Cards)
        return plain({ "%1", { CardList(answer.cards) } }, pack);
    for (const Offered &offered : exercise.offered) {
        if (offered.number == answer.number)
            return plain(offered.text, pack);
    }
    return std::to_string(answer.number);
}

void printExercise(const Exercise &exercise, const Pack &pack)
{
    std::cout << exercise.facet << ": " << plain(exercise.question, pack) << '\n';
    if (!exercise.note.empty())
        std::cout << "  " << plain(exercise.note, pack) << '\n';
    for (const ShownRow &row : exercise.rows)
        std::cout << "  " << plain(row.label, pack) << ": " << plain({ "%1", { row.cards } }, pack) << '\n';
    for (std::size_t i = 0; i < exercise.offered.size(); ++i)
        std::cout << "  " << i + 1 << ") " << plain(exercise.offered[i].text, pack) << '\n';
    std::cout << "  = " << answerText(exercise, exercise.answer, pack) << ". "
              << plain(exercise.because, pack) << '\n';
    for (const Mistake &mistake : exercise.mistakes)
        std::cout << "  " << mistake.facet << ": " << answerText(exercise, mistake.answer, pack) << ". "
                  << plain(mistake.why, pack) << '\n';
}

void printDrill(const Drill &drill, int box, int count, std::uint64_t seed, const Pack &pack)
{
    std::cout << "# " << drill.id << ": " << drill.title << '\n';
    for (int number = 0; number < count; ++number) {
        const std::size_t facet = static_cast<std::size_t>(number) % drill.facets.size();
        printExercise(makeExercise(drill, facet, box, mix(seed, static_cast<std::uint64_t>(number))), pack);
    }
}

} // namespace

int runDrill(const Arguments &arguments)
{
    Parsed parsed(arguments, { "--count", "--seed", "--box" });
    const auto count = static_cast<int>(parsed.number("--count", 10, 1, 1'000'000));
    const std::uint64_t seed = parsed.number("--seed", 1, 0, UINT64_MAX);
    const auto box = static_cast<int>(parsed.number("--box", 1, 1, boxCount));
    const auto &words = parsed.plain();
    const GameInfo *game = readGame(parsed, 2);
    if (!parsed.good() || !game)
        return parsed.refuse();
    bool found = false;
    for (const Drill &drill : drillsOf(*game)) {
        if (words.size() == 2 && drill.id != words[1])
            continue;
        found = true;
        printDrill(drill, box, count, seed, *game->pack);
    }
    if (!found)
        parsed.fail("no drill \"" + words.back() + "\" of " + std::string(game->id));
    return found ? 0 : parsed.refuse();
}

} // namespace sobremesa::cli
