// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/gametext.h"
#include "engine/core/reason.h"

// Why one action rather than another, as a whole sentence. One about the other action says so where its words
// could be taken to be about the better one.
[[nodiscard]] QString reasonText(const sobremesa::Because &reason, const TableNames &names);
