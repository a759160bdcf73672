// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/print/pdf.h"
#include "app/table/logmodel.h"
#include "app/table/sidescore.h"

// A game as its viewer has seen it: the score of each side, then what has happened, deal by deal.
[[nodiscard]] Printed gameOnPaper(const QString &title, const QList<SideScore> &sides, const LogModel &log);
