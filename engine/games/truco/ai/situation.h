// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/book.h"
#include "engine/games/truco/truco.h"

namespace sobremesa::truco {

// Where a seat stands in a play of two, a duel among them, or of two teams without a flor, by what it sees:
// cards in classes of strength, points of the envido, what was said, what partners' signs tell, and how near
// the sides are to the target. One way, to wait, if it is not its turn. Over its own open truco one of two
// may wait or play a card; of a team nobody does. Who has a partner that is asked after it may leave an
// answer to it. Whether to open the envido is decided before the rest. Of other phases the books do not
// speak, nor to teams without secret signs, or before a seat has made its own.
[[nodiscard]] Situation situationAnywhere(const State &state, Seat viewer, int thing);
// The same where the books are asked: of teams not at the very end of a game, where every point counts for
// itself, nor where one of three a side may open the envido. What is learnt there from others who learn the
// same is to open with nothing before one of them does; nobody else plays so.
inline constexpr int endOfTeams = 2; // points to go: with three the book still plays better than a search
[[nodiscard]] Situation situation(const State &state, Seat viewer, int thing);
// Of cards that are as good as each other one is a way.
[[nodiscard]] bool sameWay(const State &state, const Action &way, const Action &action);

} // namespace sobremesa::truco
