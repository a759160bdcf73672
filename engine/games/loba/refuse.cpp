// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/loba.h"

#include <algorithm>

// Why an action is refused. Only asked for actions that are not legal.
namespace sobremesa::loba {

namespace {

Objection missing(Card card)
{
    return { "4.3", { SM_TEXT("loba", "The %1 is not in the hand."), { card } } };
}

// ---- melds (4.4, 4.5)

std::optional<Objection> refuseMeld(const CardGroup &written, bool anySize)
{
    const bool escalera = written.kind == escaleraKind;
    if (std::count(written.cards.begin(), written.cards.end(), Card::joker()) > 1)
        return Objection { "4.5",
            { SM_TEXT("loba", "There may be only one joker in each trio and each escalera.") } };
    if (readMeld(written.cards, escalera, anySize))
        return std::nullopt;
    const CardList cards(written.cards.begin(), written.cards.end());
    if (!anySize && readMeld(written.cards, escalera, true))
        return Objection { "4.4",
            { SM_TEXT("loba", "%1 is too long: a trio has three cards, an escalera four."), { cards } } };
    return escalera ? Objection { "4.4", { SM_TEXT("loba", "%1 is not an escalera."), { cards } } }
                    : Objection { "4.4", { SM_TEXT("loba", "%1 is not a trio."), { cards } } };
}

std::optional<Objection> refuseCards(const State &state, const Action &action)
{
    Bag hand = bagOf(state.hands[action.seat]);
    for (const Card card : action.cards) {
        if (hand.count(card) == 0)
            return missing(card);
        hand.remove(card);
    }
    return std::nullopt;
}

Objection refuseContract(const State &state, const CardGroups &melds)
{
    const Contract contract = contractOf(state.deal);
    const auto escaleras = std::count_if(
        melds.begin(), melds.end(), [](const CardGroup &meld) { return meld.kind == escaleraKind; });
    const auto trios = static_cast<std::ptrdiff_t>(melds.size()) - escaleras;
    const std::vector<TextValue> asked { std::int64_t { contract.trios },
        std::int64_t { contract.escaleras } };
    if (trios < contract.trios || escaleras < contract.escaleras)
        return { "4.2",
            { SM_TEXT("loba", "This deal asks for %1 trios and %2 escaleras, put down together."), asked } };
    const bool more = trios > contract.trios || escaleras > contract.escaleras;
    if (more && state.rules.initialMeld == InitialMeld::Exact)
        return { "4.4",
            { SM_TEXT("loba", "%1 trios and %2 escaleras may be put down, and no more."), asked } };
    return { "4.4",
        { SM_TEXT("loba", "Trios are written first, then escaleras, each from the lowest up.") } };
}

Objection refuseMelds(const State &state, const Action &action)
{
    if (state.meldedNow || state.melded.contains(action.seat))
        return { "4.4", { SM_TEXT("loba", "Only one meld is allowed in a deal.") } };
    if (auto refusal = refuseCards(state, action))
        return *refusal;
    const CardGroups melds = groupsOf(action);
    for (const CardGroup &meld : melds) {
        if (auto refusal = refuseMeld(meld, state.rules.initialMeld == InitialMeld::Free))
            return *refusal;
    }
    if (static_cast<int>(action.cards.size()) > mostPlayed(state))
        return { "3", { SM_TEXT("loba", "The last card must be discarded.") } };
    return refuseContract(state, melds);
}

// ---- lay-offs and swaps (4.6, 4.7)

Objection refuseLayoff(const Meld &meld, const Action &action)
{
    const Card card = action.cards[0];
    if (meld.escalera && action.word == none)
        return { "4.6", { SM_TEXT("loba", "At which end of the escalera?") } };
    if (!meld.escalera && action.word != none)
        return { "4.6", { SM_TEXT("loba", "A trio has no ends.") } };
    if (!meld.escalera)
        return { "4.6", { SM_TEXT("loba", "The %1 is not of the rank of this trio."), { card } } };
    return { "4.6",
        { SM_TEXT("loba", "The %1 is not the next card at this end of the escalera."), { card } } };
}

Objection refuseSwap(const Meld &meld, const Action &action)
{
    if (!meld.escalera)
        return { "4.7", { SM_TEXT("loba", "A joker in a trio stays there.") } };
    if (!meld.cards.front().isJoker() && !meld.cards.back().isJoker())
        return { "4.7", { SM_TEXT("loba", "There is no joker at an end of this escalera.") } };
    if (freesJoker(meld, action.cards[0]))
        return { "4.7", { SM_TEXT("loba", "There is no place for the joker at this end.") } };
    return { "4.7",
        { SM_TEXT("loba", "The %1 is not the card that the joker at the end stands for."),
            { action.cards[0] } } };
}

Objection refuseAtMeld(const State &state, const Action &action)
{
    if (!state.melded.contains(action.seat))
        return { "4.6", { SM_TEXT("loba", "Only a player who has melded in this deal may do that.") } };
    if (!mayLayOff(state))
        return { "4.6",
            { SM_TEXT(
                "loba", "You cannot lay off on the turn of your meld; from the next turn on you can.") } };
    const Meld *meld = meldNumbered(state, action.number);
    if (!meld)
        return { "4.4",
            { SM_TEXT("loba", "There is no meld with the number %1."), { std::int64_t { action.number } } } };
    if (!state.hands[action.seat].contains(action.cards[0]))
        return missing(action.cards[0]);
    if (mostPlayed(state) == 0)
        return { "3", { SM_TEXT("loba", "The last card must be discarded.") } };
    return static_cast<Verb>(action.verb) == Verb::Swap ? refuseSwap(*meld, action)
                                                        : refuseLayoff(*meld, action);
}

} // namespace

Objection refuse(const State &state, const Action &action)
{
    if (actors(state).empty())
        return { "4.8", { SM_TEXT("loba", "Nobody may act now.") } };
    if (!actors(state).contains(action.seat))
        return { "4.3", { SM_TEXT("loba", "It is the turn of %1."), { SeatName { state.turn } } } };
    const auto verb = static_cast<Verb>(action.verb);
    if (state.phase == Phase::Draw)
        return { "4.3", { SM_TEXT("loba", "First you draw a card, from the stock or from the discards.") } };
    if (verb == Verb::Draw)
        return { "4.3", { SM_TEXT("loba", "Only one card is drawn in a turn.") } };
    if (verb == Verb::Discard)
        return missing(action.cards[0]);
    return verb == Verb::Meld ? refuseMelds(state, action) : refuseAtMeld(state, action);
}

} // namespace sobremesa::loba
