// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

// The tables of the shelf, as steps from one version to the next. A step that has been released is never
// changed: whoever wants other tables adds a step.

// The statements of one step, ended by a null.
using Migration = const char *const *;

// Step 0 makes version 1 of an empty file, step 1 makes version 2 of it, and so on.
[[nodiscard]] std::span<const Migration> migrations();
