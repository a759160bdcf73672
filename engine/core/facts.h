// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"

// What zones and facts are made of in every game. What is not there is null.
namespace sobremesa {

// A number where there is one.
[[nodiscard]] inline Value numberIf(bool there, int number)
{
    return there ? Value(number) : Value();
}
[[nodiscard]] inline Value nameIf(bool there, const char *name)
{
    return there ? Value(name) : Value();
}
// A seat, side or trick winner; null for nobody.
[[nodiscard]] inline Value seatOrNull(Seat seat)
{
    return numberIf(seat != nobody, seat);
}
[[nodiscard]] inline Value cardOrNull(Card card, const Pack &pack)
{
    return card.known() ? Value(pack.code(card)) : Value();
}
[[nodiscard]] inline Value rankName(int rank, const Pack &pack)
{
    return std::string(1, pack.ranks[static_cast<std::size_t>(rank - 1)]);
}
[[nodiscard]] inline Value pairOf(Value first, Value second)
{
    return Value::List { std::move(first), std::move(second) };
}
// The seats of a set or list, in its order.
template<typename Seats>
[[nodiscard]] Value seatList(const Seats &seats)
{
    Value::List list;
    for (const Seat seat : seats)
        list.emplace_back(int { seat });
    return list;
}
template<typename Container>
[[nodiscard]] Value cardList(const Container &cards, const Pack &pack)
{
    Value::List list;
    for (const Card card : cards)
        list.emplace_back(pack.code(card));
    return list;
}

// Adds a place and what lies there.
template<typename Container>
void addZone(Zones &zones, Place place, const Container &cards)
{
    ZoneCards &zone = zones.emplace_back();
    zone.place = place;
    for (const Card card : cards)
        zone.cards.push_back(card);
}
template<typename Container>
void addZone(Zones &zones, Zone zone, std::size_t owner, const Container &cards)
{
    addZone(zones, { zone, static_cast<std::uint8_t>(owner) }, cards);
}

} // namespace sobremesa
