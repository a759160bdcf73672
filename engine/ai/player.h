// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/advice.h"
#include "engine/ai/levels.h"
#include "engine/ai/stop.h"
#include "engine/games/registry.h"

namespace sobremesa {

// What a computer player at this level does, told nothing but what the seat sees: one of the actions it is
// offered, or nothing where it need not act and lets it pass (always nothing if there is nothing to do), or
// where it leaves the answer to another for whom the table waits as well.
// Equal arguments give equal answers; `refused` are offers that the table has turned down since the position
// arose. After a request to stop it answers at once, and what it answers is of no use.
[[nodiscard]] std::optional<Action> choose(const Observation &observation, const Level &level,
    std::uint64_t seed, const StopFlag *stop = nullptr, std::span<const Action> refused = {});

// What it thinks of each of the actions, the best first: the hint. Empty if there is nothing to do.
[[nodiscard]] Advices advise(
    const Observation &observation, const Level &level, std::uint64_t seed, const StopFlag *stop = nullptr);
// The same of everything that is offered, also of what no player would think of (Advice::poor): what others
// do is measured by it.
[[nodiscard]] Advices appraise(
    const Observation &observation, const Level &level, std::uint64_t seed, const StopFlag *stop = nullptr);

} // namespace sobremesa
