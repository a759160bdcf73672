// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/reasons.h"

namespace sobremesa {

// What an action costs against the best one. `unit` is the game's errorUnit: small from a tenth of it on,
// costly from a third, grave from two thirds.
enum class Cost : std::uint8_t { Nothing, Small, Costly, Grave };
// Points that are less than twice their own error are nothing.
[[nodiscard]] Cost costOf(double points, double error, double unit);

// An action that costs too much, and why the best one is better.
struct Mistake
{
    Action action;
    Cost cost = Cost::Costly;
    Explanation why; // difference and error: what it costs, in points of the game

    friend bool operator==(const Mistake &, const Mistake &) = default;
};
using Mistakes = std::vector<Mistake>;

// All costly and grave ones among the actions that were tried often enough to be judged, by estimates of the
// observation's viewer (appraise()). `book`: the one by which these were found. Equal arguments give equal
// mistakes.
[[nodiscard]] Mistakes mistakesIn(const Observation &observation, const Advices &estimates,
    const StopFlag *stop = nullptr, const Book *book = nullptr);

} // namespace sobremesa
