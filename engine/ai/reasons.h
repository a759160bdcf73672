// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/advice.h"
#include "engine/ai/insight.h"
#include "engine/ai/stop.h"
#include "engine/games/registry.h"

namespace sobremesa {

// A game that can say why: one function in its ai/reasons.h, which sees what the seat knows and nothing else.
template<typename S>
concept Reasoning = Imagined<S> && requires(const Insight<S> &insight, const Action &action, S &state)
{
    {
        reasons(insight, action)
        } -> std::same_as<Reasons>;
    // The size of a bad error in this game: small ones begin at a tenth of it, costly ones at a third.
    {
        errorUnit(insight.seen.state)
        } -> std::convertible_to<double>;
    // Takes out of a state what was said on the way and changes nothing of what can follow: two actions that
    // differ only there are of equal worth (engine/ai/ranking.h).
    forgetWords(state);
};

// Why one action rather than another.
struct Explanation
{
    enum class Kind : std::uint8_t {
        None, // there is nothing else to do
        Untried, // the others were tried too little to be compared
        Given,
        Equal, // about equal: the difference is less than can be measured
        Numbers // only the estimates say so
    };
    Kind kind = Kind::None;
    std::optional<Action> other; // what it is compared with
    Reasons reasons; // those that make the difference, the strongest first; three at most
    double difference = 0; // points that the action is better
    double error = 0; // standard error of the difference

    friend bool operator==(const Explanation &, const Explanation &) = default;
};

inline constexpr std::size_t mostReasonsGiven = 3;

// All that speaks for and against an action of the observation's viewer.
[[nodiscard]] Reasons reasonsOf(
    const Observation &observation, const Action &action, int count = 0, std::uint64_t seed = 1);
[[nodiscard]] double errorUnitOf(const Observation &observation);
// What speaks for the first list rather than the second: facts that hold for both are dropped, and those that
// explain less than a tenth of the unit.
[[nodiscard]] Reasons difference(const Reasons &chosen, const Reasons &other, double unit);
// Why the first of the advices (the best first) rather than the second, or than the action given. `book`: the
// one by which the advices were found.
[[nodiscard]] Explanation explain(const Observation &observation, const Advices &advices,
    const std::optional<Action> &other = std::nullopt, const StopFlag *stop = nullptr,
    const Book *book = nullptr);

} // namespace sobremesa
