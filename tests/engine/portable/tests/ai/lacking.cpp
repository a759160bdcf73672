// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <vector>
bool anyOf(const std::vector<int> &list)
{
    return std::ranges::any_of(list, [](int each) { return each > 0; });
}
