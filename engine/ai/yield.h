// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/rules.h"

#include <array>

namespace sobremesa {

inline constexpr std::size_t mostReasons = 24; // rows of GameInfo::reasons

// What follows from one action in one world.
struct Yield
{
    std::array<int, mostReasons> points {}; // of the acting side
    int lost = 0; // by other sides
    int cards = 0; // that come to the acting side

    [[nodiscard]] double worth(double cardWorth) const
    {
        double sum = lost + cardWorth * cards;
        for (const int each : points)
            sum += each;
        return sum;
    }
};

// Applies the action to the world.
template<GameState S>
[[nodiscard]] Yield yieldOf(S &world, const Action &action, std::vector<Event> &buffer)
{
    const Side side = sideOf(world, action.seat);
    buffer.clear();
    Events events(buffer);
    apply(world, Action(action), events);
    Yield yield;
    for (const Event &event : buffer) {
        if (event.kind == EventKind::DealEnds)
            break; // what is counted then is no doing of this action alone
        if (event.kind == EventKind::Scored && event.side == side)
            yield.points[event.code] += event.points;
        else if (event.kind == EventKind::Scored)
            yield.lost -= event.points;
        else if (event.kind == EventKind::Moved && event.to == Place { Zone::Captured, side })
            yield.cards += static_cast<int>(event.cards.size());
    }
    return yield;
}

} // namespace sobremesa
