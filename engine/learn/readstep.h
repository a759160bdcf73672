// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/learn/parts.h"

// What the steps of a lesson file have in common, for the files that read them.
namespace sobremesa::learn {

// What follows a wrong answer: the slip, what is done, the world shown, the bars.
void readConsequence(const Node &node, const Terms &terms, Reply &reply);
// A question of any kind, with its options and the replies to the wrong ones.
void readAsk(const Node &node, const Terms &terms, Step &step);

} // namespace sobremesa::learn
