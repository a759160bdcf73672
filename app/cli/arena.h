// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands.h"
#include "engine/ai/player.h"

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace sobremesa::cli {

// What a player of the arena is asked. A fair one looks at the observation alone; the open position is for
// yardsticks that see all cards (tests/ai).
struct Question
{
    const Observation &observation;
    const Position &open;
    std::uint64_t seed = 0;
    std::span<const Action> refused {}; // offers that the table has turned down
};

// Somebody who plays in the arena: a level, or a yardstick.
struct Player
{
    std::string name;
    std::function<std::optional<Action>(const Question &)> decide; // nothing: let it pass
};

// The player of that name; one that cannot decide if there is none.
using PlayerFinder = std::function<Player(const std::string &name)>;
// A level of the program.
[[nodiscard]] Player levelPlayer(const std::string &name);

enum class Unit : std::uint8_t {
    Game, // to its end
    Deal // one pack, of a new game or after so many others
};

// Two kinds of players, A and B, for one game.
struct Pairing
{
    const GameInfo *game = nullptr;
    Setup setup {};
    std::array<Player, 2> players {};
    std::uint64_t seed = 1;
    int deals = 100;
    int threads = 1;
    Unit unit = Unit::Game;
    int earlier = 0; // packs before the deal that counts, in which everybody plays as B
    std::size_t firstGroup = 0; // those before it have been played
};

// One game or deal of a pairing: A on one side, B on the others.
struct Contest
{
    double difference = 0; // points of A's side over the mean of the others, so that more is better
    double won = 0; // A's: 1, or its share of a draw
    double ahead = 0; // the share of the other sides that A's side leaves behind; equal ones count half
    std::vector<double> reasons; // what A booked more than the mean of the others, by GameInfo::reasons
    int decisions = 0;
    int refused = 0; // actions that the table turned down
    std::array<std::vector<double>, 2> milliseconds; // of each decision, A's and B's
};

// One series of cards, played with A on every side in turn: means of its contests.
struct Group
{
    double difference = 0;
    double won = 0;
    double ahead = 0;
    std::vector<Contest> contests {};
};

// Plays the game whose cards follow from the seed alone, with A on this side.
[[nodiscard]] Contest playContest(const Pairing &pairing, std::uint64_t seed, Side sideOfA);

// Hands out the groups in their order, as long as they are taken.
void runPairing(const Pairing &pairing, const std::function<bool(Group)> &take);

constexpr std::string_view arenaUsage = "arena GAME --a PLAYER --b PLAYER --deals N --seed S [--players P] "
                                        "[--option NAME=VALUE]... [--unit game|deal [--after DEALS]] "
                                        "[--sprt LOW:HIGH [--of points|won]] [--keep FILE] [--json FILE] "
                                        "[--threads T]";
// The command, for these players; returns its exit code.
[[nodiscard]] int runArenaOf(const Arguments &arguments, const PlayerFinder &find);

} // namespace sobremesa::cli
