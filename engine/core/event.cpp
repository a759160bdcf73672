// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/event.h"

#include <algorithm>

namespace sobremesa {

Event &Events::add(EventKind kind, Seat seat, Side side)
{
    Event &event = m_list->emplace_back();
    event.kind = kind;
    event.seat = seat;
    event.side = side;
    return event;
}

void Events::moved(Seat seat, Card card, Place from, Place to, SeatSet seenBy)
{
    if (m_list)
        moved(seat, Cards<1> { card }, from, to, seenBy);
}

void Events::said(const Action &action, SeatSet seenBy)
{
    if (!m_list)
        return;
    Event &event = add(EventKind::Said, action.seat, nobody);
    event.action = action;
    event.seenBy = seenBy;
}

void Events::scored(Seat seat, Side side, std::uint8_t reason, int points)
{
    if (!m_list)
        return;
    Event &event = add(EventKind::Scored, seat, side);
    event.code = reason;
    event.points = points;
}

void Events::noted(std::uint8_t row, Seat seat, Side side, int points)
{
    if (!m_list)
        return;
    Event &event = add(EventKind::Noted, seat, side);
    event.code = row;
    event.points = points;
}

bool has(std::span<const Event> events, EventKind kind)
{
    return std::any_of(
        events.begin(), events.end(), [kind](const Event &event) { return event.kind == kind; });
}

bool perceive(Event &event, Seat viewer)
{
    if (event.seenBy.contains(viewer))
        return true;
    for (Card &card : event.cards)
        card = Card {};
    return event.kind == EventKind::Moved;
}

} // namespace sobremesa
