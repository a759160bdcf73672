// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shelf/kept.h"
#include "engine/match/record.h"

// Between games as they are played and games as they are kept.

[[nodiscard]] Standing standingOf(const sobremesa::Match &match, sobremesa::Seat own);
// The record of a game in one line, without its actions.
[[nodiscard]] QByteArray openingText(const sobremesa::Match &match);
[[nodiscard]] QString actionText(const sobremesa::Match &match, std::size_t index);
[[nodiscard]] QStringList actionTexts(const sobremesa::Match &match);

// A kept game after as many of its actions as the present rules allow.
struct Replayed
{
    std::optional<sobremesa::Match> match; // nothing if not even its opening is accepted
    std::vector<sobremesa::Action> undone; // can be redone, the next one last
    QString refusal; // "actions[31]: ..."; empty if every action was played
    bool sameScores = true; // as it stood when it was kept
};
[[nodiscard]] Replayed replayKept(const KeptGame &kept);

// A record as a file of its own holds it; what cannot be read is written as it is, a line an action.
[[nodiscard]] QByteArray recordText(const KeptGame &kept);
