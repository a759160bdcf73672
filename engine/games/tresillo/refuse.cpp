// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/phases.h"

// Why an action is refused, in a sentence for the player. Looks only at what the acting seat sees.
namespace sobremesa::tresillo {

namespace {

Objection notNow(const State &state)
{
    return { "4",
        { SM_TEXT("tresillo", "That cannot be done now. The table is at: %1."),
            { Term { State::info().phases[row(state.phase)].label } } } };
}

Objection notInHand(Card card, const char *rule)
{
    return { rule, { SM_TEXT("tresillo", "The %1 is not in the hand."), { card } } };
}

Objection refuseBid(const State &state, const Action &action)
{
    if (action.word == row(BidWord::Juego))
        return { "4.3", { SM_TEXT("tresillo", "Somebody has bid already: say «juego más» or pass.") } };
    if (state.now.bidder == nobody)
        return { "4.3", { SM_TEXT("tresillo", "Nobody has bid yet: begin with «juego».") } };
    return { "4.3",
        { SM_TEXT("tresillo", "Solo is the highest level; only a seat with higher priority may hold it.") } };
}

Objection refuseContract(const State &state, const Action &action)
{
    if (action.word + 1 < state.now.level)
        return { "4.5",
            { SM_TEXT("tresillo", "The bidding went higher: this contract is below the level.") } };
    return { "4.5", { SM_TEXT("tresillo", "Entrada and solo are said with a suit, vuelta without one.") } };
}

Objection refuseSurrender(const State &state)
{
    const Deal &now = state.now;
    if (state.rules.surrenderTricks == 0)
        return { "3", { SM_TEXT("tresillo", "This game is played without surrender.") } };
    if (state.turn != now.declarer)
        return { "4.12", { SM_TEXT("tresillo", "Only the declarer may surrender.") } };
    if (now.contract == Contract::Solo)
        return { "4.12", { SM_TEXT("tresillo", "A solo cannot be surrendered.") } };
    if (now.surrendered)
        return { "4.12", { SM_TEXT("tresillo", "The deal has been surrendered once already.") } };
    return { "4.12", { SM_TEXT("tresillo", "It is too late to surrender.") } };
}

Objection refusePlay(const State &state, const Action &action)
{
    const Deal &now = state.now;
    const Card card = action.cards[0];
    if (!now.hands[state.turn].contains(card))
        return notInHand(card, "4.10");
    const Card led = currentTrick(now)[0];
    if (!isTrump(led, now.trump))
        return { "4.11",
            { SM_TEXT("tresillo", "The %1 cannot be played: you must follow %2."),
                { card, SuitName { led.suit() } } } };
    return { "4.11",
        { SM_TEXT("tresillo", "The %1 cannot be played: a trump was led, and you must play a trump."),
            { card } } };
}

Objection refuseExchange(const State &state, const Action &action)
{
    const Deal &now = state.now;
    Cards<14> seen;
    for (const Card card : action.cards) {
        if (!now.hands[state.turn].contains(card))
            return notInHand(card, "4.8");
        if (seen.contains(card))
            return { "4.8", { SM_TEXT("tresillo", "The %1 is named twice."), { card } } };
        seen.push_back(card);
    }
    return { "4.8",
        { SM_TEXT_N("tresillo", "The stock has only %n card(s) left."), {},
            static_cast<int>(now.stock.size()) } };
}

Objection refusePenetro(const State &state, const Action &action)
{
    return action.verb == row(Verb::Surrender) ? refuseSurrender(state) : notInHand(action.cards[0], "4.9");
}

// Only "either" is ever refused there: it was said in the round before.
Objection refuseEither(const State &state, const Action &)
{
    const char *rule = state.phase == Phase::Drop ? "4.9" : "4.7";
    return { rule, { SM_TEXT("tresillo", "That was the question of the first round: now decide.") } };
}

Objection refuseCard(const State &state, const Action &action)
{
    return action.verb == row(Verb::Surrender) ? refuseSurrender(state) : refusePlay(state, action);
}

// Which verbs a phase knows, and why one of them is refused.
struct Cause
{
    Phase phase;
    Verb verb, alternative;
    Objection (*why)(const State &state, const Action &action);
};
constexpr Cause causes[] = {
    { Phase::Bidding, Verb::Bid, Verb::Bid, refuseBid },
    { Phase::Contract, Verb::Contract, Verb::Contract, refuseContract },
    { Phase::PenetroTrump, Verb::Penetro, Verb::Surrender, refusePenetro },
    { Phase::Drop, Verb::Drop, Verb::Drop, refuseEither },
    { Phase::First, Verb::First, Verb::First, refuseEither },
    { Phase::Exchange, Verb::Exchange, Verb::Exchange, refuseExchange },
    { Phase::Play, Verb::Play, Verb::Surrender, refuseCard },
};

} // namespace

Objection refuse(const State &state, const Action &action)
{
    if (state.phase == Phase::Over)
        return { "4.15", { SM_TEXT("tresillo", "The game is over.") } };
    if (state.phase == Phase::Between)
        return { "4", { SM_TEXT("tresillo", "No deal is under way.") } };
    if (action.seat != state.turn)
        return { "4", { SM_TEXT("tresillo", "It is the turn of %1."), { SeatName { state.turn } } } };
    for (const Cause &cause : causes) {
        const bool known = action.verb == row(cause.verb) || action.verb == row(cause.alternative);
        if (cause.phase == state.phase && known)
            return cause.why(state, action);
    }
    return notNow(state);
}

} // namespace sobremesa::tresillo
