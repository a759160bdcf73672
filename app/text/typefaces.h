// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

// The two type faces of the program; an empty name leaves the choice to the system.
struct Typefaces
{
    QString interface;
    QString display;
};

// The first families of our lists that this machine has.
[[nodiscard]] Typefaces typefacesFor(bool japanese);
