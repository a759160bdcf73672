// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/cuarenta/captures.h"
#include "engine/games/cuarenta/scoring.h"

namespace sobremesa::cuarenta {

namespace {

Refusal because(Text reason, const char *rule)
{
    std::string message = plain(reason, fortyPack);
    return Refusal { "", std::move(message), std::move(reason), rule };
}

Refusal refuseSpelling(const State &state, const Action &action)
{
    Actions ways;
    Captures(state, action.seat, ways).add(action.cards[0]);
    const CardSet wanted = CardSet::of(action.cards);
    const bool misspelt = std::any_of(ways.begin(), ways.end(), [&](const Action &way) {
        return CardSet::of(way.cards) == wanted && way.cards.size() == action.cards.size();
    });
    if (misspelt)
        return because({ SM_TEXT("cuarenta", "captured cards are written in ascending order"), {} }, "4.4");
    return because({ SM_TEXT("cuarenta",
                         "%1 cannot take these cards: it takes one equal card or one sum, and then the "
                         "next ranks without a gap"),
                       { action.cards[0] } },
        state.rules.missed == Missed::Forced ? "4.5" : "4.4");
}

Refusal refusePlay(const State &state, const Action &action)
{
    const Card card = action.cards[0];
    if (state.phase != Phase::Play)
        return because({ SM_TEXT("cuarenta", "no cards are played now"), {} }, "4.1");
    if (state.turn != action.seat)
        return because({ SM_TEXT("cuarenta", "it is the turn of %1"), { SeatName { state.turn } } }, "4.4");
    if (!state.hands[action.seat].contains(card))
        return because(
            { SM_TEXT("cuarenta", "%1 does not hold %2"), { SeatName { action.seat }, card } }, "4.4");
    const CardSet table = CardSet::of(state.table);
    for (std::size_t i = 1; i < action.cards.size(); ++i) {
        if (!table.contains(action.cards[i]))
            return because(
                { SM_TEXT("cuarenta", "%1 does not lie on the table"), { action.cards[i] } }, "4.4");
    }
    return refuseSpelling(state, action);
}

Refusal refuseRonda(const State &state, const Action &action)
{
    if (state.phase != Phase::Play)
        return because({ SM_TEXT("cuarenta", "no ronda can be declared now"), {} }, "4.3");
    if (state.scores[sideOf(state, action.seat)] >= noRondaFrom)
        return because({ SM_TEXT("cuarenta", "from 30 points on no ronda is declared"), {} }, "4.3");
    if (state.declared.contains(action.seat))
        return because({ SM_TEXT("cuarenta", "the ronda has already been declared"), {} }, "4.3");
    if (!state.played[action.seat].empty())
        return because({ SM_TEXT("cuarenta", "a ronda is declared before one's own first card"), {} }, "4.3");
    return because(
        { SM_TEXT("cuarenta", "a ronda is three equal cards among the five just dealt"), {} }, "4.3");
}

Refusal refuseClaim(const State &state, const Action &action)
{
    if (state.rules.missed != Missed::Claim)
        return because({ SM_TEXT("cuarenta", "with these rules nobody claims a run"), {} }, "4.6");
    if (missedRun(state).empty())
        return because({ SM_TEXT("cuarenta", "no run has been left on the table"), {} }, "4.6");
    if (!opponents(state, state.capturer).contains(action.seat))
        return because(
            { SM_TEXT("cuarenta", "only an opponent of the player who left the run may claim it"), {} },
            "4.6");
    return because({ SM_TEXT("cuarenta", "%1 has already passed"), { SeatName { action.seat } } }, "4.6");
}

Refusal refusePass(const State &state, const Action &action)
{
    if (state.phase != Phase::LastClaim)
        return because({ SM_TEXT("cuarenta", "only the last missed run of a deal is passed"), {} }, "4.6");
    return refuseClaim(state, action);
}

Refusal refuseCount(const State &state, const Action &action)
{
    if (state.phase != Phase::Count)
        return because({ SM_TEXT("cuarenta", "captured rondas are collected after the deal"), {} }, "4.7");
    if (sideOf(state, action.seat) != state.asked)
        return because({ SM_TEXT("cuarenta", "the other side is asked now"), {} }, "4.7");
    if (state.done.contains(action.seat))
        return because(
            { SM_TEXT("cuarenta", "%1 has already let the rest go"), { SeatName { action.seat } } }, "4.7");
    return because(
        { SM_TEXT("cuarenta", "no ronda of rank %1 is left to collect"), { RankName { action.number } } },
        "4.7");
}

using Refuser = Refusal (*)(const State &, const Action &);
constexpr Refuser refusers[] = { refusePlay, refuseRonda, refuseClaim, refusePass, refuseCount, refuseCount };

} // namespace

Refusal refuse(const State &state, const Action &action)
{
    if (action.seat >= seatCount(state))
        return because({ SM_TEXT("cuarenta", "there is no %1"), { SeatName { action.seat } } }, "1");
    return refusers[action.verb](state, action);
}

} // namespace sobremesa::cuarenta
