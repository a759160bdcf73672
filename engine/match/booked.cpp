// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/booked.h"

#include <algorithm>

namespace sobremesa {

Scores booked(const Match &match)
{
    Scores points = scores(match.position());
    std::fill(points.begin(), points.end(), 0);
    visitBookings(match, [&points](const Event &event) { points[event.side] += event.points; });
    return points;
}

} // namespace sobremesa
