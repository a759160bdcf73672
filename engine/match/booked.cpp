// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/booked.h"

#include <algorithm>

namespace sobremesa {

void addBooked(std::span<const Event> events, Scores &points)
{
    for (const Event &event : events)
        if (event.kind == EventKind::Scored)
            points[event.side] += event.points;
}

Scores booked(const Match &match)
{
    Scores points = scores(match.position());
    std::fill(points.begin(), points.end(), 0);
    addBooked(match.openingEvents(), points);
    for (std::size_t step = 0; step < match.actionCount(); ++step)
        addBooked(match.events(step), points);
    return points;
}

} // namespace sobremesa
