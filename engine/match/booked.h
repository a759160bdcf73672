// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/match.h"

#include <span>

namespace sobremesa {

// Every booking of points in a game, in its order; those of nothing are left out.
template<typename Visitor>
void visitBookings(const Match &match, Visitor visit)
{
    const auto visitAll = [&](const std::vector<Event> &events) {
        for (const Event &event : events) {
            if (event.kind == EventKind::Scored && event.points != 0)
                visit(event);
        }
    };
    visitAll(match.openingEvents());
    for (std::size_t step = 0; step < match.actionCount(); ++step)
        visitAll(match.events(step));
}

// Adds to the points of each side what these events book.
void addBooked(std::span<const Event> events, Scores &points);

// What each side has booked since the game began, in points: in a match of several games that of them all,
// where the scores tell the last one alone.
[[nodiscard]] Scores booked(const Match &match);

} // namespace sobremesa
