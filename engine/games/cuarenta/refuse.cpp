// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/cuarenta/captures.h"
#include "engine/games/cuarenta/scoring.h"

namespace sobremesa::cuarenta {

namespace {

Objection refuseSpelling(const State &state, const Action &action)
{
    Actions ways;
    Captures(state, action.seat, ways).add(action.cards[0]);
    const RankSet wanted = RankSet::of(action.cards);
    const bool misspelt = std::any_of(ways.begin(), ways.end(), [&](const Action &way) {
        return RankSet::of(way.cards) == wanted && way.cards.size() == action.cards.size();
    });
    if (misspelt)
        return { "4.4", { SM_TEXT("cuarenta", "Captured cards are written in ascending order."), {} } };
    return { state.rules.missed == Missed::Forced ? "4.5" : "4.4",
        { SM_TEXT("cuarenta",
              "The %1 cannot take these cards: it takes one equal card or one sum, and then the next ranks "
              "without a gap."),
            { action.cards[0] } } };
}

Objection refusePlay(const State &state, const Action &action)
{
    const Card card = action.cards[0];
    if (state.phase != Phase::Play)
        return { "4.1", { SM_TEXT("cuarenta", "No cards are played now."), {} } };
    if (state.turn != action.seat)
        return { "4.4", { SM_TEXT("cuarenta", "It is the turn of %1."), { SeatName { state.turn } } } };
    if (!state.hands[action.seat].contains(card))
        return { "4.4", { SM_TEXT("cuarenta", "The %1 is not in the hand."), { card } } };
    const RankSet table = RankSet::of(state.table);
    for (std::size_t i = 1; i < action.cards.size(); ++i) {
        if (!table.contains(action.cards[i]))
            return { "4.4", { SM_TEXT("cuarenta", "The %1 is not on the table."), { action.cards[i] } } };
    }
    return refuseSpelling(state, action);
}

Objection refuseRonda(const State &state, const Action &action)
{
    if (state.phase != Phase::Play)
        return { "4.3", { SM_TEXT("cuarenta", "No ronda can be declared now."), {} } };
    if (state.scores[sideOf(state, action.seat)] >= noRondaFrom)
        return { "4.3", { SM_TEXT("cuarenta", "From 30 points on no ronda is declared."), {} } };
    if (state.declared.contains(action.seat))
        return { "4.3", { SM_TEXT("cuarenta", "The ronda has already been declared."), {} } };
    if (!state.played[action.seat].empty())
        return { "4.3", { SM_TEXT("cuarenta", "A ronda is declared before your first card."), {} } };
    return { "4.3", { SM_TEXT("cuarenta", "A ronda is three equal cards among the five just dealt."), {} } };
}

Objection refuseClaim(const State &state, const Action &action)
{
    if (state.rules.missed != Missed::Claim)
        return { "4.6", { SM_TEXT("cuarenta", "With these rules nobody claims a run."), {} } };
    if (missedRun(state).empty())
        return { "4.6", { SM_TEXT("cuarenta", "No run has been left on the table."), {} } };
    if (!opponents(state, state.capturer).contains(action.seat))
        return { "4.6",
            { SM_TEXT("cuarenta", "Only an opponent of the player who left the run may claim it."), {} } };
    return { "4.6", { SM_TEXT("cuarenta", "That has been answered already."), {} } };
}

Objection refusePass(const State &state, const Action &action)
{
    if (state.phase != Phase::LastClaim)
        return { "4.6", { SM_TEXT("cuarenta", "Only the last missed run of a deal is passed."), {} } };
    return refuseClaim(state, action);
}

Objection refuseCount(const State &state, const Action &action)
{
    if (state.phase != Phase::Count)
        return { "4.7", { SM_TEXT("cuarenta", "Captured rondas are collected after the deal."), {} } };
    if (sideOf(state, action.seat) != state.asked)
        return { "4.7", { SM_TEXT("cuarenta", "The other side is asked now."), {} } };
    if (state.done.contains(action.seat))
        return { "4.7", { SM_TEXT("cuarenta", "The rest has been let go already."), {} } };
    return { "4.7",
        { SM_TEXT("cuarenta", "No ronda of rank %1 is left to collect."), { RankName { action.number } } } };
}

using Refuser = Objection (*)(const State &, const Action &);
constexpr Refuser refusers[] = { refusePlay, refuseRonda, refuseClaim, refusePass, refuseCount, refuseCount };
static_assert(rowsUpTo<Verb::Forgo>(refusers));

} // namespace

Objection refuse(const State &state, const Action &action)
{
    if (action.seat >= seatCount(state))
        return { "1", { SM_TEXT("cuarenta", "There is no such seat."), {} } };
    return refusers[action.verb](state, action);
}

} // namespace sobremesa::cuarenta
