// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/porrazo/phases.h"

#include <algorithm>

namespace sobremesa::porrazo {

namespace {

constexpr std::array<Reason, 5> setReasons { Reason::Cards, Reason::Cards, Reason::TendidoPair,
    Reason::TendidoThree, Reason::TendidoFour };

// The dealer decides about the tendido without having seen the new cards (section 6).
bool dealerIsBlind(const State &state)
{
    return !state.tendidoDone && state.deal < dealsInHand(state.rules);
}

void giveHand(State &state, Seat seat, Events &events)
{
    HandCards &hand = state.hands[seat];
    for (int count = cardsInDeal(state.rules, state.deal); count > 0; --count)
        hand.push_back(takeTop(state.stock));
    const bool blind = seat == state.dealer && dealerIsBlind(state);
    events.moved(
        state.dealer, hand, stockPlace, Place { Zone::Hand, seat }, blind ? SeatSet {} : SeatSet { seat });
}

// 4.3 (2): every rank of which the tendido has a card, with the cards that lay on the table before.
void bookSets(State &state, Events &events)
{
    const Side side = sideOf(state, state.dealer);
    for (int rank = rankCount; rank > 0; --rank) {
        const auto count = static_cast<int>(setOf(state, rank).size());
        if (book(state, { state.dealer, side, setReasons[count], setPoints(count, rank) }, events))
            return;
    }
}

// 4.4
void layLeftover(State &state, Events &events)
{
    if (state.deal != dealsInHand(state.rules) || state.stock.empty())
        return;
    const Cards<packSize> leftover = state.stock;
    state.stock.clear();
    for (const Card card : leftover)
        state.table.push_back(card);
    events.noted(row(Note::Leftover), state.dealer, nobody, static_cast<int>(leftover.size()));
    events.moved(state.dealer, leftover, stockPlace, tablePlace);
}

void sayDeclaration(Seat seat, Combination kind, Events &events)
{
    events.said(actionOf(seat, Verb::Declare, kind == Combination::Rondine ? 1 : 0));
}

void startPlay(State &state)
{
    state.phase = Phase::Play;
    state.asked = nobody;
    state.turn = seatFromLeft(state, 1);
}

// 4.5: the next seat that holds something, counted on from the dealer's left; then the play.
void askFrom(State &state, int number)
{
    state.phase = Phase::Declare;
    for (; number <= state.rules.players; ++number) {
        state.asked = seatFromLeft(state, number);
        if (holding(state, state.asked).kind != Combination::None)
            return;
    }
    startPlay(state);
}

void declareAll(State &state, Events &events)
{
    for (int number = 1; number <= state.rules.players; ++number) {
        const Seat seat = seatFromLeft(state, number);
        state.declared[seat] = holding(state, seat).kind;
        if (state.declared[seat] != Combination::None)
            sayDeclaration(seat, state.declared[seat], events);
    }
    startPlay(state);
}

} // namespace

void dealBatch(State &state, Events &events)
{
    ++state.deal;
    state.declared.fill(Combination::None);
    state.claimedBy.fill(nobody);
    events.noted(row(Note::NextDeal), state.dealer, nobody, state.deal);
    for (int number = 1; number <= state.rules.players; ++number) {
        const Seat seat = seatFromLeft(state, number);
        state.played[seat].clear();
        giveHand(state, seat, events);
    }
    if (dealerIsBlind(state))
        state.phase = Phase::Tendido;
    else if (!state.tendidoDone)
        layTendido(state, events);
    else
        afterTendido(state, events);
}

void decideTendido(State &state, const Action &action, Events &events)
{
    const Seat seat = action.seat;
    events.said(action);
    events.shown(seat, state.hands[seat], Place { Zone::Hand, seat }, SeatSet { seat });
    if (action.verb == row(Verb::Tendido))
        layTendido(state, events);
    else
        afterTendido(state, events);
}

void layTendido(State &state, Events &events)
{
    state.tendidoDone = true;
    state.tendido.clear();
    for (int count = 0; count < 4; ++count)
        state.tendido.push_back(takeTop(state.stock));
    events.moved(state.dealer, state.tendido, stockPlace, asidePlace);
    if (arrangementMatters(state.tendido))
        state.phase = Phase::Arrange;
    else
        settleTendido(state, arrangement(state.tendido, 0), events);
}

void arrangeTendido(State &state, const Action &action, Events &events)
{
    events.said(action);
    settleTendido(state, arrangementOf(action), events);
}

void settleTendido(State &state, const Arrangement &chosen, Events &events)
{
    const Side side = sideOf(state, state.dealer);
    if (book(state, { state.dealer, side, Reason::TendidoPlace, placePoints(chosen) }, events))
        return;
    bookSets(state, events);
    if (state.phase == Phase::Over)
        return;
    // In the order in which they came, whatever the arrangement (4.3).
    for (const Card card : state.tendido)
        state.table.push_back(card);
    events.moved(state.dealer, state.tendido, asidePlace, tablePlace);
    state.tendido.clear();
    afterTendido(state, events);
}

void afterTendido(State &state, Events &events)
{
    layLeftover(state, events);
    if (state.rules.automatic) {
        declareAll(state, events);
    } else {
        events.noted(row(Note::Declarations), nobody);
        askFrom(state, 1);
    }
}

void answerDeclaration(State &state, const Action &action, Events &events)
{
    const Seat seat = action.seat;
    if (action.verb == row(Verb::Declare)) {
        state.declared[seat] = holding(state, seat).kind;
        events.said(action);
    } else {
        events.said(action, SeatSet { seat }); // nobody may notice it (section 6)
    }
    askFrom(state, numberFromLeft(state, seat) + 1);
}

Arrangement arrangementOf(const Action &action)
{
    Arrangement chosen { {}, action.word == rightWord };
    for (const Card card : action.cards)
        chosen.row.push_back(card);
    return chosen;
}

Cards<4> setOf(const State &state, int rank)
{
    const auto same = [rank](Card card) { return card.rank() == rank; };
    if (std::none_of(state.tendido.begin(), state.tendido.end(), same))
        return {};
    Cards<4> cards;
    for (const Card card : state.table)
        if (same(card))
            cards.push_back(card);
    for (const Card card : state.tendido)
        if (same(card))
            cards.push_back(card);
    return cards.size() > 1 ? cards : Cards<4> {};
}

Holding holding(const State &state, Seat seat)
{
    HandCards dealt = state.played[seat];
    for (const Card card : state.hands[seat]) {
        if (!card.known())
            return {};
        dealt.push_back(card);
    }
    return holdingOf(dealt);
}

} // namespace sobremesa::porrazo
