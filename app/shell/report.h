// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/match.h"

#include <QString>

// What somebody needs who is to find a fault: a folder with the log, the game at the table as a record, and a
// page about the program and the system it runs on.

// Makes such a folder within another and fills it. Its path, or one line that says what could not be written.
struct Report
{
    QString folder;
    QString problem;
};
[[nodiscard]] Report writeReport(const QString &within, const sobremesa::Match *match);
// The page about program and system, in lines of "name: value".
[[nodiscard]] QString systemPage();
