// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/scoring.h"
#include "engine/games/loba/table/words.h"

#include <algorithm>

// What the table offers, and what it asks.
namespace sobremesa::loba {

namespace {

Offer offerDraw(const State &state, const Action &action)
{
    Offer shown { action, {}, {}, Manner::Primary, Spot::Bar, 'S', 0, {} };
    if (static_cast<Source>(action.word) == Source::Stock) {
        shown.title = { SM_TEXT("loba", "Stock"), {} };
        shown.deed = { SM_TEXT("loba", "Draw from the stock"), {} };
        shown.instead = { SM_TEXT("loba", "the stock"), {} };
        shown.worth = { SM_TEXT_N("loba", "%n card(s) left"), {}, static_cast<int>(state.stock.size()) };
        shown.concerns = { Card {} };
        return shown;
    }
    shown.title = { SM_TEXT("loba", "Take the %1"), { state.discards.back() } };
    shown.instead = { SM_TEXT("loba", "the %1"), { state.discards.back() } };
    shown.worth = { SM_TEXT("loba", "everyone sees it"), {} };
    shown.manner = Manner::Secondary;
    shown.letter = 'T';
    shown.order = 1;
    shown.concerns = { state.discards.back() };
    return shown;
}

std::vector<TextValue> meldsOf(const Action &action)
{
    std::vector<TextValue> melds;
    for (const CardGroup &group : groupsOf(action))
        melds.emplace_back(CardList(group.cards.begin(), group.cards.end()));
    return melds;
}

Offer offerMeld(const Action &action)
{
    static constexpr std::array titles { SM_TEXT("loba", "Lay down: %1"),
        SM_TEXT("loba", "Lay down: %1 · %2"), SM_TEXT("loba", "Lay down: %1 · %2 · %3"),
        SM_TEXT("loba", "Lay down: %1 · %2 · %3 · %4") };
    Offer shown { action, {}, {}, Manner::Primary, Spot::Chosen, 0, 0, {} };
    int points = 0;
    for (const Card card : action.cards)
        points += valueOf(card);
    std::vector<TextValue> melds = meldsOf(action);
    const char *title = titles[std::min(melds.size(), titles.size()) - 1];
    shown.title = { title, std::move(melds) };
    shown.worth = { SM_TEXT("loba", "Your hand: −%1"), { std::int64_t { points } } };
    shown.final = true;
    // The more points go down, the further in front; shown before the cards are chosen.
    shown.order = -1 - points;
    return shown;
}

bool soundAlike(const Meld &left, const Meld &right)
{
    const bool same = left.escalera == right.escalera && left.suit == right.suit && left.low == right.low;
    return same && (!left.escalera || left.high() == right.high());
}

// By the ends of an escalera, or the rank of a trio; with whose it is if there is another one like it, and by
// all its cards if both are of one player.
Text meldName(const State &state, const Meld &meld)
{
    const auto alike = [&](const Meld &other) { return soundAlike(meld, other); };
    const auto ofOne = [&](const Meld &other) { return alike(other) && other.owner == meld.owner; };
    const SeatName owner { meld.owner };
    if (std::count_if(state.melds.begin(), state.melds.end(), ofOne) > 1)
        return { "%1 · %2", { listOf(meld.cards), owner } };
    const bool several = std::count_if(state.melds.begin(), state.melds.end(), alike) > 1;
    if (meld.escalera)
        return { several ? "%1–%2 · %3" : "%1–%2",
            { cardAt(meld.suit, meld.low), cardAt(meld.suit, meld.high()), owner } };
    return { several ? SM_TEXT("loba", "trio of %1 · %2") : SM_TEXT("loba", "trio of %1"),
        { RankName { meld.low }, owner } };
}

const char *layoffTitle(const Action &action)
{
    if (action.word == none)
        return SM_TEXT("loba", "Lay off");
    return static_cast<End>(action.word) == End::Low ? SM_TEXT("loba", "Lay off · low end")
                                                     : SM_TEXT("loba", "Lay off · high end");
}

const char *swapTitle(const Action &action)
{
    return static_cast<End>(action.word) == End::Low ? SM_TEXT("loba", "Swap · joker to the low end")
                                                     : SM_TEXT("loba", "Swap · joker to the high end");
}

Offer offerAtMeld(const State &state, const Action &action)
{
    const Meld &meld = *meldNumbered(state, action.number);
    const bool swap = static_cast<Verb>(action.verb) == Verb::Swap;
    Offer shown { action, {}, {}, Manner::Primary, Spot::Card, 0, 0, {} };
    shown.title = { swap ? swapTitle(action) : layoffTitle(action), {} };
    shown.worth = meldName(state, meld);
    shown.order = (swap ? 100 : 0) + 2 * action.number + (action.word == none ? 0 : action.word);
    shown.concerns = listOf(meld.cards);
    shown.atFirst = action.word != none && static_cast<End>(action.word) == End::Low;
    return shown;
}

Offer offerDiscard(const State &state, const Action &action)
{
    const Card card = action.cards[0];
    Offer shown { action, {}, {}, Manner::Secondary, Spot::Card, 'X', 400, {} };
    shown.title = { SM_TEXT("loba", "Discard"), {} };
    shown.deed = { SM_TEXT("loba", "Discard the %1"), { card } };
    shown.worth = { SM_TEXT_N("loba", "−%n point(s)"), {}, valueOf(card) };
    shown.chosenFirst = true; // a wrong press must not end the turn
    if (card.isJoker())
        shown.manner = Manner::Danger;
    if (!state.discards.empty())
        shown.concerns = { state.discards.back() };
    return shown;
}

} // namespace

Offer offer(const State &seen, const Action &action)
{
    switch (static_cast<Verb>(action.verb)) {
    case Verb::Draw:
        return offerDraw(seen, action);
    case Verb::Meld:
        return offerMeld(action);
    case Verb::Layoff:
    case Verb::Swap:
        return offerAtMeld(seen, action);
    case Verb::Discard:
        break;
    }
    return offerDiscard(seen, action);
}

Text question(const State &seen, Seat viewer, std::optional<Card> lifted)
{
    if (!actors(seen).contains(viewer))
        return {};
    if (seen.phase == Phase::Draw)
        return { SM_TEXT("loba", "Your turn: draw a card"), {} };
    if (lifted)
        return { SM_TEXT("loba", "What do you do with the %1?"), { *lifted } };
    if (mayLayOff(seen))
        return { SM_TEXT("loba", "Lay off, or discard a card"), {} };
    const bool complete =
        !seen.melded.contains(viewer) && contractInReach(bagOf(seen.hands[viewer]), contractOf(seen.deal));
    if (complete)
        return { SM_TEXT("loba", "Lay down or discard"), {} };
    return { SM_TEXT("loba", "Discard a card"), {} };
}

} // namespace sobremesa::loba
