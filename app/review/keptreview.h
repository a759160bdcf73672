// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/review/judging.h"
#include "app/shelf/learning.h"

// Between reviews as they are found and reviews as they are kept.

// The kind of an error as it is kept: "struck".
[[nodiscard]] QString kindId(sobremesa::Topic topic);
[[nodiscard]] std::optional<sobremesa::Topic> kindFrom(const QString &id);
// The drill of a game against errors of this kind, by its id; empty if there is none.
[[nodiscard]] QString drillAgainst(const QString &game, sobremesa::Topic kind);

[[nodiscard]] DecisionReview keptDecision(const ReviewedGame &game, const JudgedDecision &found);
// Nothing where it belongs to another game, or was judged by another judge.
[[nodiscard]] std::optional<JudgedDecision> decisionFrom(
    const ReviewedGame &game, const DecisionReview &kept);
