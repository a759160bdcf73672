// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/print/pdf.h"

// The whole rulebook of a game in the program's language.
[[nodiscard]] Printed rulesOnPaper(const QString &game);
