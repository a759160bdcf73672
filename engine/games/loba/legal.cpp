// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/phases.h"

namespace sobremesa::loba {

namespace {

void addCard(Action action, Card card, Actions &out)
{
    action.cards.push_back(card);
    out.push_back(action);
}

void legalDraws(Seat seat, Actions &out)
{
    Action action = actionOf(seat, Verb::Draw);
    for (const Source source : { Source::Stock, Source::Discards }) {
        action.word = row(source);
        out.push_back(action);
    }
}

void legalMelds(const State &state, Seat seat, Actions &out)
{
    const Hand &hand = state.hands[seat];
    const Contract contract = contractOf(state.deal);
    const MeldRules rules { contract, state.rules.initialMeld, mostPlayed(state) };
    if (static_cast<int>(hand.size()) >= cardsFor(contract))
        listMelds(bagOf(hand), rules, actionOf(seat, Verb::Meld), out);
}

// Calls the function with each different card of a hand; cards that are not known are passed over.
template<typename Function>
void forEachCard(const Hand &hand, Function function)
{
    Card last;
    for (const Card card : hand) {
        if (card != last)
            function(card);
        last = card;
    }
}

void legalOnTrio(const State &state, int number, Action action, Actions &out)
{
    const Meld &meld = state.melds[static_cast<std::size_t>(number - 1)];
    action.number = static_cast<std::uint8_t>(number);
    forEachCard(state.hands[action.seat], [&](Card card) {
        if (fitsTrio(meld, card))
            addCard(action, card, out);
    });
}

using Fits = bool (*)(const Meld &, Card, End);

void legalOnEscalera(const State &state, int number, Action action, Fits fits, Actions &out)
{
    const Meld &meld = state.melds[static_cast<std::size_t>(number - 1)];
    action.number = static_cast<std::uint8_t>(number);
    for (const End end : { End::Low, End::High }) {
        action.word = row(end);
        forEachCard(state.hands[action.seat], [&](Card card) {
            if (fits(meld, card, end))
                addCard(action, card, out);
        });
    }
}

void legalLayoffs(const State &state, Seat seat, Actions &out)
{
    const Action layoff = actionOf(seat, Verb::Layoff);
    const Action swap = actionOf(seat, Verb::Swap);
    for (int number = 1; number <= static_cast<int>(state.melds.size()); ++number) {
        if (!meldNumbered(state, number)->escalera) {
            legalOnTrio(state, number, layoff, out);
        } else {
            legalOnEscalera(state, number, layoff, fitsEnd, out);
            legalOnEscalera(state, number, swap, swaps, out);
        }
    }
}

SeatSet onTurn(const State &state)
{
    return { state.turn };
}

void legalInDraw(const State &state, Seat seat, Actions &out)
{
    if (seat == state.turn)
        legalDraws(seat, out);
}

void legalInPlay(const State &state, Seat seat, Actions &out)
{
    if (seat != state.turn)
        return;
    if (!state.melded.contains(seat))
        legalMelds(state, seat, out);
    if (mayLayOff(state) && mostPlayed(state) > 0)
        legalLayoffs(state, seat, out);
    const Action action = actionOf(seat, Verb::Discard);
    forEachCard(state.hands[seat], [&](Card card) { addCard(action, card, out); });
}

constexpr PhaseRow<State> phaseRows[] = {
    { onTurn, legalInDraw, applyDraw }, // draw
    { onTurn, legalInPlay, applyInPlay }, // play
    {}, // between
    {}, // over
    {}, // reshuffle
};
static_assert(rowsUpTo<Phase::Reshuffle>(phaseRows));

} // namespace

const PhaseRow<State> &phaseRow(const State &state)
{
    return phaseRows[row(state.phase)];
}

bool mayLayOff(const State &state)
{
    return state.melded.contains(state.turn) && (!state.meldedNow || state.rules.layoffOnMeldTurn);
}

int mostPlayed(const State &state)
{
    return static_cast<int>(state.hands[state.turn].size()) - (state.rules.mustDiscard ? 1 : 0);
}

const Meld *meldNumbered(const State &state, int number)
{
    const bool there = number >= 1 && number <= static_cast<int>(state.melds.size());
    return there ? &state.melds[static_cast<std::size_t>(number - 1)] : nullptr;
}

void legal(const State &state, Seat seat, Actions &out)
{
    phaseRow(state).legal(state, seat, out);
}

} // namespace sobremesa::loba
