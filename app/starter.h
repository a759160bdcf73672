// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

// Tells whoever started a program that has a window something on its command line: on standard output, or on
// standard error what is wrong. On Windows such a program has neither in a terminal: there it is written into
// the terminal, and without one shown in a box. UTF-8, with its line feeds.
void tellStarter(std::string_view text, bool wrong);
