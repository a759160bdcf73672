// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/learn/lesson.h"
#include "engine/learn/node.h"

// The parts of a lesson file that steps are made of; each notes what is wrong with it.
namespace sobremesa::learn {

// What the words of a file are read by.
struct Terms
{
    const GameInfo &game;
    Seat learner = 0;
    int seats = 0;
};

// A sentence in three languages with equal places; with no member of the file an empty one.
[[nodiscard]] Phrase readPhrase(const Node &node, const Terms &terms);
// The same, but it must be there.
[[nodiscard]] Phrase readWanted(const Node &node, const Terms &terms);
[[nodiscard]] Card readCard(const Node &node, const Terms &terms);
// In canonical order.
[[nodiscard]] std::vector<Card> readCards(const Node &node, const Terms &terms);
[[nodiscard]] Seat readSeat(const Node &node, const Terms &terms);
// "play Kd" of the learner, "1 play Kh" of somebody else.
[[nodiscard]] Action readAction(const Node &node, const Terms &terms);
// A list of them, or one; with no member of the file none.
[[nodiscard]] std::vector<Action> readActions(const Node &node, const Terms &terms);
// Row of a reason, phase or verb by its name.
[[nodiscard]] std::uint8_t readReason(const Node &node, const Terms &terms);
[[nodiscard]] std::uint8_t readPhase(const Node &node, const Terms &terms);
[[nodiscard]] std::uint8_t verbOf(const Node &node, std::string_view name, const Terms &terms);
[[nodiscard]] Matcher readMatcher(const Node &node, const Terms &terms);
[[nodiscard]] std::vector<Light> readLights(const Node &node, const Terms &terms);
[[nodiscard]] Check readCheck(const Node &node, const Terms &terms);
[[nodiscard]] World readWorld(const Node &node, const Terms &terms);
[[nodiscard]] std::vector<Bar> readBars(const Node &node, const Terms &terms);

} // namespace sobremesa::learn
