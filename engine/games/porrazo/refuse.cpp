// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/porrazo/phases.h"

#include <algorithm>

namespace sobremesa::porrazo {

namespace {

// To which phase each verb belongs, in the order of enum Verb, and what is said outside of it.
struct VerbPhase
{
    Phase phase;
    const char *outside;
    const char *rule;
};
constexpr const char *decisionLate = SM_TEXT(
    "porrazo", "The dealer decides about the tendido right after dealing, and only until it is laid.");
constexpr const char *declareLate =
    SM_TEXT("porrazo", "Rondas are declared before the first card of a deal, and only when you are asked.");
constexpr const char *claimLate = SM_TEXT("porrazo", "There is no missed declaration to claim now.");
constexpr VerbPhase verbPhases[] = {
    { Phase::Tendido, decisionLate, "4.3" },
    { Phase::Tendido, decisionLate, "4.3" },
    { Phase::Arrange, SM_TEXT("porrazo", "There is no tendido to arrange now."), "4.3" },
    { Phase::Declare, declareLate, "4.5" },
    { Phase::Declare, declareLate, "4.5" },
    { Phase::Play, SM_TEXT("porrazo", "No card can be played now."), "4.6" },
    { Phase::Claim, claimLate, "4.7" },
    { Phase::Claim, claimLate, "4.7" },
};
static_assert(rowsUpTo<Verb::Pass>(verbPhases));

Objection wrongSeat(const State &state)
{
    switch (state.phase) {
    case Phase::Tendido:
    case Phase::Arrange:
        return { "4.3", { SM_TEXT("porrazo", "Only the dealer decides about the tendido."), {} } };
    case Phase::Declare:
        return { "4.5", { SM_TEXT("porrazo", "No declaration is asked for now."), {} } };
    case Phase::Play:
        return { "4.6", { SM_TEXT("porrazo", "It is the turn of %1."), { SeatName { state.turn } } } };
    default:
        return { "4.7", { SM_TEXT("porrazo", "There is nothing to claim."), {} } };
    }
}

Objection wrongPlay(const State &state, const Action &action)
{
    const Card card = action.cards[0];
    if (!state.hands[action.seat].contains(card))
        return { "4.6", { SM_TEXT("porrazo", "The %1 is not in the hand."), { card } } };
    if (card.rank() > highestPlace)
        return { "4.6",
            { SM_TEXT(
                  "porrazo", "The %1 has no place of its own: only ace, two, three and four may be left."),
                { card } } };
    if (static_cast<int>(state.table.size()) + 1 != card.rank())
        return { "4.6",
            { SM_TEXT("porrazo", "The %1 would not lie in its place, so it cannot be left."), { card } } };
    if (effectOf(state, card.rank(), true) == Effect::SanBenito)
        return { "4.6", { SM_TEXT("porrazo", "San Benito cannot be declined."), {} } };
    return { "4.6", { SM_TEXT("porrazo", "The %1 takes nothing, so it is simply laid."), { card } } };
}

Objection wrongDeclaration()
{
    return { "4.5",
        { SM_TEXT("porrazo", "Two equal cards are a ronda, three a rondine; nothing else can be declared."),
            {} } };
}

Objection wrongArrangement()
{
    return { "4.3",
        { SM_TEXT("porrazo", "Only the cards within a pair of the tendido may change places."), {} } };
}

Objection wrongClaim(const State &state, const Action &action)
{
    const auto holder = static_cast<Seat>(action.number);
    if (holder >= state.rules.players || !state.unclaimed.contains(holder))
        return { "4.7",
            { SM_TEXT("porrazo", "That seat has no missed declaration that is still open."), {} } };
    return { "4.7", { SM_TEXT("porrazo", "Only an opponent may claim a missed declaration."), {} } };
}

Objection wrongAction(const State &state, const Action &action)
{
    switch (static_cast<Verb>(action.verb)) {
    case Verb::Arrange:
        return wrongArrangement();
    case Verb::Declare:
        return wrongDeclaration();
    case Verb::Play:
        return wrongPlay(state, action);
    default:
        return wrongClaim(state, action);
    }
}

} // namespace

Objection refuse(const State &state, const Action &action)
{
    if (state.phase == Phase::Over)
        return { "4.9", { SM_TEXT("porrazo", "The game is over."), {} } };
    if (state.phase == Phase::Between)
        return { "4.8", { SM_TEXT("porrazo", "The next hand has not been dealt yet."), {} } };
    if (action.seat >= state.rules.players)
        return { "1", { SM_TEXT("porrazo", "There is no such seat."), {} } };
    const VerbPhase &verb = verbPhases[action.verb];
    if (verb.phase != state.phase)
        return { verb.rule, { verb.outside, {} } };
    if (!actors(state).contains(action.seat))
        return wrongSeat(state);
    return wrongAction(state, action);
}

} // namespace sobremesa::porrazo
