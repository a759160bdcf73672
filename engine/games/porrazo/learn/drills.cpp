// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/porrazo/learn/drills.h"

#include "engine/games/porrazo/learn/parts.h"

namespace sobremesa::porrazo {

State tableWith(const Cards<packSize> &table)
{
    State state;
    state.phase = Phase::Play;
    state.dealer = 1;
    state.turn = 0;
    state.hand = 1;
    state.deal = 2;
    state.tendidoDone = true;
    state.table = table;
    return state;
}

Played played(const State &before, Card card)
{
    Played result { before, {} };
    // Cards that lie on no table: the deal goes on after this one.
    result.state.hands[0] = { card, Card {} };
    if (result.state.hands[1].empty())
        result.state.hands[1] = { Card {}, Card {} };
    Action action = actionOf(0, Verb::Play);
    action.cards.push_back(card);
    Events events(result.events);
    apply(result.state, action, events);
    return result;
}

int bookedFor0(const std::vector<Event> &events)
{
    int points = 0;
    for (const Event &event : events)
        points += event.kind == EventKind::Scored && event.side == 0 ? event.points : 0;
    return points;
}

std::span<const learn::Drill> drills(std::type_identity<State> /*game*/)
{
    static const std::array all { takeDrill, pointsDrill, tendidoDrill, declareDrill, counterDrill,
        safeDrill };
    return all;
}

} // namespace sobremesa::porrazo
