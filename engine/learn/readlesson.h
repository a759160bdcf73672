// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/learn/lesson.h"
#include "engine/learn/node.h"

#include <string_view>

namespace sobremesa::learn {

// Reads a lesson strictly: unknown fields, a missing language, unequal places, unknown cards, actions and
// records that cannot be read are refused with one message that names the place:
// "scenes[1].steps[2].goal.ja". Whether its positions teach what it says is asked by
// engine/learn/lessoncheck.h.
[[nodiscard]] Result<Lesson> readLesson(std::string_view text);

// A step of a scene (readsteps.cpp).
struct Terms;
[[nodiscard]] Step readStep(const Node &node, const Terms &terms);

} // namespace sobremesa::learn
