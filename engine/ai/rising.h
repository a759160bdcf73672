// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

namespace sobremesa {

// From nothing at `low` to certain at `high`, in a straight line: how likely players are to speak or to
// answer by what they hold.
[[nodiscard]] constexpr double rising(double value, double low, double high)
{
    return std::clamp((value - low) / (high - low), 0.0, 1.0);
}

} // namespace sobremesa
