// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/porrazo/phases.h"
#include "engine/games/porrazo/table/words.h"
#include "engine/table/capture.h"
#include "engine/table/sentence.h"

namespace sobremesa::porrazo {

namespace {

constexpr Sentence laysCard { SM_TEXT("porrazo", "You lay the %2."), SM_TEXT("porrazo", "%1 lays the %2.") };
constexpr Sentence takesCards { SM_TEXT("porrazo", "You take %3 with the %2."),
    SM_TEXT("porrazo", "%1 takes %3 with the %2.") };
constexpr Sentence answers { SM_TEXT("porrazo", "You answer with the %2 and take %3."),
    SM_TEXT("porrazo", "%1 answers with the %2 and takes %3.") };
constexpr Sentence laysTendido { SM_TEXT("porrazo", "You lay out the tendido: %2."),
    SM_TEXT("porrazo", "%1 lays out the tendido: %2.") };
constexpr Sentence waits { SM_TEXT("porrazo", "You wait with the tendido."),
    SM_TEXT("porrazo", "%1 waits with the tendido.") };
constexpr Sentence countsLeft { SM_TEXT("porrazo", "You count %2 from the left."),
    SM_TEXT("porrazo", "%1 counts %2 from the left.") };
constexpr Sentence countsRight { SM_TEXT("porrazo", "You count %2 from the right."),
    SM_TEXT("porrazo", "%1 counts %2 from the right.") };
constexpr Sentence declaresRonda { SM_TEXT("porrazo", "You declare a ronda."),
    SM_TEXT("porrazo", "%1 declares a ronda.") };
constexpr Sentence declaresRondine { SM_TEXT("porrazo", "You declare a rondine."),
    SM_TEXT("porrazo", "%1 declares a rondine.") };
constexpr Sentence staysSilent { SM_TEXT("porrazo", "You stay silent."), "" };
constexpr Sentence claims { SM_TEXT("porrazo", "You claim what %2 did not declare."),
    SM_TEXT("porrazo", "%1 claims what %2 did not declare.") };
constexpr Sentence claimsFromYou { "", SM_TEXT("porrazo", "%1 claims what you did not declare.") };
constexpr Sentence passes { SM_TEXT("porrazo", "You claim nothing more."),
    SM_TEXT("porrazo", "%1 claims nothing more.") };
constexpr Sentence takesRest { SM_TEXT_N(
                                   "porrazo", "You made the last capture and take the rest: %n card(s)."),
    SM_TEXT_N("porrazo", "%1 made the last capture and takes the rest: %n card(s).") };

// Why points are booked, and what is called out with them; in the order of Reason.
struct Points
{
    const char *why;
    const char *bubble;
    bool large = false;
};
constexpr Points pointWords[] = {
    { SM_TEXT("porrazo", "Cards of the tendido lie in their places."), "" },
    { SM_TEXT("porrazo", "Two equal cards with the tendido."), "" },
    { SM_TEXT("porrazo", "Three equal cards with the tendido."), "" },
    { SM_TEXT("porrazo", "Four equal cards with the tendido."), "" },
    { SM_TEXT("porrazo", "The card lies in its place."), "" },
    { SM_TEXT("porrazo", "It struck the card just laid."), SM_TEXT("porrazo", "¡Porrazo!") },
    { SM_TEXT("porrazo", "The porrazo was answered."), "" },
    { SM_TEXT("porrazo", "The porrazo was answered."), "" },
    { SM_TEXT("porrazo", "The third equal card in a row."), SM_TEXT("porrazo", "¡Contraporrazo!"), true },
    { SM_TEXT("porrazo", "The table is clean."), SM_TEXT("porrazo", "¡Limpia!") },
    { SM_TEXT("porrazo", "The fourth equal card in a row wins the game."), SM_TEXT("porrazo", "¡San Benito!"),
        true },
    { SM_TEXT("porrazo", "The side with the highest scores all of its own."), "" },
    { SM_TEXT("porrazo", "The side with the highest scores all of its own."), "" },
    { SM_TEXT("porrazo", "It was not declared, and it was claimed."), "" },
    { SM_TEXT("porrazo", "It was not declared, and it was claimed."), "" },
    { SM_TEXT("porrazo", "More captured cards than the second."), "" },
};
static_assert(rowsUpTo<Reason::Cards>(pointWords));

bool takesOver(std::span<const Event> step, std::size_t index)
{
    return index + 1 < step.size() && step[index + 1].from.zone == Zone::Captured;
}

Told tellMoved(Seat viewer, std::span<const Event> step, std::size_t index)
{
    const Event &event = step[index];
    if (event.to.zone == Zone::Aside)
        return { said(
            laysTendido, event.seat, viewer, { CardList(event.cards.begin(), event.cards.end()) }) };
    if (event.from.zone != Zone::Hand || event.to.zone != Zone::Table)
        return {};
    const CardList taken = capturedBy(step, index);
    if (taken.empty())
        return { said(laysCard, event.seat, viewer, { event.cards[0] }) };
    const Sentence &sentence = takesOver(step, index) ? answers : takesCards;
    return { said(sentence, event.seat, viewer, { event.cards[0], taken }) };
}

// The row lies there for a moment before it goes to the table.
Told tellArranged(Seat viewer, const Event &event)
{
    const CardList row(event.action.cards.begin(), event.action.cards.end());
    const bool right = event.action.word == rightWord;
    Told told { said(right ? countsRight : countsLeft, event.seat, viewer, { row }) };
    const Cards<4> scoring = inTheirPlaces(arrangementOf(event.action));
    told.lit.assign(scoring.begin(), scoring.end());
    told.rests = true;
    return told;
}

Told tellSaid(Seat viewer, const Event &event)
{
    const Seat seat = event.seat;
    switch (static_cast<Verb>(event.action.verb)) {
    case Verb::Tendido:
        return { {}, { SM_TEXT("porrazo", "¡Tendido!"), {} } };
    case Verb::Wait:
        return { said(waits, seat, viewer, {}) };
    case Verb::Arrange:
        return tellArranged(viewer, event);
    case Verb::Declare:
        if (event.action.word == 1)
            return { said(declaresRondine, seat, viewer, {}), { SM_TEXT("porrazo", "¡Rondine!"), {} } };
        return { said(declaresRonda, seat, viewer, {}), { SM_TEXT("porrazo", "¡Ronda!"), {} } };
    case Verb::Silent:
        return { said(staysSilent, seat, viewer, {}) };
    case Verb::Claim:
        return { said(event.action.number == viewer ? claimsFromYou : claims, seat, viewer,
                     { SeatName { event.action.number } }),
            { SM_TEXT("porrazo", "¡La reclamo!"), {} } };
    case Verb::Pass:
        return { said(passes, seat, viewer, {}), { SM_TEXT("porrazo", "Paso."), {} } };
    case Verb::Play:
        break;
    }
    return {};
}

Told tellScored(const Event &event)
{
    const Points &words = pointWords[event.code];
    Told told { { "%1", { Term { State::info().reasons[event.code].label } } }, {}, { words.why, {} } };
    if (words.bubble[0] != 0)
        told.bubble = { words.bubble, {} };
    told.large = words.large;
    return told;
}

Told tellNoted(const State &seen, Seat viewer, const Event &event)
{
    switch (static_cast<Note>(event.code)) {
    case Note::NextDeal:
        return { { SM_TEXT("porrazo", "Deal %1 of %2"),
                     { std::int64_t { event.points }, std::int64_t { dealsInHand(seen.rules) } } },
            {}, {}, true };
    case Note::Leftover:
        return { { SM_TEXT_N("porrazo", "%n leftover card(s) go to the table."), {}, event.points } };
    case Note::Declarations: { // the same for everybody, and for nobody: nothing is to be read of it
        Told told;
        told.pauses = true;
        return told;
    }
    case Note::Rest:
        return { said(takesRest, event.seat, viewer, {}, event.points) };
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
        return tellScored(event);
    case EventKind::Noted:
        return tellNoted(seen, viewer, event);
    default:
        return {};
    }
}

} // namespace sobremesa::porrazo
