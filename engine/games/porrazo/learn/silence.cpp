// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/porrazo/learn/silence.h"

#include "engine/games/porrazo/learn/parts.h"
#include "engine/games/porrazo/phases.h"

namespace sobremesa::porrazo {

namespace {

constexpr Seat you = 0, other = 1;
constexpr std::size_t handSize = 3;

bool isFree(Card card, const HandCards &own, const HandCards &hand)
{
    const auto isIt = [card](Card each) { return each == card; };
    return std::none_of(own.begin(), own.end(), isIt) && std::none_of(hand.begin(), hand.end(), isIt);
}

// A hand that the other may hold: so many cards of a rank, the rest of other ranks. Nothing: too few are
// left.
std::optional<HandCards> handWith(const HandCards &own, int rank, std::size_t count)
{
    HandCards hand;
    for (const Card card : frenchPack.cards()) {
        if (card.rank() == rank && hand.size() < count && isFree(card, own, hand))
            hand.push_back(card);
    }
    if (hand.size() < count)
        return std::nullopt;
    for (const Card card : frenchPack.cards()) {
        if (hand.size() < handSize && isFree(card, own, hand) && learn::timesIn(hand, card.rank()) == 0)
            hand.push_back(card);
    }
    return hand;
}

// You are asked; what the other holds is declared, before you or after.
State asking(const Declaration &problem, const HandCards &theirs)
{
    State state = tableWith({});
    state.rules.claims = problem.claims;
    state.phase = Phase::Declare;
    state.deal = static_cast<std::uint8_t>(dealsInHand(state.rules));
    state.dealer = problem.heard == Combination::None ? other : you;
    state.turn = nobody;
    state.asked = you;
    state.hands = {};
    state.hands[you] = problem.hand;
    state.hands[other] = theirs;
    state.declared[other] = problem.heard;
    return state;
}

// What declarations bring you at the end of the deal, less what they bring the other: he declares what he
// holds, and claims what was missed.
int difference(State state, const Action &action)
{
    std::vector<Event> list;
    Events events(list);
    apply(state, action, events);
    Actions actions;
    const auto goOn = [&] {
        actions.clear();
        legal(state, other, actions);
        apply(state, actions.front(), events);
    };
    if (state.phase == Phase::Declare)
        goOn();
    std::swap(state.played, state.hands);
    endDeal(state, events);
    if (state.phase == Phase::Claim)
        goOn();
    return state.scores[you] - state.scores[other];
}

} // namespace

std::vector<HandCards> handsOfTheOther(const Declaration &problem)
{
    std::vector<HandCards> hands;
    for (int rank = 1; rank <= rankCount; ++rank) {
        for (std::size_t count = 1; count <= handSize; ++count) {
            const auto hand = handWith(problem.hand, rank, count);
            if (hand && (problem.heard == Combination::None || holdingOf(*hand).kind == problem.heard))
                hands.push_back(*hand);
        }
    }
    return hands;
}

Compared compared(const Declaration &problem)
{
    Compared result { 100, -100 };
    for (const HandCards &theirs : handsOfTheOther(problem)) {
        const State state = asking(problem, theirs);
        Actions actions;
        legal(state, you, actions);
        const int more = difference(state, actions.front()) - difference(state, actions.back());
        result = { std::min(result.least, more), std::max(result.most, more) };
    }
    return result;
}

} // namespace sobremesa::porrazo
