// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/truco/phases.h"

// The deals that are trained on, and how they go on.
namespace sobremesa::train {

// By the usual rules, before the first deal. So many players: 2, or 4 or 6 in two teams; six play no duels.
[[nodiscard]] truco::State emptyTable(int players);
// A deal of that game at any scores but those near its end; this share of them near its beginning. Teams
// have made their signs.
[[nodiscard]] truco::State freshDeal(truco::State state, double early, Rng &rng);
// The same near its end: one side needs five points at most.
[[nodiscard]] truco::State lateDeal(truco::State state, Rng &rng);
// How the game stands for the side, between deals or when it is over, in points of its beginning: near its
// end this is what is at stake.
[[nodiscard]] double worthOfGame(const truco::State &state, Side side);

[[nodiscard]] bool isOver(const truco::State &state);
// Over what nobody decides anything in: declarations of points, and claims.
void goOn(truco::State &state);
// Nobody has moved since these seats were asked and waited. Of two, first whoever may wait, then who must
// answer; of teams in the order of their seats, and the callers of an open truco have nothing to decide.
[[nodiscard]] Seat nextSeat(const truco::State &state, SeatSet passed);

} // namespace sobremesa::train
