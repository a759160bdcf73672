// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shelf/kept.h"

#include <optional>

// What tallies say together. Plain numbers; errors are one standard error.
namespace tallying {

inline constexpr int fewestForShare = 5; // games; below this a share says nothing

struct Share
{
    int games = 0;
    int won = 0;

    // 0 to 1; nothing below `fewestForShare`.
    [[nodiscard]] std::optional<double> value() const;
    // Never 0: nobody wins every time for ever.
    [[nodiscard]] double error() const;
};

struct PointsADeal
{
    double value = 0;
    std::optional<double> error; // nothing below two games
};

struct Line
{
    QString key; // a level, or a month as 2026-11
    Share share;
};

struct Summary
{
    Share all;
    int drawn = 0;
    qint64 seconds = 0;
    std::optional<PointsADeal> points; // nothing without a deal
    QList<Line> levels; // the weakest first, those of mixed levels last
    QList<Line> months; // the oldest first
};

// Of tallies of one game: those with so many players, with help or without it.
[[nodiscard]] Summary summarize(const QList<Tally> &tallies, int players, bool helped);

} // namespace tallying
