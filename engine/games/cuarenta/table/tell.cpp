// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/cuarenta/scoring.h"
#include "engine/games/cuarenta/table/words.h"
#include "engine/table/capture.h"
#include "engine/table/sentence.h"

// What happened, in sentences.
namespace sobremesa::cuarenta {

namespace {

constexpr Sentence laysCard { SM_TEXT("cuarenta", "You lay the %2."),
    SM_TEXT("cuarenta", "%1 lays the %2.") };
constexpr Sentence takesCards { SM_TEXT("cuarenta", "You take %3 with the %2."),
    SM_TEXT("cuarenta", "%1 takes %3 with the %2.") };
constexpr Sentence takesRun { SM_TEXT("cuarenta", "You take %3 with the %2, then %4."),
    SM_TEXT("cuarenta", "%1 takes %3 with the %2, then %4.") };
constexpr Sentence declaresRonda { SM_TEXT("cuarenta", "You declare a ronda."),
    SM_TEXT("cuarenta", "%1 declares a ronda.") };
constexpr Sentence claimsRun { SM_TEXT_N("cuarenta", "You claim the missed run: %n card(s)."),
    SM_TEXT_N("cuarenta", "%1 claims the missed run: %n card(s).") };
constexpr Sentence collectsRonda { SM_TEXT("cuarenta", "You collect for the captured ronda: %2."),
    SM_TEXT("cuarenta", "%1 collects for the captured ronda: %2.") };
constexpr Sentence letsGo { SM_TEXT("cuarenta", "You let it go."), SM_TEXT("cuarenta", "%1 lets it go.") };

// Why points are booked, by reason: rows in the order of Reason.
constexpr Sentence whyPoints[] = {
    { SM_TEXT("cuarenta", "Four equal cards in one hand win the game."), "" },
    { SM_TEXT("cuarenta", "Three equal cards among the five just dealt."), "" },
    { SM_TEXT("cuarenta", "The card fell on the one just laid."), "" },
    { SM_TEXT("cuarenta", "The table is clean."), "" },
    { SM_TEXT("cuarenta", "Twenty or more captured cards."), "" },
    { SM_TEXT("cuarenta", "More captured cards than the other side."), "" },
    { SM_TEXT("cuarenta",
          "Both sides took the same number of cards: the points go to the side that did not deal."),
        "" },
    { SM_TEXT("cuarenta", "A caída took a card of a ronda."), "" },
};
static_assert(rowsUpTo<Reason::CapturedRonda>(whyPoints));

Told tellMoved(Seat viewer, std::span<const Event> step, std::size_t index)
{
    const Event &event = step[index];
    if (event.from.zone != Zone::Hand || event.to.zone != Zone::Table)
        return {};
    const CardList taken = capturedBy(step, index);
    if (taken.empty())
        return { said(laysCard, event.seat, viewer, { event.cards[0] }) };
    CardList first; // the equal card or the sum
    CardList run; // what follows upon it
    for (const Card card : taken)
        (card.rank() > event.cards[0].rank() ? run : first).push_back(card);
    if (first.empty() || run.empty())
        return { said(takesCards, event.seat, viewer, { event.cards[0], taken }) };
    return { said(takesRun, event.seat, viewer, { event.cards[0], first, run }) };
}

Told tellSaid(Seat viewer, const Event &event)
{
    switch (static_cast<Verb>(event.action.verb)) {
    case Verb::Ronda:
        return { said(declaresRonda, event.seat, viewer, {}), { SM_TEXT("cuarenta", "¡Ronda!"), {} } };
    case Verb::Claim:
        return { {}, { SM_TEXT("cuarenta", "¡La secuencia!"), {} } };
    case Verb::Collect:
        return { said(collectsRonda, event.seat, viewer, { RankName { event.action.number } }),
            { SM_TEXT("cuarenta", "¡Cobro la ronda!"), {} } };
    case Verb::Forgo:
    case Verb::Pass:
        return { said(letsGo, event.seat, viewer, {}) };
    case Verb::Play:
        break;
    }
    return {};
}

// Section 5.1: the points, from the first cards that bring some; where nothing is booked, the cards.
std::vector<int> countedAloud(int cards)
{
    if (cards < countedFrom)
        return { cards };
    std::vector<int> numbers;
    for (int card = countedFrom; card <= cards; ++card) {
        if (numbers.empty() || numbers.back() != cardPoints(card))
            numbers.push_back(cardPoints(card));
    }
    return numbers;
}

// "31 cards: 20 are 6, and 11 more: 18"
Text pileText(Side side, int cards)
{
    if (cards <= countedFrom)
        return { SM_TEXT_N("cuarenta", "%1: %n captured card(s)."), { SideName { side } }, cards };
    return { SM_TEXT("cuarenta", "%1: %2 cards. %3 are %4, and %5 more: %6."),
        { SideName { side }, std::int64_t { cards }, std::int64_t { countedFrom },
            std::int64_t { cardPoints(countedFrom) }, std::int64_t { cards - countedFrom },
            std::int64_t { cardPoints(cards) } } };
}

Told tellNoted(const State &seen, Seat viewer, const Event &event)
{
    switch (static_cast<Note>(event.code)) {
    case Note::Batch:
        return { { SM_TEXT("cuarenta", "Batch %1 of %2"),
                     { std::int64_t { event.points }, std::int64_t { batches(seen) } } },
            {}, {}, true };
    case Note::Claim:
        return { said(claimsRun, event.seat, viewer, {}, event.points) };
    case Note::Barred:
        return { { SM_TEXT("cuarenta", "At 38 points this does not count."), {} } };
    case Note::Left:
        return { { SM_TEXT_N("cuarenta", "%n card(s) stay on the table and belong to nobody."), {},
            event.points } };
    case Note::Pile: {
        Told pile { pileText(event.side, event.points) };
        pile.counting = countedAloud(event.points);
        return pile;
    }
    }
    return {};
}

} // namespace

Told tell(const State &seen, Seat viewer, std::span<const Event> step, std::size_t index)
{
    const Event &event = step[index];
    switch (event.kind) {
    case EventKind::Moved:
        return tellMoved(viewer, step, index);
    case EventKind::Said:
        return tellSaid(viewer, event);
    case EventKind::Scored:
        return { { "%1", { Term { State::info().reasons[event.code].label } } }, {},
            { whyPoints[event.code].you, {} } };
    case EventKind::Noted:
        return tellNoted(seen, viewer, event);
    default:
        return {};
    }
}

} // namespace sobremesa::cuarenta
