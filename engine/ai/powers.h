// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

namespace sobremesa {

// Two to this power, in straight lines between the whole ones: the same on every platform, as those of the
// libraries are not. Greater for a greater number.
[[nodiscard]] inline double roughPowerOfTwo(double number)
{
    const double whole = std::floor(number);
    return std::ldexp(1.0 + (number - whole), static_cast<int>(whole));
}

} // namespace sobremesa
