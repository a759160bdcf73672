// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/phases.h"

// 4.9 Penetro: four players, everybody passed, nobody is forced.
namespace sobremesa::tresillo {

namespace {

constexpr int penetroCards = 10;

// ---- who leaves

// Those who offered to leave, or all three if nobody did.
InlineVector<Seat, 3> candidates(const Deal &deal)
{
    InlineVector<Seat, 3> offered, all;
    for (std::size_t i = 0; i < 3; ++i) {
        const Word word = deal.said[i];
        all.push_back(word.seat);
        if (word.word == row(DropWord::Either))
            offered.push_back(word.seat);
    }
    return offered.empty() ? all : offered;
}

void leave(State &state, Seat seat, Events &events)
{
    Deal &now = state.now;
    events.noted(row(Note::SitsOut), seat);
    events.moved(seat, now.hands[seat], { Zone::Hand, seat }, { Zone::Aside, seat }, SeatSet { seat });
    for (const Card card : now.hands[seat])
        now.discards[seat].push_back(card);
    now.hands[seat].clear();
    now.active.remove(seat);
    now.out = seat;
    now.saidOfDrop = false;
    now.said.clear();
    beginFirst(state, events);
}

} // namespace

void beginPenetro(State &state, Events &events)
{
    Deal &now = state.now;
    now.contract = Contract::Penetro;
    now.declarer = state.dealer;
    now.active.push_back(state.dealer);
    now.out = nobody;
    events.noted(row(Note::PenetroBegins), state.dealer);
    state.phase = Phase::PenetroTake;
    state.turn = state.dealer;
}

void legalTakes(const State &state, Seat /*seat*/, Actions &out)
{
    for (const TakeWord word : { TakeWord::Top, TakeWord::Bottom })
        out.push_back(actionOf(state.turn, Verb::Take, row(word)));
}

// The other three cards stay as the stock, in their order.
void applyTake(State &state, const Action &action, Events &events)
{
    Deal &now = state.now;
    events.said(action);
    const std::size_t from = action.word == row(TakeWord::Top) ? 0 : now.stock.size() - penetroCards;
    for (int i = 0; i < penetroCards; ++i) {
        const Card card = now.stock[from];
        now.stock.erase(from);
        now.hands[action.seat].push_back(card);
        events.moved(
            action.seat, card, { Zone::Stock, 0 }, { Zone::Hand, action.seat }, SeatSet { action.seat });
    }
    sortHand(now.hands[action.seat]);
    state.phase = Phase::PenetroTrump;
}

void legalPenetros(const State &state, Seat /*seat*/, Actions &out)
{
    Action action = actionOf(state.turn, Verb::Penetro);
    for (std::uint8_t suit = 0; suit < suitCount; ++suit) {
        action.number = suit;
        for (const Card card : state.now.hands[state.turn]) {
            action.cards = { card };
            out.push_back(action);
        }
    }
    if (state.rules.surrenderTricks > 0)
        out.push_back(actionOf(state.turn, Verb::Surrender));
}

void applyPenetro(State &state, const Action &action, Events &events)
{
    Deal &now = state.now;
    Action heard = action; // the card that is thrown is not
    heard.cards.clear();
    events.said(heard);
    if (action.verb == row(Verb::Surrender)) {
        now.surrendered = true;
        return endDeal(state, Result::Puesta, events);
    }
    now.trump = action.number;
    now.exchanged[action.seat] = 1;
    throwCard(state, action.seat, action.cards[0], events);
    now.saidOfDrop = true;
    state.phase = Phase::Drop;
    state.turn = now.active[0];
}

void legalDrops(const State &state, Seat /*seat*/, Actions &out)
{
    out.push_back(actionOf(state.turn, Verb::Drop, row(DropWord::Stay)));
    if (state.now.said.size() < 3)
        out.push_back(actionOf(state.turn, Verb::Drop, row(DropWord::Either)));
    out.push_back(actionOf(state.turn, Verb::Drop, row(DropWord::Out)));
}

void applyDrop(State &state, const Action &action, Events &events)
{
    Deal &now = state.now;
    events.said(action);
    now.said.push_back({ action.seat, action.word });
    if (action.word == row(DropWord::Out))
        return leave(state, action.seat, events);
    if (now.said.size() < 3) {
        state.turn = nextActive(now, action.seat);
        return;
    }
    const auto asked = candidates(now);
    const std::size_t stayed = now.said.size() - 3;
    if (stayed + 1 == asked.size())
        return leave(state, asked.back(), events);
    state.turn = asked[stayed];
}

} // namespace sobremesa::tresillo
