// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/facts.h"
#include "engine/games/porrazo/phases.h"

#include <algorithm>

namespace sobremesa::porrazo {

namespace {

constexpr std::array<const char *, 3> combinationNames { "", "ronda", "rondine" };

Value tendidoScores(const State &state)
{
    Value object { Value::Object {} };
    for (int number = 0; number < arrangementCount; ++number) {
        const Arrangement choice = arrangement(state.tendido, number);
        std::string key;
        for (const Card card : choice.row)
            key += frenchPack.code(card) + ' ';
        object.add(key + (choice.fromRight ? "right" : "left"), Value(placePoints(choice)));
    }
    return object;
}

Value declarations(const State &state)
{
    Value list { Value::List {} };
    for (Seat seat = 0; seat < state.rules.players; ++seat) {
        const Combination kind = state.declared[seat];
        list.add(
            kind == Combination::None ? Value() : Value(combinationNames[static_cast<std::size_t>(kind)]));
    }
    return list;
}

Value chainRank(const State &state)
{
    return state.chain.length == 0 ? Value() : rankName(state.chain.rank, frenchPack);
}

ZoneCards pile(const State &state, Side side)
{
    ZoneCards zone { Place { Zone::Captured, side }, {} };
    for (const Card card : state.piles[side])
        zone.cards.push_back(card);
    zone.cards.resize(state.captured[side]); // before the first hand the cards are not known yet
    return zone;
}

} // namespace

Zones zones(const State &state)
{
    Zones all;
    addZone(all, stockPlace, state.stock);
    for (Seat seat = 0; seat < state.rules.players; ++seat)
        addZone(all, Place { Zone::Hand, seat }, state.hands[seat]);
    addZone(all, tablePlace, state.table);
    for (int side = 0; side < sideCount(state); ++side)
        all.push_back(pile(state, static_cast<Side>(side)));
    addZone(all, asidePlace, state.tendido);
    return all;
}

Facts facts(const State &state)
{
    const bool arranging = state.phase == Phase::Arrange;
    Value all { Value::Object {} };
    all.add("dealer", Value(static_cast<int>(state.dealer)));
    all.add("hand", Value(std::max<int>(1, state.hand)));
    all.add("deal", Value(state.hand == 0 ? state.deal + 1 : static_cast<int>(state.deal)));
    all.add("deals", Value(dealsInHand(state.rules)));
    all.add("leftover", Value(leftoverCards(state.rules)));
    all.add("tendido_done", Value(state.tendidoDone));
    all.add("tendido", arranging ? cardList(state.tendido, frenchPack) : Value(Value::List {}));
    all.add("tendido_scores", arranging ? tendidoScores(state) : Value(Value::Object {}));
    all.add("turn", seatOrNull(state.turn));
    all.add("declared", declarations(state));
    all.add("chain", Value(static_cast<int>(state.chain.length)));
    all.add("chain_rank", chainRank(state));
    all.add("at_risk", Value(pointsAtRisk(state)));
    all.add("last_capture", seatOrNull(state.lastCapture));
    all.add("unclaimed", seatList(state.unclaimed));
    return all;
}

} // namespace sobremesa::porrazo
