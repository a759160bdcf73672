// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/learn/lesson.h"

namespace sobremesa::learn {

// What the engine answers to a question in this position; refused where an action of the check is not legal
// or there is no such fact. Precondition: the check is not Nothing.
[[nodiscard]] Result<Answer> engineAnswer(const Check &check, const Match &match, Seat learner);

} // namespace sobremesa::learn
