// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

// The sentence for the ear: cards that are written with signs ("2♠ 3♠") have their names. Readers of the
// screen say "black spade suit", or nothing.
[[nodiscard]] QString earText(const QString &words);
