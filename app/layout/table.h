// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/layout/laid.h"

namespace sobremesa::layout {

// Lays the whole table: with plates as they are wanted, and as tightly as is needed for everything to have
// its room. The same question has the same answer.
[[nodiscard]] TableLaid lay(const TableAsked &asked);

} // namespace sobremesa::layout
