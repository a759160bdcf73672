// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/learn/drills.h"

#include "engine/games/tresillo/learn/parts.h"

namespace sobremesa::tresillo {

State answering(const Hand &hand, Card led, int trump)
{
    State state;
    state.phase = Phase::Play;
    state.turn = 0;
    state.now.active = { 0, 1, 2 };
    state.now.declarer = 1;
    state.now.contract = Contract::Entrada;
    state.now.trump = static_cast<std::uint8_t>(trump);
    state.now.leaders = { 2 };
    state.now.played = { led };
    state.now.hands[0] = hand;
    return state;
}

std::span<const learn::Drill> drills(std::type_identity<State> /*game*/)
{
    static const std::array all { higherDrill, followDrill, resultDrill, auctionDrill, bidDrill, stockDrill,
        paymentDrill, trumpsDrill };
    return all;
}

} // namespace sobremesa::tresillo
