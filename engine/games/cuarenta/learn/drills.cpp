// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/cuarenta/learn/drills.h"

#include "engine/games/cuarenta/learn/parts.h"

namespace sobremesa::cuarenta {

State tableWith(const Cards<40> &table, Card card)
{
    State state;
    state.phase = Phase::Play;
    state.opened = true;
    state.dealer = 1;
    state.turn = 0;
    state.batch = 2;
    state.table = table;
    // Cards that lie on no table: the batch goes on after this one.
    state.hands[0] = { card, Card {} };
    state.hands[1] = { Card {}, Card {} };
    return state;
}

Actions capturesOf(const State &state)
{
    Actions actions;
    legal(state, 0, actions);
    std::erase_if(actions, [](const Action &action) {
        return action.verb != row(Verb::Play) || !action.cards[0].known() || action.cards.size() < 2;
    });
    std::stable_sort(actions.begin(), actions.end(),
        [](const Action &left, const Action &right) { return left.cards.size() > right.cards.size(); });
    return actions;
}

std::span<const learn::Drill> drills(std::type_identity<State> /*game*/)
{
    static const std::array all { mostDrill, pointsDrill, countDrill, missedDrill, safeDrill, rondaDrill };
    return all;
}

} // namespace sobremesa::cuarenta
