// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "engine/ai/levels.h"
#include "engine/games/registry.h"

namespace sobremesa::cli {

// Asks first those who may act out of turn, then those who must, until `ask` says that one has acted; false
// if nobody has.
template<typename Ask>
bool askInTurn(const Position &position, const Ask &ask)
{
    const SeatSet needed = waiting(position);
    for (const SeatSet seats : { actors(position) - needed, needed })
        for (const Seat seat : seats)
            if (ask(seat))
                return true;
    return false;
}

// The game that the first plain word names; no such game, or more than so many words, makes the command line
// bad, and there is none.
[[nodiscard]] const GameInfo *readGame(Parsed &parsed, std::size_t most = 1);
// The same where a game may be named; none if it is not.
[[nodiscard]] const GameInfo *readGameIfAny(Parsed &parsed);
// The level after "--level", else this one; another word makes the command line bad, and there is none.
[[nodiscard]] const Level *readLevel(Parsed &parsed, std::string_view standard);
// The game's standard options with those told by "--option NAME=VALUE", as often as wanted, and by
// "--players"; what the game has not, or not together, makes the command line bad.
[[nodiscard]] OptionValues readGameOptions(Parsed &parsed, const GameInfo &game);

} // namespace sobremesa::cli
