// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/porrazo/phases.h"

namespace sobremesa::porrazo {

namespace {

void legalArrangements(const State &state, Seat seat, Actions &out)
{
    for (int number = 0; number < arrangementCount; ++number) {
        const Arrangement choice = arrangement(state.tendido, number);
        Action &action = out.emplace_back(actionOf(seat, Verb::Arrange));
        action.word = choice.fromRight ? rightWord : std::uint8_t { 0 };
        for (const Card card : choice.row)
            action.cards.push_back(card);
    }
}

void legalAnswers(const State &state, Seat seat, Actions &out)
{
    const bool rondine = holding(state, seat).kind == Combination::Rondine;
    out.push_back(actionOf(seat, Verb::Declare, rondine ? 1 : 0));
    out.push_back(actionOf(seat, Verb::Silent));
}

void legalPlays(const State &state, Seat seat, Actions &out)
{
    for (const Card card : state.hands[seat]) {
        out.push_back(actionOf(seat, Verb::Play));
        out.back().cards.push_back(card);
        if (mayLeave(state, card.rank())) {
            out.push_back(out.back());
            out.back().word = leaveWord;
        }
    }
}

void legalClaims(const State &state, Seat seat, Actions &out)
{
    for (const Seat holder : claimable(state, seat)) {
        out.push_back(actionOf(seat, Verb::Claim));
        out.back().number = holder;
    }
    out.push_back(actionOf(seat, Verb::Pass));
}

SeatSet claimants(const State &state)
{
    SeatSet set;
    for (Seat seat = 0; seat < state.rules.players; ++seat) {
        if (!claimable(state, seat).empty())
            set.insert(seat);
    }
    return set;
}

SeatSet only(Seat seat)
{
    return seat == nobody ? SeatSet {} : SeatSet { seat };
}

} // namespace

SeatSet actors(const State &state)
{
    switch (state.phase) {
    case Phase::Tendido:
    case Phase::Arrange:
        return only(state.dealer);
    case Phase::Declare:
        return only(state.asked);
    case Phase::Play:
        return only(state.turn);
    case Phase::Claim:
        return claimants(state);
    default:
        return {};
    }
}

SeatSet waiting(const State &state)
{
    return actors(state);
}

void legal(const State &state, Seat seat, Actions &out)
{
    if (!actors(state).contains(seat))
        return;
    switch (state.phase) {
    case Phase::Tendido:
        out.push_back(actionOf(seat, Verb::Tendido));
        out.push_back(actionOf(seat, Verb::Wait));
        break;
    case Phase::Arrange:
        return legalArrangements(state, seat, out);
    case Phase::Declare:
        return legalAnswers(state, seat, out);
    case Phase::Play:
        return legalPlays(state, seat, out);
    case Phase::Claim:
        return legalClaims(state, seat, out);
    default:
        break;
    }
}

// Every refusal can be foreseen here: the claims name nothing that was not played openly (section 6).
void offered(const State &seen, Seat seat, Actions &out)
{
    legal(seen, seat, out);
}

} // namespace sobremesa::porrazo
