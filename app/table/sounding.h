// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/sounds.h"
#include "app/table/witness.h"

// The sound that belongs to something that has happened, for the ears of this side; what has none is silent.
[[nodiscard]] std::optional<Sounds::Sound> soundOf(const Beat &beat, sobremesa::Side own);
