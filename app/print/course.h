// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/logmodel.h"

// Rows of a table for paper: words, whose they are, points.
[[nodiscard]] QString paperRow(const QString &words, const QString &whose, const QString &points);
[[nodiscard]] QString paperTable(const QString &rows);
// What happened, line by line, with a heading for each deal.
[[nodiscard]] QString courseOnPaper(const std::vector<LogModel::Line> &lines);
