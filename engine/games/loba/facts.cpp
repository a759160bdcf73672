// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/facts.h"
#include "engine/games/loba/scoring.h"

#include <algorithm>

namespace sobremesa::loba {

namespace {

std::string written(const Meld &meld)
{
    std::string text;
    for (const Card card : meld.cards) {
        if (!text.empty())
            text += meld.escalera ? '-' : '=';
        text += doublePack.code(card);
    }
    return text;
}

Value meldsFact(const State &state)
{
    Value list { Value::List {} };
    int number = 0;
    for (const Meld &meld : state.melds)
        list.add(Value::List { ++number, static_cast<int>(meld.owner), written(meld) });
    return list;
}

Value meldedFact(const State &state)
{
    Value list { Value::List {} };
    for (Seat seat = 0; seat < state.rules.players; ++seat)
        list.add(state.melded.contains(seat));
    return list;
}

Value discardsFact(const State &state)
{
    Value list { Value::List {} };
    for (std::size_t i = state.discards.size(); i > 0; --i)
        list.add(doublePack.code(state.discards[i - 1]));
    return list;
}

Value historyFact(const State &state)
{
    Value list { Value::List {} };
    for (const DealResult &result : state.history) {
        Value points { Value::List {} };
        for (Seat seat = 0; seat < state.rules.players; ++seat)
            points.add(static_cast<int>(result.points[seat]));
        list.add(points);
    }
    return list;
}

Value outsFact(const State &state)
{
    Value list { Value::List {} };
    for (const DealResult &result : state.history)
        list.add(seatOrNull(result.out));
    return list;
}

Value standingsFact(const State &state)
{
    if (state.phase != Phase::Over)
        return {};
    return seatList(standings(state));
}

Value drawnFact(const State &state)
{
    if (state.phase != Phase::Play)
        return {};
    return state.drawn == Source::Stock ? "stock" : "discard";
}

} // namespace

Zones zones(const State &state)
{
    Zones all;
    for (Seat seat = 0; seat < state.rules.players; ++seat)
        addZone(all, Zone::Hand, seat, state.hands[seat]);
    for (std::size_t i = 0; i < state.melds.size(); ++i)
        addZone(all, Zone::Meld, i, state.melds[i].cards);
    addZone(all, Zone::Discards, 0, state.discards);
    addZone(all, Zone::Stock, 0, state.stock);
    return all;
}

Facts facts(const State &state)
{
    const Contract contract = contractOf(state.deal);
    Facts all { Value::Object {} };
    all.add("deal", static_cast<int>(state.deal));
    all.add(
        "contract", Value::List { static_cast<int>(contract.trios), static_cast<int>(contract.escaleras) });
    all.add("dealer", static_cast<int>(state.dealer));
    all.add("turn", numberIf(!actors(state).empty(), state.turn));
    all.add("drawn", drawnFact(state));
    all.add("melded", meldedFact(state));
    all.add("melds", meldsFact(state));
    all.add("discards", discardsFact(state));
    all.add("reshuffled", static_cast<int>(state.reshuffled));
    all.add("history", historyFact(state));
    all.add("outs", outsFact(state));
    all.add("standings", standingsFact(state));
    return all;
}

} // namespace sobremesa::loba
