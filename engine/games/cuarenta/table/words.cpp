// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/cuarenta/table/words.h"
#include "engine/games/cuarenta/captures.h"
#include "engine/games/cuarenta/scoring.h"
#include "engine/table/sentence.h"

namespace sobremesa::cuarenta {

namespace {

constexpr Sentence laysCard { SM_TEXT("cuarenta", "You lay the %2."),
    SM_TEXT("cuarenta", "%1 lays the %2.") };
constexpr Sentence takesCards { SM_TEXT("cuarenta", "You take %3 with the %2."),
    SM_TEXT("cuarenta", "%1 takes %3 with the %2.") };
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
    { SM_TEXT("cuarenta", "Both sides took as many cards: the points go to the side that did not deal."),
        "" },
    { SM_TEXT("cuarenta", "A caída took a card of a ronda."), "" },
};

int batches(const State &state)
{
    return state.rules.players == 2 ? 4 : 2;
}

// ---- answers

// The cards captured besides the one played: the base, and the run above it (4.4, 4.5).
struct Parts
{
    CardList base;
    CardList run;
};

Parts partsOf(const Action &action)
{
    Parts parts;
    const int played = placeOf(action.cards[0]);
    for (std::size_t i = 1; i < action.cards.size(); ++i)
        (placeOf(action.cards[i]) <= played ? parts.base : parts.run).push_back(action.cards[i]);
    return parts;
}

const char *titleOf(bool run, bool caida, bool limpia)
{
    static constexpr const char *titles[2][4] = {
        { SM_TEXT("cuarenta", "%1"), SM_TEXT("cuarenta", "%1 · Caída"), SM_TEXT("cuarenta", "%1 · Limpia"),
            SM_TEXT("cuarenta", "%1 · Caída y limpia") },
        { SM_TEXT("cuarenta", "%1 + %2"), SM_TEXT("cuarenta", "%1 + %2 · Caída"),
            SM_TEXT("cuarenta", "%1 + %2 · Limpia"), SM_TEXT("cuarenta", "%1 + %2 · Caída y limpia") },
    };
    return titles[run ? 1 : 0][(caida ? 1 : 0) + (limpia ? 2 : 0)];
}

Text worthOf(const State &state, Seat seat, int cards, bool caida, bool limpia)
{
    const CapturePoints points = capturePoints(state.rules, state.scores[sideOf(state, seat)], caida, limpia);
    const int sum = points.caida + points.limpia;
    if (sum > 0)
        return { SM_TEXT_N("cuarenta", "%n card(s), +%1 points"), { std::int64_t { sum } }, cards };
    if (caida || limpia)
        return { SM_TEXT_N("cuarenta", "%n card(s), no points at 38"), {}, cards };
    return { SM_TEXT_N("cuarenta", "%n card(s)"), {}, cards };
}

Offer offerPlay(const State &state, const Action &action)
{
    Offer shown { action, {}, {}, Manner::Secondary, Spot::Card, 0, 0, {} };
    if (action.cards.size() == 1) {
        shown.title = { SM_TEXT("cuarenta", "Lay it"), {} };
        shown.worth = { SM_TEXT("cuarenta", "takes nothing"), {} };
        shown.order = 100;
        return shown;
    }
    const Parts parts = partsOf(action);
    const bool match = parts.base.size() == 1 && parts.base[0].rank() == action.cards[0].rank();
    const bool caida = match && parts.base[0] == state.laid;
    const bool limpia = action.cards.size() - 1 == state.table.size();
    shown.title = { titleOf(!parts.run.empty(), caida, limpia), { CardSum { parts.base }, parts.run } };
    shown.worth = worthOf(state, action.seat, static_cast<int>(action.cards.size()), caida, limpia);
    shown.concerns.assign(action.cards.begin() + 1, action.cards.end());
    // Equal card, then sums; the longer run first.
    shown.order = (match ? 0 : 40) + static_cast<int>(20 - action.cards.size());
    return shown;
}

Offer wordOffer(const Action &action, const char *title, Text worth, Manner manner, Spot spot, char letter)
{
    return { action, { title, {} }, std::move(worth), manner, spot, letter, action.verb, {} };
}

Text points(int number)
{
    return { SM_TEXT("cuarenta", "+%1"), { std::int64_t { number } } };
}

// ---- what happened

// The captured cards of the play that begins at step[index].
CardList capturedBy(std::span<const Event> step, std::size_t index)
{
    CardList cards;
    const Card played = step[index].cards[0];
    for (const Event &event : step.subspan(index + 1)) {
        if (event.kind != EventKind::Moved || event.from.zone != Zone::Table)
            break;
        for (const Card card : event.cards) {
            if (card != played)
                cards.push_back(card);
        }
    }
    return cards;
}

Told tellMoved(Seat viewer, std::span<const Event> step, std::size_t index)
{
    const Event &event = step[index];
    if (event.from.zone != Zone::Hand || event.to.zone != Zone::Table)
        return {};
    const CardList taken = capturedBy(step, index);
    if (taken.empty())
        return { said(laysCard, event.seat, viewer, { event.cards[0] }) };
    return { said(takesCards, event.seat, viewer, { event.cards[0], taken }) };
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

// Section 5.1: card by card as far as nothing is booked for them, then the points.
std::vector<int> countedAloud(int cards)
{
    std::vector<int> numbers;
    for (int card = 1; card <= std::min(cards, countedFrom); ++card)
        numbers.push_back(card);
    for (int card = countedFrom; card <= cards; ++card) {
        if (numbers.back() != cardPoints(card))
            numbers.push_back(cardPoints(card));
    }
    return numbers;
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
        Told pile { { SM_TEXT_N("cuarenta", "%1: %n captured card(s)."), { SideName { event.side } },
            event.points } };
        pile.counting = countedAloud(event.points);
        return pile;
    }
    }
    return {};
}

} // namespace

Offer offer(const State &seen, const Action &action)
{
    switch (static_cast<Verb>(action.verb)) {
    case Verb::Ronda:
        return wordOffer(action, SM_TEXT("cuarenta", "Ronda"), points(rondaPoints(seen.rules)),
            Manner::Secondary, Spot::Beside, 'R');
    case Verb::Claim:
        return wordOffer(action, SM_TEXT("cuarenta", "Claim the run"), {}, Manner::Primary,
            seen.phase == Phase::LastClaim ? Spot::Bar : Spot::Beside, 'C');
    case Verb::Pass:
        return wordOffer(
            action, SM_TEXT("cuarenta", "Nothing to claim"), {}, Manner::Secondary, Spot::Bar, 'P');
    case Verb::Collect: {
        Offer shown = wordOffer(action, SM_TEXT("cuarenta", "Collect: %1"), points(capturedRondaPoints),
            Manner::Primary, Spot::Bar, 0);
        shown.title.values = { RankName { action.number } };
        return shown;
    }
    case Verb::Forgo:
        return wordOffer(action, SM_TEXT("cuarenta", "Forgo"), {}, Manner::Danger, Spot::Bar, 'F');
    case Verb::Play:
        break;
    }
    return offerPlay(seen, action);
}

Text question(const State &seen, Seat viewer, std::optional<Card> lifted)
{
    if (lifted)
        return { SM_TEXT("cuarenta", "How shall the %1 take?"), { *lifted } };
    if (seen.phase == Phase::LastClaim && actors(seen).contains(viewer))
        return { SM_TEXT("cuarenta", "Did the last card leave a run?"), {} };
    if (seen.phase == Phase::Count && actors(seen).contains(viewer))
        return { SM_TEXT("cuarenta", "You have captured a ronda. Of which rank?"), {} };
    if (seen.phase == Phase::Play && seen.turn == viewer)
        return { SM_TEXT("cuarenta", "Your turn: play a card"), {} };
    return {};
}

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

Text headline(const State &seen)
{
    return { SM_TEXT("cuarenta", "batch %1 of %2 · to 40"),
        { std::int64_t { seen.batch }, std::int64_t { batches(seen) } } };
}

Text seatLine(const State &seen, Seat seat)
{
    return { SM_TEXT_N("cuarenta", "%n card(s)"), {}, static_cast<int>(seen.hands[seat].size()) };
}

Text seatRole(const State &seen, Seat seat)
{
    return seat == seen.dealer ? Text { SM_TEXT("cuarenta", "dealer"), {} } : Text {};
}

// 5.3: from 38 the scoring cards are given back, and the word of the rule stands in their place.
Text sideNote(const State &seen, Side side)
{
    if (seen.scores[side] != restricted)
        return {};
    static constexpr const char *notes[] = { SM_TEXT("cuarenta", "38 · no caída"),
        SM_TEXT("cuarenta", "38 · only caída"), SM_TEXT("cuarenta", "38") };
    return { notes[static_cast<std::size_t>(seen.rules.rule38)], {} };
}

} // namespace sobremesa::cuarenta
