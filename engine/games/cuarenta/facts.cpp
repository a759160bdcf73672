// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/cuarenta/cuarenta.h"
#include "engine/games/cuarenta/scoring.h"

namespace sobremesa::cuarenta {

namespace {

template<typename Container>
ZoneCards zoneOf(Zone zone, std::size_t owner, const Container &cards)
{
    ZoneCards place;
    place.place = { zone, static_cast<std::uint8_t>(owner) };
    for (const Card card : cards)
        place.cards.push_back(card);
    return place;
}

Value cardName(Card card)
{
    return card.known() ? Value(fortyPack.code(card)) : Value();
}

Value claimable(const State &state)
{
    Value::List cards;
    for (const Card card : missedRun(state))
        cards.push_back(cardName(card));
    return cards;
}

Value declared(const State &state)
{
    Value::List seats;
    for (const Seat seat : state.declared)
        seats.emplace_back(int { seat });
    return seats;
}

Value capturedRondas(const State &state)
{
    Value::List rondas;
    for (const Fall &fall : state.falls) {
        if (capturedRonda(state, fall)) {
            const char rank = fortyPack.ranks[fall.rank - 1U];
            rondas.emplace_back(Value::List { Value(int { fall.side }), Value(std::string(1, rank)) });
        }
    }
    return rondas;
}

Value allPerros(const State &state)
{
    Value::List sides;
    for (const std::uint8_t score : state.scores) {
        const Perros shown = perros(score);
        sides.emplace_back(Value::List { Value(shown.up), Value(shown.down) });
    }
    return sides;
}

} // namespace

Zones zones(const State &state)
{
    Zones all;
    all.push_back(zoneOf(Zone::Stock, 0, state.stock));
    for (std::size_t seat = 0; seat < state.rules.players; ++seat)
        all.push_back(zoneOf(Zone::Hand, seat, state.hands[seat]));
    all.push_back(zoneOf(Zone::Table, 0, state.table));
    for (std::size_t side = 0; side < 2; ++side)
        all.push_back(zoneOf(Zone::Captured, side, state.captured[side]));
    return all;
}

// Section 5.4.
Facts facts(const State &state)
{
    Facts all { Value::Object {} };
    all.add("dealer", int { state.dealer });
    all.add("turn", state.phase == Phase::Play ? Value(int { state.turn }) : Value());
    all.add("batch", int { state.batch });
    all.add("last_laid", cardName(state.laid));
    all.add("claimable", claimable(state));
    all.add("declared", declared(state));
    all.add("captured_rondas", capturedRondas(state));
    all.add("perros", allPerros(state));
    return all;
}

} // namespace sobremesa::cuarenta
