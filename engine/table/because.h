// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"
#include "engine/core/reason.h"

namespace sobremesa {

// The context in which the sentences of reasons are translated; the words in them are those of the game.
inline constexpr const char *reasonContext = "reasons";

// A reason as a whole sentence, to be translated in the context above. Empty where there is nothing to say.
[[nodiscard]] Text becauseText(const Because &reason, const GameInfo &game);

} // namespace sobremesa
