// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/advice.h"
#include "engine/ai/stop.h"
#include "engine/ai/usual.h"
#include "engine/games/registry.h"

namespace sobremesa {

class Book;

// What judges decisions; a verdict of another judge may differ.
inline constexpr std::string_view judgeVersion = "strong 10 / 6";

// What a decision was worth, by what the seat could know. Points are those of the side that acts against the
// others, and + is good, whatever the game counts.
struct Verdict
{
    std::optional<Action> best; // none: to let it pass
    // Of the actions that were weighed, the best first, each against how it stood when the seat acted; what
    // was done is among them. Errors are those of the difference from what was done.
    Advices estimates;
    double loss = 0; // points that the best action is better by; 0 where that may be chance
    double error = 0; // standard error of that difference
    Payoff cost {}; // what each side lost by what was done; nothing where the loss is 0
    double expected = 0; // worth of what the best action leads to
    double expectedError = 0;
    int iterations = 0;

    friend bool operator==(const Verdict &, const Verdict &) = default;
};

// Judges what the observation's viewer did by ten times the thought of the master, who knows the book. Equal
// arguments give equal verdicts. Nothing if there was nothing to choose, or after a request to stop.
[[nodiscard]] std::optional<Verdict> judge(const Observation &observation, const Action &played,
    std::uint64_t seed, const StopFlag *stop = nullptr, const Book *book = nullptr);

// True where a thought that began at the first position may end at the second: after the batch, trick or
// deal.
[[nodiscard]] bool isSettled(const Position &start, const Position &now);
// What a position is worth to a side, as verdicts count it.
[[nodiscard]] double worthTo(const Position &position, Side side);

} // namespace sobremesa
