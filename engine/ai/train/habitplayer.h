// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/book.h"
#include "engine/games/truco/truco.h"

namespace sobremesa::train {

// Which way a seat takes that goes by the habits which playouts and beliefs suppose of everybody (9.1): it is
// looser than a club player, and those who think ahead with such playouts play near it. Precondition: the
// seat's cards are known, and there is a way.
[[nodiscard]] std::size_t wayByHabit(const truco::State &state, const Situation &now, Rng &rng);

} // namespace sobremesa::train
