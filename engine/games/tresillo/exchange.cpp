// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/phases.h"

#include <algorithm>

namespace sobremesa::tresillo {

namespace {

// ---- 4.7 Who is first opponent

// The first opponent by the words so far; nobody if one more word is needed. `said` is A, B, A.
Seat decideFirst(const Deal &deal)
{
    const Opponents sides = opponentsOf(deal);
    const auto word = [&](std::size_t i) { return static_cast<FirstWord>(deal.said[i].word); };
    const std::size_t last = deal.said.size() - 1;
    if (word(last) == FirstWord::Mine)
        return deal.said[last].seat;
    if (last == 0)
        return nobody;
    if (last == 2)
        return sides.left;
    if (word(0) == FirstWord::Either && word(1) == FirstWord::Either)
        return nobody;
    return word(0) == FirstWord::Yours && word(1) == FirstWord::Either ? sides.left : sides.right;
}

// ---- 4.6, 4.8 Exchange

// How many ways there are to throw some of these cards, but no more than the most.
std::size_t countExchanges(std::size_t cards, std::size_t most)
{
    std::size_t ways = 1;
    std::size_t sum = 1;
    for (std::size_t thrown = 1; thrown <= std::min(cards, most); ++thrown) {
        ways = ways * (cards - thrown + 1) / thrown;
        sum += ways;
    }
    return sum;
}

// Declarer, first opponent, second opponent; who finds no stock is not asked.
void afterExchange(State &state, Seat seat, Events &events)
{
    Deal &now = state.now;
    if (seat == now.declarer)
        return beginFirst(state, events);
    const Opponents sides = opponentsOf(now);
    const Seat second = now.first == sides.right ? sides.left : sides.right;
    if (seat == now.first && !now.stock.empty())
        return beginExchange(state, second);
    beginPlay(state, events);
}

} // namespace

void throwCard(State &state, Seat seat, Card card, Events &events)
{
    events.moved(seat, card, { Zone::Hand, seat }, { Zone::Aside, seat }, SeatSet { seat });
    state.now.hands[seat].remove(card);
    state.now.discards[seat].push_back(card);
}

// In vuelta the turned card is the first of them; everybody sees who takes it.
void drawFromStock(State &state, Seat seat, int count, Events &events)
{
    Deal &now = state.now;
    if (count > 0 && now.turned.known() && now.turnedTaker == nobody)
        now.turnedTaker = seat;
    for (int i = 0; i < count; ++i) {
        const Card card = now.stock[static_cast<std::size_t>(i)];
        const bool isOpen = i == 0 && now.turnedTaker == seat && card == now.turned;
        events.moved(seat, card, { Zone::Stock, 0 }, { Zone::Hand, seat },
            isOpen ? SeatSet::firstOf(maxSeats) : SeatSet { seat });
        now.hands[seat].push_back(card);
    }
    std::copy(now.stock.begin() + count, now.stock.end(), now.stock.begin());
    now.stock.resize(now.stock.size() - static_cast<std::size_t>(count));
    sortHand(now.hands[seat]);
}

void beginFirst(State &state, Events &)
{
    state.phase = Phase::First;
    state.turn = opponentsOf(state.now).right;
}

void beginExchange(State &state, Seat seat)
{
    state.phase = Phase::Exchange;
    state.turn = seat;
}

void legalFirsts(const State &state, Seat /*seat*/, Actions &out)
{
    const bool lastWord = state.now.said.size() == 2;
    for (const FirstWord word : { FirstWord::Mine, FirstWord::Either, FirstWord::Yours }) {
        if (!lastWord || word != FirstWord::Either)
            out.push_back(actionOf(state.turn, Verb::First, row(word)));
    }
}

void applyFirst(State &state, const Action &action, Events &events)
{
    Deal &now = state.now;
    events.said(action);
    now.said.push_back({ action.seat, action.word });
    now.first = decideFirst(now);
    if (now.first == nobody) {
        const Opponents sides = opponentsOf(now);
        state.turn = action.seat == sides.right ? sides.left : sides.right;
        return;
    }
    events.noted(row(Note::FirstOpponent), now.first);
    beginExchange(state, now.first);
}

// Every choice of cards, none included, as far as the stock reaches; each card doubles what was found before
// it.
void legalExchanges(const State &state, Seat /*seat*/, Actions &out)
{
    const Hand &hand = state.now.hands[state.turn];
    const std::size_t most = std::min<std::size_t>(cardsEach, state.now.stock.size());
    const std::size_t begin = out.size();
    out.resize(begin + countExchanges(hand.size(), most));
    out[begin] = actionOf(state.turn, Verb::Exchange);
    Action *const first = out.data() + begin;
    Action *end = first + 1;
    for (const Card card : hand) {
        Action *const before = end;
        for (const Action *action = first; action != before; ++action) {
            if (action->cards.size() == most)
                continue;
            *end = *action;
            end++->cards.push_back(card);
        }
    }
}

void applyExchange(State &state, const Action &action, Events &events)
{
    const auto count = static_cast<std::uint8_t>(action.cards.size());
    events.noted(row(Note::Exchanged), action.seat, nobody, count);
    for (const Card card : action.cards)
        throwCard(state, action.seat, card, events);
    state.now.exchanged[action.seat] = count;
    drawFromStock(state, action.seat, count, events);
    afterExchange(state, action.seat, events);
}

} // namespace sobremesa::tresillo
