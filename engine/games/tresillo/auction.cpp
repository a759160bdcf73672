// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/phases.h"

namespace sobremesa::tresillo {

namespace {

constexpr int soloLevel = 3;

// ---- 4.3 Auction

bool hasHigherPriority(const Deal &deal, Seat left, Seat right)
{
    for (const Seat seat : deal.active) {
        if (seat == left || seat == right)
            return seat == left;
    }
    return false;
}

// Hold, or raise while there is something to raise to.
bool mayBidMore(const State &state)
{
    const Deal &now = state.now;
    return now.bidder != nobody && now.bidder != state.turn
        && (hasHigherPriority(now, state.turn, now.bidder) || now.level < soloLevel);
}

void beginContract(State &state, Seat declarer)
{
    state.now.declarer = declarer;
    state.phase = Phase::Contract;
    state.turn = declarer;
}

Seat holderOfEspada(const Deal &deal)
{
    for (const Seat seat : deal.active) {
        if (deal.hands[seat].contains(espada))
            return seat;
    }
    return nobody;
}

// 4.4 Everybody passed.
void afterAllPassed(State &state, Events &events)
{
    const Seat holder = state.rules.espadaForzada ? holderOfEspada(state.now) : nobody;
    if (holder != nobody) {
        state.now.forced = true;
        state.now.level = 1;
        events.noted(row(Note::Forced), holder);
        beginContract(state, holder);
    } else if (state.rules.players == maxPlayers && state.rules.penetro) {
        beginPenetro(state, events);
    } else {
        endDeal(state, Result::Void, events);
    }
}

void takeBid(Deal &deal, Seat seat, BidWord word)
{
    deal.bids[seat] = static_cast<std::uint8_t>(row(word) + 1);
    if (word == BidWord::Paso) {
        deal.passed.push_back(seat);
        return;
    }
    const bool holds = word == BidWord::Mas && hasHigherPriority(deal, seat, deal.bidder);
    deal.level = static_cast<std::uint8_t>(deal.level + (holds ? 0 : 1));
    deal.bidder = seat;
}

// ---- 4.5 Choosing the contract

void turnCard(Deal &deal, Seat declarer, Events &events)
{
    deal.turned = deal.stock[0];
    deal.trump = static_cast<std::uint8_t>(deal.turned.suit());
    events.shown(declarer, Cards<1> { deal.turned }, { Zone::Stock, 0 });
}

} // namespace

void legalBids(const State &state, Seat /*seat*/, Actions &out)
{
    out.push_back(actionOf(state.turn, Verb::Bid, row(BidWord::Paso)));
    if (state.now.bidder == nobody)
        out.push_back(actionOf(state.turn, Verb::Bid, row(BidWord::Juego)));
    if (mayBidMore(state))
        out.push_back(actionOf(state.turn, Verb::Bid, row(BidWord::Mas)));
}

void applyBid(State &state, const Action &action, Events &events)
{
    Deal &now = state.now;
    events.said(action);
    takeBid(now, action.seat, static_cast<BidWord>(action.word));
    const std::size_t left = now.active.size() - now.passed.size();
    if (left == 0)
        return afterAllPassed(state, events);
    if (left == 1 && now.bidder != nobody)
        return beginContract(state, now.bidder);
    do
        state.turn = nextActive(now, state.turn);
    while (now.passed.contains(state.turn));
}

void legalContracts(const State &state, Seat /*seat*/, Actions &out)
{
    for (const Contract contract : { Contract::Entrada, Contract::Vuelta, Contract::Solo }) {
        if (row(contract) + 1 < state.now.level)
            continue;
        Action action = actionOf(state.turn, Verb::Contract, row(contract));
        if (contract == Contract::Vuelta) {
            out.push_back(action);
            continue;
        }
        for (std::uint8_t suit = 0; suit < suitCount; ++suit) {
            action.number = suit;
            out.push_back(action);
        }
    }
}

void applyContract(State &state, const Action &action, Events &events)
{
    Deal &now = state.now;
    now.contract = static_cast<Contract>(action.word);
    now.trump = action.number;
    events.said(action);
    if (now.contract == Contract::Vuelta)
        turnCard(now, action.seat, events);
    if (now.contract == Contract::Solo)
        beginFirst(state, events);
    else
        beginExchange(state, action.seat);
}

} // namespace sobremesa::tresillo
