// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/learn/lesson.h"

#include <map>
#include <set>

namespace sobremesa::learn {

// How a step that waits for the learner went.
enum class StepResult : std::uint8_t {
    Skipped, // still to be done
    Seen, // nothing to judge, or a guess
    Right, // at the first action, without "Show me"
    Late // after a reply or "Show me"
};

// What the store keeps of a lesson: enough to go on, and to give its stars.
struct Progress
{
    std::string step; // where the learner stands; empty at the end
    std::map<std::string, StepResult> results;
    std::set<std::string> replies; // seen: "strike.0"

    friend bool operator==(const Progress &, const Progress &) = default;
};

// Every step has been gone through, none skipped.
[[nodiscard]] bool isFinished(const Lesson &lesson, const Progress &progress);
// Three: every judged step right. Two: at least two thirds. One: finished. None before.
[[nodiscard]] int starsOf(const Lesson &lesson, const Progress &progress);

} // namespace sobremesa::learn
