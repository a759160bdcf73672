// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands.h"

#include <filesystem>

namespace sobremesa::cli {

// All text of this program is UTF-8 with plain line feeds, on every system. Call it first: it sets up the
// console accordingly and gives the words of the command line without the program's name.
[[nodiscard]] Words openConsole(int count, char **words);

// Paths to and from such text; the system's own narrow text is something else on Windows.
[[nodiscard]] std::filesystem::path pathOf(std::string_view text);
[[nodiscard]] std::string textOf(const std::filesystem::path &path);

} // namespace sobremesa::cli
