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

State arranging(const Cards<4> &tendido, const Cards<packSize> &table)
{
    State state = tableWith(table);
    state.phase = Phase::Arrange;
    state.tendido = tendido;
    return state;
}

TendidoPoints bookedForTendido(const State &arranging, const Action &action)
{
    State state = arranging;
    std::vector<Event> list;
    Events events(list);
    apply(state, action, events);
    TendidoPoints points;
    for (const Event &event : list) {
        if (event.kind == EventKind::Scored && event.code <= row(Reason::TendidoFour))
            (event.code == row(Reason::TendidoPlace) ? points.places : points.sets) += event.points;
    }
    return points;
}

std::optional<Cards<4>> drawTendido(int lowOfTen, Rng &rng)
{
    learn::Shuffled pack(frenchPack, rng);
    Cards<4> tendido;
    for (int place = 0; place < 4; ++place) {
        const bool low = static_cast<int>(rng.below(10)) < lowOfTen;
        const Card card = low ? pack.takeRank(learn::between(1, highestPlace, rng)) : pack.take();
        tendido.push_back(card.known() ? card : pack.take());
    }
    return arrangementMatters(tendido) ? std::optional(tendido) : std::nullopt;
}

std::span<const learn::Drill> drills(std::type_identity<State> /*game*/)
{
    static const std::array all { takeDrill, pointsDrill, tendidoDrill, arrangeDrill, setsDrill, declareDrill,
        sayDrill, counterDrill, safeDrill };
    return all;
}

} // namespace sobremesa::porrazo
