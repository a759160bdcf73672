// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/event.h"
#include "engine/core/text.h"

#include <span>

namespace sobremesa {

// The cards that go to a pile in the play that begins at step[index], without the one played.
[[nodiscard]] CardList capturedBy(std::span<const Event> step, std::size_t index);

} // namespace sobremesa
