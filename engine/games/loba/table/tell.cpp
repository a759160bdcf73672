// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/scoring.h"
#include "engine/games/loba/table/words.h"
#include "engine/table/sentence.h"

#include <algorithm>

// What happened, in sentences.
namespace sobremesa::loba {

namespace {

constexpr Sentence drawsStock { SM_TEXT("loba", "You draw the %2 from the stock."),
    SM_TEXT("loba", "%1 draws from the stock.") };
constexpr Sentence takesDiscard { SM_TEXT("loba", "You take the %2 from the discards."),
    SM_TEXT("loba", "%1 takes the %2 from the discards.") };
constexpr Sentence discards { SM_TEXT("loba", "You discard the %2."),
    SM_TEXT("loba", "%1 discards the %2.") };
constexpr Sentence laysTrio { SM_TEXT("loba", "You lay down a trio: %2."),
    SM_TEXT("loba", "%1 lays down a trio: %2.") };
constexpr Sentence laysEscalera { SM_TEXT("loba", "You lay down an escalera: %2."),
    SM_TEXT("loba", "%1 lays down an escalera: %2.") };
constexpr Sentence laysOff { SM_TEXT("loba", "You lay off the %2."), SM_TEXT("loba", "%1 lays off the %2.") };
constexpr Sentence swapsJoker { SM_TEXT("loba",
                                    "You put the %2 in the joker's place; the joker moves to an end."),
    SM_TEXT("loba", "%1 puts the %2 in the joker's place; the joker moves to an end.") };
constexpr Sentence goesOut { SM_TEXT("loba", "You go out!"), SM_TEXT("loba", "%1 goes out.") };
constexpr Sentence showsHand { SM_TEXT("loba", "You still hold %2."), SM_TEXT("loba", "%1 still holds %2.") };

Told line(Text text)
{
    Told told;
    told.line = std::move(text);
    return told;
}

bool isEscalera(const Event &event)
{
    const auto &cards = event.cards;
    const auto real = [](Card card) { return !card.isJoker(); };
    const Card *first = std::find_if(cards.begin(), cards.end(), real);
    return std::any_of(
        first, cards.end(), [&](Card card) { return real(card) && card.rank() != first->rank(); });
}

Told tellOntoTable(Seat viewer, std::span<const Event> step, std::size_t index)
{
    const Event &event = step[index];
    if (event.cards.size() > 1)
        return line(
            said(isEscalera(event) ? laysEscalera : laysTrio, event.seat, viewer, { listOf(event.cards) }));
    const bool swap = index + 1 < step.size() && step[index + 1].kind == EventKind::Moved
        && step[index + 1].from.zone == Zone::Meld;
    return line(said(swap ? swapsJoker : laysOff, event.seat, viewer, { event.cards[0] }));
}

Told tellMoved(Seat viewer, std::span<const Event> step, std::size_t index)
{
    const Event &event = step[index];
    if (event.from.zone == Zone::Hand && event.to.zone == Zone::Meld)
        return tellOntoTable(viewer, step, index);
    if (event.from.zone == Zone::Hand && event.to.zone == Zone::Discards)
        return line(said(discards, event.seat, viewer, { event.cards[0] }));
    if (event.from.zone == Zone::Discards && event.to.zone == Zone::Hand)
        return line(said(takesDiscard, event.seat, viewer, { event.cards[0] }));
    if (event.from.zone == Zone::Stock && event.to.zone == Zone::Discards)
        return line({ SM_TEXT("loba", "The up-card is the %1."), { event.cards[0] } });
    // One card is drawn; eleven are dealt.
    if (event.from.zone == Zone::Stock && event.cards.size() == 1)
        return line(said(drawsStock, event.seat, viewer, { event.cards[0] }));
    return {};
}

Told tellNoted(Seat viewer, const Event &event)
{
    switch (static_cast<Note>(event.code)) {
    case Note::WentOut: {
        Told told = line(said(goesOut, event.seat, viewer));
        told.bubble = { SM_TEXT("loba", "I am out!"), {} };
        told.account = told.large = true;
        return told;
    }
    case Note::Blocked: {
        Told told = line(
            { SM_TEXT("loba", "The stock is used up and nobody is out: everyone counts their hand."), {} });
        told.account = true;
        return told;
    }
    case Note::Contract:
        return line({ SM_TEXT("loba", "The contract: %1."), { contractName(event.points) } });
    case Note::Reshuffled:
        return line({ SM_TEXT("loba", "The discards are reshuffled and become the new stock."), {} });
    }
    return {};
}

} // namespace

Told tell(const State &, Seat viewer, std::span<const Event> step, std::size_t index)
{
    const Event &event = step[index];
    switch (event.kind) {
    case EventKind::Moved:
        return tellMoved(viewer, step, index);
    case EventKind::Shown:
        return line(said(showsHand, event.seat, viewer, { listOf(event.cards) }));
    case EventKind::Scored:
        return { { "%1", { Term { State::info().reasons[event.code].label } } }, {},
            { SM_TEXT("loba", "The cards left in the hand count against their owner."), {} } };
    case EventKind::Noted:
        return tellNoted(viewer, event);
    default:
        return {};
    }
}

} // namespace sobremesa::loba
