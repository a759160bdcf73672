// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/rng.h"
#include "engine/learn/boxes.h"

#include <cstddef>
#include <optional>
#include <vector>

// Which facets a round of exercises asks for. Facets are places in the list that is handed in.
namespace sobremesa::learn {

inline constexpr int questionsInRound = 10;
inline constexpr int questionsInCheck = 5;
inline constexpr int rightInCheck = 4; // show that a lesson's facets are known
inline constexpr int questionsInExam = 20;
inline constexpr int questionsAtLesson = 2; // before its first step, and after its last

// What has been asked in a round, in order.
struct RoundAnswer
{
    std::size_t facet = 0;
    bool right = false;
};

// What to practise next: what was missed three questions ago, then what is due (the lowest box first), then
// up to three new facets, then any that have come up. If none has come up yet all are new. Nothing if there
// are no facets.
[[nodiscard]] std::optional<std::size_t> nextToPractise(const std::vector<Memory> &memories,
    const std::vector<RoundAnswer> &asked, int day, bool freely, Rng &rng);
// How many are due.
[[nodiscard]] int dueOf(const std::vector<Memory> &memories, int day);
// So many facets, drawn evenly from all, in random order.
[[nodiscard]] std::vector<std::size_t> drawEvenly(std::size_t facets, int questions, Rng &rng);

} // namespace sobremesa::learn
