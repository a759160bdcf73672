// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
// std::exp( in a comment is no harm.
inline double lastBit(double value)
{
    return std::pow(value, 1.5);
}
