// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/table/words.h"

#include "engine/games/tresillo/phases.h"
#include "engine/table/sentence.h"

// What happened, in sentences for the log, and what is said at the table.
namespace sobremesa::tresillo {

namespace {

// A word said at the table, and how the log tells it.
struct Speech
{
    Sentence line;
    const char *bubble = "";
};

Told line(Text text)
{
    Told told;
    told.line = std::move(text);
    return told;
}

// ---- words at the table, by verb and word; %2 is the suit

constexpr Speech bids[] = {
    { { SM_TEXT("tresillo", "You pass."), SM_TEXT("tresillo", "%1 passes.") }, SM_TEXT("tresillo", "Paso.") },
    { { SM_TEXT("tresillo", "You bid: juego."), SM_TEXT("tresillo", "%1 bids: juego.") },
        SM_TEXT("tresillo", "Juego.") },
    { { SM_TEXT("tresillo", "You bid: juego más."), SM_TEXT("tresillo", "%1 bids: juego más.") },
        SM_TEXT("tresillo", "Juego más.") },
};
constexpr Speech contracts[] = {
    { { SM_TEXT("tresillo", "You play an entrada in %2."),
          SM_TEXT("tresillo", "%1 plays an entrada in %2.") },
        SM_TEXT("tresillo", "Entrada: %2.") },
    { { SM_TEXT("tresillo", "You play a vuelta."), SM_TEXT("tresillo", "%1 plays a vuelta.") },
        SM_TEXT("tresillo", "Vuelta.") },
    { { SM_TEXT("tresillo", "You play a solo in %2."), SM_TEXT("tresillo", "%1 plays a solo in %2.") },
        SM_TEXT("tresillo", "Solo: %2.") },
};
constexpr Speech takes[] = {
    { { SM_TEXT("tresillo", "You take the ten cards on top."),
          SM_TEXT("tresillo", "%1 takes the ten cards on top.") },
        SM_TEXT("tresillo", "Por arriba.") },
    { { SM_TEXT("tresillo", "You take the ten cards at the bottom."),
          SM_TEXT("tresillo", "%1 takes the ten cards at the bottom.") },
        SM_TEXT("tresillo", "Por abajo.") },
};
constexpr Speech penetros[] = {
    { { SM_TEXT("tresillo", "You play penetro in %2."), SM_TEXT("tresillo", "%1 plays penetro in %2.") },
        SM_TEXT("tresillo", "Yo penetro: %2.") },
};
constexpr Speech drops[] = {
    { { SM_TEXT("tresillo", "You stay in."), SM_TEXT("tresillo", "%1 stays in.") },
        SM_TEXT("tresillo", "Yo juego.") },
    { { SM_TEXT("tresillo", "You offer to drop out."), SM_TEXT("tresillo", "%1 offers to drop out.") },
        SM_TEXT("tresillo", "Puedo irme.") },
    { { SM_TEXT("tresillo", "You drop out."), SM_TEXT("tresillo", "%1 drops out.") },
        SM_TEXT("tresillo", "Me voy.") },
};
constexpr Speech firsts[] = {
    { { SM_TEXT("tresillo", "You want to go first."), SM_TEXT("tresillo", "%1 wants to go first.") },
        SM_TEXT("tresillo", "Voy yo.") },
    { { SM_TEXT("tresillo", "You do not mind who goes first."),
          SM_TEXT("tresillo", "%1 does not mind who goes first.") },
        SM_TEXT("tresillo", "Me da igual.") },
    { { SM_TEXT("tresillo", "You let the other go first."),
          SM_TEXT("tresillo", "%1 lets the other go first.") },
        SM_TEXT("tresillo", "Vaya usted.") },
};
static_assert(rowsUpTo<BidWord::Mas>(bids) && rowsUpTo<Contract::Solo>(contracts)
    && rowsUpTo<TakeWord::Bottom>(takes) && rowsUpTo<DropWord::Out>(drops)
    && rowsUpTo<FirstWord::Yours>(firsts));
constexpr Speech surrenders[] = {
    { { SM_TEXT("tresillo", "You surrender."), SM_TEXT("tresillo", "%1 surrenders.") },
        SM_TEXT("tresillo", "Me rindo.") }
};
constexpr Speech accepts[] = { { { SM_TEXT("tresillo", "You agree."), SM_TEXT("tresillo", "%1 agrees.") },
    SM_TEXT("tresillo", "Conforme.") } };
constexpr Speech defends[] = { { {}, SM_TEXT("tresillo", "¡La defiendo!") } };
constexpr Speech stops[] = { { { SM_TEXT("tresillo", "You stop after five tricks."),
                                   SM_TEXT("tresillo", "%1 stops after five tricks.") },
    SM_TEXT("tresillo", "Me planto.") } };
constexpr Speech bolas[] = {
    { { SM_TEXT("tresillo", "You go for the bola."), SM_TEXT("tresillo", "%1 goes for the bola.") },
        SM_TEXT("tresillo", "¡Voy a la bola!") }
};

// Rows in the order of Verb; an exchange and a card are not said.
constexpr std::span<const Speech> speeches[] = { bids, contracts, takes, penetros, drops, firsts, {}, {},
    surrenders, accepts, defends, stops, bolas };
static_assert(rowsUpTo<Verb::Bola>(speeches));

// ---- notes, in the order of Note

constexpr Sentence noteLines[] = {
    { SM_TEXT("tresillo", "Espada forzada: you hold the espada and must play."),
        SM_TEXT("tresillo", "Espada forzada: %1 holds the espada and must play.") },
    { SM_TEXT("tresillo", "Nobody plays: you must play penetro."),
        SM_TEXT("tresillo", "Nobody plays: %1 must play penetro.") },
    { SM_TEXT("tresillo", "Nobody plays. The deal is void."),
        SM_TEXT("tresillo", "Nobody plays. The deal is void.") },
    { SM_TEXT_N("tresillo", "You exchange %n card(s)."), SM_TEXT_N("tresillo", "%1 exchanges %n card(s).") },
    { SM_TEXT("tresillo", "You are first opponent."), SM_TEXT("tresillo", "%1 is first opponent.") },
    { SM_TEXT("tresillo", "You sit out this deal."), SM_TEXT("tresillo", "%1 sits out this deal.") },
    { SM_TEXT("tresillo", "You win the trick."), SM_TEXT("tresillo", "%1 wins the trick.") },
    { SM_TEXT("tresillo", "You defend it and are the declarer now."),
        SM_TEXT("tresillo", "%1 defends it and is the declarer now.") },
    { SM_TEXT("tresillo", "Your bola has failed."), SM_TEXT("tresillo", "The bola of %1 has failed.") },
    { SM_TEXT("tresillo", "You have made the bola!"), SM_TEXT("tresillo", "%1 has made the bola.") },
    { SM_TEXT("tresillo", "Sacada: you win the deal."), SM_TEXT("tresillo", "Sacada: %1 wins the deal.") },
    { SM_TEXT("tresillo", "Puesta: you have not won."), SM_TEXT("tresillo", "Puesta: %1 has not won.") },
    { SM_TEXT("tresillo", "Codillo: you beat the declarer."),
        SM_TEXT("tresillo", "Codillo: %1 beats the declarer.") },
    { SM_TEXT("tresillo", "A debt of %2 is written down for you."),
        SM_TEXT("tresillo", "A debt of %2 is written down for %1.") },
    { SM_TEXT("tresillo", "You strike out your own debt of %2."),
        SM_TEXT("tresillo", "%1 strikes out their own debt of %2.") },
    { SM_TEXT("tresillo", "The game is drawn."), SM_TEXT("tresillo", "The game is drawn.") },
};
static_assert(rowsUpTo<Note::Drawn>(noteLines));

// ---- points, in the order of Reason

constexpr const char *whyPoints[] = {
    SM_TEXT("tresillo", "The ante box is empty: everyone pays 5."),
    SM_TEXT("tresillo", "The dealer pays 1 to the plate."),
    SM_TEXT("tresillo", "The plate goes to the winner of the deal."),
    SM_TEXT("tresillo", "Everyone pays 1 to the declarer who wins."),
    SM_TEXT("tresillo", "The declarer has not won and lays the value of the play in the plate."),
    SM_TEXT("tresillo", "An opponent has more tricks than the declarer."),
    SM_TEXT("tresillo", "The largest debt on the paper is paid."),
    SM_TEXT("tresillo", "The bonus of the contract goes from or to each."),
    SM_TEXT("tresillo", "The declarer held espada, mala and basto."),
    SM_TEXT("tresillo", "The first five tricks in a row."),
    SM_TEXT("tresillo", "All nine tricks were at stake."),
    SM_TEXT("tresillo", "The game is over: debts are paid in."),
    SM_TEXT("tresillo", "Plate, box and debts are shared equally."),
};
static_assert(rowsUpTo<Reason::Share>(whyPoints));

constexpr Sentence playsCard { SM_TEXT("tresillo", "You play the %2."),
    SM_TEXT("tresillo", "%1 plays the %2.") };
constexpr Sentence takesTurned { SM_TEXT("tresillo", "You take the turned card, the %2."),
    SM_TEXT("tresillo", "%1 takes the turned card, the %2.") };
constexpr Sentence turnsCard { SM_TEXT("tresillo", "You turn the %2: trumps are %3."),
    SM_TEXT("tresillo", "%1 turns the %2: trumps are %3.") };

Told tellMoved(const State &seen, Seat viewer, const Event &event)
{
    if (event.from.zone == Zone::Hand && event.to.zone == Zone::Trick)
        return line(said(playsCard, event.seat, viewer, { event.cards[0] }));
    const bool drawn = event.from.zone == Zone::Stock && event.to.zone == Zone::Hand;
    if (drawn && seen.now.turned.known() && event.cards[0] == seen.now.turned)
        return line(said(takesTurned, event.seat, viewer, { event.cards[0] }));
    return {};
}

Told tellSaid(Seat viewer, const Event &event)
{
    const auto &spoken = speeches[event.action.verb];
    if (spoken.empty())
        return {};
    const Speech &speech = spoken[spoken.size() > 1 ? event.action.word : 0];
    const SuitName suit { event.action.number == none ? 0 : event.action.number };
    Told told = line(said(speech.line, event.seat, viewer, { suit }));
    told.bubble = { speech.bubble, { SeatName { event.seat }, suit } };
    told.large = event.action.verb == row(Verb::Bola);
    return told;
}

Told tellNoted(Seat viewer, const Event &event)
{
    const int count = event.code == row(Note::Exchanged) ? event.points : -1;
    Told told =
        line(said(noteLines[event.code], event.seat, viewer, { std::int64_t { event.points } }, count));
    const bool result = event.code >= row(Note::BolaFailed) && event.code <= row(Note::DebtStruckOut);
    told.account = result || event.code == row(Note::VoidDeal);
    return told;
}

} // namespace

Told tell(const State &seen, Seat viewer, std::span<const Event> step, std::size_t index)
{
    const Event &event = step[index];
    switch (event.kind) {
    case EventKind::Moved:
        return tellMoved(seen, viewer, event);
    case EventKind::Shown:
        return line(
            said(turnsCard, event.seat, viewer, { event.cards[0], SuitName { event.cards[0].suit() } }));
    case EventKind::Said:
        return tellSaid(viewer, event);
    case EventKind::Scored:
        return { { "%1", { Term { State::info().reasons[event.code].label } } }, {},
            { whyPoints[event.code], {} } };
    case EventKind::Noted:
        return tellNoted(viewer, event);
    default:
        return {};
    }
}

} // namespace sobremesa::tresillo
