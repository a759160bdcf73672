// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline.h"
#include "app/table/player.h"
#include "engine/match/match.h"

#include <vector>

class GameSetup;

// How games begin, and with whom: as they were set up, or as the command line asks.

// Nothing is remembered of the setup. The first dealer is drawn by lot.
[[nodiscard]] sobremesa::Opening openingOf(GameSetup &setup);
[[nodiscard]] std::vector<Player> playersOf(GameSetup &setup);

// The game that the line names must be one of ours; an option that it gets wrong is refused.
[[nodiscard]] sobremesa::Result<sobremesa::Opening> openingOf(const CommandLine &line);
// Where nobody has set up the table: seat 0 at this screen, computers of this level on the others; "regular"
// if the level is empty.
[[nodiscard]] std::vector<Player> usualPlayers(int seats, const QString &level);

// Everybody plays by itself until so many actions have been done: for a picture of a position in mid-game.
void playOn(sobremesa::Match &match, int actionsWanted);
