// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/match.h"

#include <set>
#include <string>

namespace sobremesa {

// Every key of "expect" (records.md) as it is now; "legal" for every actor.
[[nodiscard]] Value describe(const Match &match);
// All but the legal actions, which may be a million and are listed only where they are asked for.
[[nodiscard]] Value describeBriefly(const Match &match);
// Every legal action of the seat, as a record writes it.
[[nodiscard]] Value legalOf(const Position &position, Seat seat);
// Those of these actions, written with their seats, that are legal now. A position may have a million of
// them: they are gone through once, and none is kept.
[[nodiscard]] std::set<std::string> legalAmong(const Position &position, const std::set<std::string> &texts);

} // namespace sobremesa
