// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/record.h"

#include <vector>

namespace sobremesa {

// What "expect" wanted and did not find.
struct Mismatch
{
    std::string key;
    std::string expected;
    std::string found;
};

// Replays a record and compares what it expects; empty if all of it holds.
[[nodiscard]] std::vector<Mismatch> check(std::string_view text);

} // namespace sobremesa
