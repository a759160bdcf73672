// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/gametext.h"
#include "engine/ai/mistakes.h"

// The kind of a costly move: what its strongest reason is about.
[[nodiscard]] QString kindOf(const sobremesa::Mistake &mistake);
// "The Q♥ may be struck: about −1.1.", and why, in whole sentences.
[[nodiscard]] QString warningText(
    const sobremesa::Mistake &mistake, const sobremesa::Observation &seen, const TableNames &names);
[[nodiscard]] QString warningReason(const sobremesa::Mistake &mistake, const TableNames &names);
