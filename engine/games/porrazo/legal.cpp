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

SeatSet dealerAlone(const State &state)
{
    return { state.dealer };
}

SeatSet onlyAsked(const State &state)
{
    return state.asked == nobody ? SeatSet {} : SeatSet { state.asked };
}

SeatSet onTurn(const State &state)
{
    return state.turn == nobody ? SeatSet {} : SeatSet { state.turn };
}

void legalDecisions(const State & /*state*/, Seat seat, Actions &out)
{
    out.push_back(actionOf(seat, Verb::Tendido));
    out.push_back(actionOf(seat, Verb::Wait));
}

constexpr PhaseRow<State> phaseRows[] = {
    { dealerAlone, legalDecisions, decideTendido }, // tendido
    { dealerAlone, legalArrangements, arrangeTendido }, // arrange
    { onlyAsked, legalAnswers, answerDeclaration }, // declare
    { onTurn, legalPlays, playCard }, // play
    { claimants, legalClaims, claimOrPass }, // claim
    {}, // between
    {}, // over
};
static_assert(rowsUpTo<Phase::Over>(phaseRows));

} // namespace

const PhaseRow<State> &phaseRow(const State &state)
{
    return phaseRows[row(state.phase)];
}

} // namespace sobremesa::porrazo
