// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/facts.h"
#include "engine/games/cuarenta/scoring.h"

namespace sobremesa::cuarenta {

namespace {

Value capturedRondas(const State &state)
{
    Value::List rondas;
    for (const Fall &fall : state.falls) {
        if (capturedRonda(state, fall)) {
            rondas.push_back(pairOf(int { fall.side }, rankName(fall.rank, fortyPack)));
        }
    }
    return rondas;
}

Value allPerros(const State &state)
{
    Value::List sides;
    for (const std::uint8_t score : state.scores) {
        const Perros shown = perros(score);
        sides.push_back(pairOf(shown.up, shown.down));
    }
    return sides;
}

} // namespace

Zones zones(const State &state)
{
    Zones all;
    addZone(all, Zone::Stock, 0, state.stock);
    for (std::size_t seat = 0; seat < state.rules.players; ++seat)
        addZone(all, Zone::Hand, seat, state.hands[seat]);
    addZone(all, Zone::Table, 0, state.table);
    for (std::size_t side = 0; side < 2; ++side)
        addZone(all, Zone::Captured, side, state.captured[side]);
    return all;
}

// Section 5.4.
Facts facts(const State &state)
{
    Facts all { Value::Object {} };
    all.add("dealer", int { state.dealer });
    all.add("turn", numberIf(state.phase == Phase::Play, state.turn));
    all.add("batch", int { state.batch });
    all.add("last_laid", cardOrNull(state.laid, fortyPack));
    all.add("claimable", cardList(missedRun(state), fortyPack));
    all.add("declared", seatList(state.declared));
    all.add("captured_rondas", capturedRondas(state));
    all.add("perros", allPerros(state));
    return all;
}

} // namespace sobremesa::cuarenta
