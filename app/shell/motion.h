// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Whether the desktop asks for less movement. Looked up once: desktops tell a program so at its start.
[[nodiscard]] bool systemReducesMotion();
