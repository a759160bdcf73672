// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/books/books.h"
#include "app/cli/arguments.h"
#include "engine/ai/player.h"
#include "engine/learn/lessoncheck.h"
#include "engine/learn/readlesson.h"
#include "engine/match/record.h"

#include <algorithm>
#include <iostream>

namespace sobremesa::cli {

namespace {

using namespace sobremesa::learn;

struct Totals
{
    int passed = 0, failed = 0;
    int minutes = 0, steps = 0, replies = 0, actions = 0;
    std::array<std::string, languageCodes.size()> longest;
};

void add(const Lesson &lesson, const LessonReport &report, Totals &totals)
{
    totals.minutes += lesson.minutes;
    totals.steps += report.steps;
    totals.replies += report.replies;
    totals.actions += report.actions;
    for (std::size_t i = 0; i < languageCodes.size(); ++i) {
        if (report.longest[i].size() > totals.longest[i].size())
            totals.longest[i] = report.longest[i];
    }
}

// Every fault of one file; true if there is none.
bool replayLesson(const std::string &path, Totals &totals)
{
    const auto text = readFile(path);
    const auto lesson = text ? readLesson(*text) : Result<Lesson>(Refusal { {}, "cannot be read", {}, "" });
    if (!lesson) {
        std::cout << path << ": " << oneLine(lesson.refusal()) << '\n';
        return false;
    }
    const LessonReport report = checkLesson(*lesson);
    for (const Fault &fault : report.faults)
        std::cout << path << ": " << fault.place << ": " << fault.what << '\n';
    add(*lesson, report, totals);
    return report.faults.empty();
}

// Compares the accepted actions of a step with what the master thinks of all of them.
void judgeStep(const LessonPlayer &player, const std::string &path)
{
    constexpr double slight = 0.2; // points
    const GameInfo &game = *player.lesson().game;
    const Advices advices =
        advise(player.match().observe(player.seat()), withBook(levels().back(), player.match().game()), 1);
    for (const Advice &advice : advices) {
        LessonPlayer tried = player;
        if (!advice.action || tried.act(*advice.action) || tried.state() != LessonState::Right)
            continue;
        const Advice &best = advices.front();
        const double difference = best.points - advice.points;
        if (difference > slight && difference > 2 * (best.error + advice.error))
            std::cout << path << ": " << player.step().id << ": the master prefers "
                      << (best.action ? printMove(*best.action, game.verbs, *game.pack) : "to wait") << " to "
                      << printMove(*advice.action, game.verbs, *game.pack) << " by " << difference << '\n';
        return;
    }
}

void judgeLesson(const std::string &path)
{
    const auto text = readFile(path);
    const auto lesson = text ? readLesson(*text) : Result<Lesson>(Refusal {});
    if (!lesson)
        return;
    LessonPlayer player = LessonPlayer::begin(*lesson);
    while (player.state() != LessonState::Closed) {
        if (player.state() == LessonState::Asked && player.step().kind == StepKind::Do)
            judgeStep(player, path);
        player.skip();
    }
}

void printTotals(const Totals &totals)
{
    std::cout << totals.minutes << " minutes, " << totals.steps << " steps, " << totals.replies
              << " written replies to " << totals.actions << " legal actions\n";
    for (std::size_t i = 0; i < languageCodes.size(); ++i)
        std::cout << languageCodes[i] << ", longest: " << totals.longest[i] << '\n';
}

} // namespace

int runLesson(const Arguments &arguments)
{
    Parsed parsed(arguments, {}, { "--totals", "--judge" });
    if (parsed.plain().empty())
        parsed.fail("names no file");
    if (!parsed.good())
        return parsed.refuse();
    Totals totals;
    for (const std::string &path : jsonFilesAt(parsed.plain())) {
        if (parsed.has("--judge"))
            judgeLesson(path);
        ++(replayLesson(path, totals) ? totals.passed : totals.failed);
    }
    if (parsed.has("--totals"))
        printTotals(totals);
    std::cout << totals.passed << " passed, " << totals.failed << " failed\n";
    return totals.failed == 0 ? 0 : 1;
}

} // namespace sobremesa::cli
