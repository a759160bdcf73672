// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/review/judging.h"
#include "app/review/reviewvalues.h"
#include "app/shelf/learning.h"

#include <map>
#include <memory>

// What has been found out about a game: what each decision cost, and what follows for one seat. No words, and
// nothing that waits. Without a game nothing has been found.
class Findings
{
public:
    void begin(std::shared_ptr<const ReviewedGame> game);
    void clear() { begin(nullptr); }
    [[nodiscard]] const std::shared_ptr<const ReviewedGame> &game() const { return m_game; }

    void add(const JudgedDecision &found) { m_found[found.action] = found; }
    // What was found before; what belongs to another game or judge is left out.
    void recall(const GameReview &kept);
    [[nodiscard]] GameReview kept(sobremesa::Seat seat) const;

    [[nodiscard]] int judged() const { return static_cast<int>(m_found.size()); }
    [[nodiscard]] int all() const;
    [[nodiscard]] bool isWhole() const { return m_game && judged() == all(); }
    // The decisions that have not been judged, those of this seat first.
    [[nodiscard]] std::vector<std::size_t> missing(sobremesa::Seat first) const;
    // None as long as it has not been judged.
    [[nodiscard]] const sobremesa::Decision *decision(std::size_t action) const;
    // Only of what cost much.
    [[nodiscard]] std::optional<sobremesa::Topic> kind(std::size_t action) const;

    // The judged decisions of a seat as points of its curve, without words and ranks.
    [[nodiscard]] QList<ReviewPoint> points(sobremesa::Seat seat) const;
    // Places of those that cost much, the costliest first.
    [[nodiscard]] QList<qsizetype> costly(const QList<ReviewPoint> &points) const;
    // Of all deals. Needs a game.
    [[nodiscard]] sobremesa::Bars sum(sobremesa::Seat seat) const;
    // Points from which luck is worth a mark. Needs a game.
    [[nodiscard]] double luckFrom(sobremesa::Seat seat) const;

private:
    [[nodiscard]] sobremesa::Decisions decisions() const;
    [[nodiscard]] double costBetween(
        const ReviewPoint &before, const ReviewPoint &point, std::size_t side) const;
    void tellLuck(QList<ReviewPoint> &points, sobremesa::Seat seat) const;

    std::shared_ptr<const ReviewedGame> m_game;
    std::map<std::size_t, JudgedDecision> m_found; // by action
};
