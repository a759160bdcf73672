// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/table/words.h"
#include "engine/games/loba/scoring.h"

#include "engine/table/sentence.h"
#include <algorithm>

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

// By the number of the deal, from 1.
constexpr std::array<const char *, dealsOfGame> contractNames {
    SM_TEXT("loba", "two trios"),
    SM_TEXT("loba", "one trio and one escalera"),
    SM_TEXT("loba", "two escaleras"),
    SM_TEXT("loba", "three trios"),
    SM_TEXT("loba", "two trios and one escalera"),
    SM_TEXT("loba", "one trio and two escaleras"),
};

Term contractName(int deal)
{
    return { contractNames[static_cast<std::size_t>(deal - 1)] };
}

template<typename Container>
CardList listed(const Container &cards)
{
    return CardList(cards.begin(), cards.end());
}

// ---- answers

Offer offerDraw(const State &state, const Action &action)
{
    Offer shown { action, {}, {}, Manner::Primary, Spot::Bar, 'S', 0, {} };
    if (static_cast<Source>(action.word) == Source::Stock) {
        shown.title = { SM_TEXT("loba", "Stock"), {} };
        shown.worth = { SM_TEXT_N("loba", "%n card(s) left"), {}, static_cast<int>(state.stock.size()) };
        shown.concerns = { Card {} };
        return shown;
    }
    shown.title = { SM_TEXT("loba", "Take the %1"), { state.discards.back() } };
    shown.worth = { SM_TEXT("loba", "everybody sees it"), {} };
    shown.manner = Manner::Secondary;
    shown.letter = 'T';
    shown.order = 1;
    shown.concerns = { state.discards.back() };
    return shown;
}

std::vector<TextValue> meldsOf(const Action &action)
{
    std::vector<TextValue> melds;
    CardList cards;
    for (std::size_t i = 0; i < action.cards.size(); ++i) {
        cards.push_back(action.cards[i]);
        const bool last = i + 1 == action.cards.size() || (action.meldStarts >> (i + 1) & 1U) != 0;
        if (last) {
            melds.emplace_back(cards);
            cards.clear();
        }
    }
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
    shown.worth = { SM_TEXT("loba", "%1 points less in the hand"), { std::int64_t { points } } };
    shown.final = true;
    // The more points go down, the further in front; shown before the cards are chosen.
    shown.order = -1 - points;
    return shown;
}

// By the ends of an escalera, or the rank of a trio.
Text meldName(const Meld &meld)
{
    if (meld.escalera)
        return { "%1–%2", { cardAt(meld.suit, meld.low), cardAt(meld.suit, meld.high()) } };
    return { SM_TEXT("loba", "trio of %1"), { RankName { meld.low } } };
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
    shown.worth = meldName(meld);
    shown.order = (swap ? 100 : 0) + 2 * action.number + (action.word == none ? 0 : action.word);
    shown.concerns = listed(meld.cards);
    shown.atFirst = action.word != none && static_cast<End>(action.word) == End::Low;
    return shown;
}

Offer offerDiscard(const State &state, const Action &action)
{
    const Card card = action.cards[0];
    Offer shown { action, {}, {}, Manner::Secondary, Spot::Card, 0, 400, {} };
    shown.title = { SM_TEXT("loba", "Discard"), {} };
    shown.worth = { SM_TEXT_N("loba", "−%n point(s)"), {}, valueOf(card) };
    if (card.isJoker())
        shown.manner = Manner::Danger;
    if (!state.discards.empty())
        shown.concerns = { state.discards.back() };
    return shown;
}

// ---- what happened

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
            said(isEscalera(event) ? laysEscalera : laysTrio, event.seat, viewer, { listed(event.cards) }));
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
            { SM_TEXT("loba", "The stock is used up and nobody is out: everybody counts his hand."), {} });
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
        return { SM_TEXT("loba", "What shall become of the %1?"), { *lifted } };
    if (mayLayOff(seen))
        return { SM_TEXT("loba", "Lay off, or discard a card"), {} };
    const bool complete =
        !seen.melded.contains(viewer) && contractInReach(bagOf(seen.hands[viewer]), contractOf(seen.deal));
    if (complete)
        return { SM_TEXT("loba", "Lay down or discard"), {} };
    return { SM_TEXT("loba", "Discard a card"), {} };
}

Told tell(const State &, Seat viewer, std::span<const Event> step, std::size_t index)
{
    const Event &event = step[index];
    switch (event.kind) {
    case EventKind::Moved:
        return tellMoved(viewer, step, index);
    case EventKind::Shown:
        return line(said(showsHand, event.seat, viewer, { listed(event.cards) }));
    case EventKind::Scored:
        return { { "%1", { Term { State::info().reasons[event.code].label } } }, {},
            { SM_TEXT("loba", "The cards left in the hand count against their owner."), {} } };
    case EventKind::Noted:
        return tellNoted(viewer, event);
    default:
        return {};
    }
}

int dealsInAll(const State & /*seen*/)
{
    return dealsOfGame;
}

Text headline(const State &seen)
{
    return { "%1", { contractName(seen.deal) } };
}

namespace {

// After the deal, what the hand has cost.
Text countedLine(const State &seen, Seat seat)
{
    const DealResult &result = seen.history.back();
    if (result.out == seat)
        return { SM_TEXT("loba", "out"), {} };
    return { SM_TEXT_N("loba", "+%n point(s)"), {}, result.points[seat] };
}

} // namespace

Text seatLine(const State &seen, Seat seat)
{
    if (!seen.history.empty() && (seen.phase == Phase::Between || seen.phase == Phase::Over))
        return countedLine(seen, seat);
    const int cards = static_cast<int>(seen.hands[seat].size());
    if (seen.melded.contains(seat))
        return { SM_TEXT_N("loba", "%n card(s) · has melded"), {}, cards };
    return { SM_TEXT_N("loba", "%n card(s)"), {}, cards };
}

Text seatRole(const State &seen, Seat seat)
{
    return seat == seen.dealer ? Text { SM_TEXT("loba", "dealer"), {} } : Text {};
}

Text sideNote(const State &seen, Side side)
{
    const auto outs = std::count_if(seen.history.begin(), seen.history.end(),
        [side](const DealResult &result) { return result.out == side; });
    if (outs == 0)
        return {};
    return { SM_TEXT_N("loba", "out %n time(s)"), {}, static_cast<int>(outs) };
}

} // namespace sobremesa::loba
