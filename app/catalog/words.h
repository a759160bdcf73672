// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

// A text of the engine in the language of the player; the context is the game's id, or "engine".
[[nodiscard]] QString worded(std::string_view context, const char *source);
