// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/train/solver.h"

#include <string>

namespace sobremesa::train {

// A training as a file, so that it can be ended at any moment and gone on with. It is for the machine that
// wrote it: situations lie there as they lie in memory.
struct Kept
{
    Plan plan;
    Progress progress;
    std::vector<Regrets> rows;
};

// Writes the file whole; if that fails, the one before is still there. Says what failed; nothing if all is
// well.
[[nodiscard]] std::string keep(const Solver &solver, const std::string &file);
// Refuses what is damaged or was learnt by other rules of Truco.
[[nodiscard]] Result<Kept> readKept(const std::string &file);

} // namespace sobremesa::train
