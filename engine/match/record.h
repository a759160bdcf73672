// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/match.h"

#include <string_view>

namespace sobremesa {

inline constexpr std::string_view recordFormat = "sobremesa-record";

// A record as it was read: every name and range checked, no card moved yet (records.md).
struct Record
{
    Opening opening;
    std::vector<Action> actions;
    Value expect; // null, or the object as written
};

// Reads a record. The refusal names the field: "options.players", "deals[0].hands[1][2]", "actions[7]".
[[nodiscard]] Result<Record> readRecord(std::string_view text);
// The game after all its actions. The first thing that is not legal refuses the whole: "actions[7]".
[[nodiscard]] Result<Match> replay(const Record &record);

// The record of a game: its opening and the actions so far.
[[nodiscard]] Value recordOf(const Match &match);
// The same with every deal listed card by card, so that any implementation can replay it.
[[nodiscard]] Value explicitRecordOf(const Match &match);

// One line: "actions[7]: "1 play 7d 7h": seat 1 does not hold 7d".
[[nodiscard]] std::string oneLine(const Refusal &refusal);

} // namespace sobremesa
