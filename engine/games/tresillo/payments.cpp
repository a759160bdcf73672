// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/scoring.h"

#include "engine/games/tresillo/phases.h"

#include <algorithm>

namespace sobremesa::tresillo {

namespace {

constexpr int bolaBonus = 8;

// Each of the others pays, in order from the receiver; then the receiver takes the sum (5.5).
void collectFromAll(State &state, Seat receiver, Reason reason, int each, Events &events)
{
    const int players = state.rules.players;
    for (Seat seat = next(receiver, players); seat != receiver; seat = next(seat, players))
        book(state, seat, reason, -each, events);
    book(state, receiver, reason, each * (players - 1), events);
}

// The payer lays down the sum; then each of the others takes a share.
void payToAll(State &state, Seat payer, Reason reason, int each, Events &events)
{
    const int players = state.rules.players;
    book(state, payer, reason, -each * (players - 1), events);
    for (Seat seat = next(payer, players); seat != payer; seat = next(seat, players))
        book(state, seat, reason, each, events);
}

// ---- 5.3 The puesta system

void takePlate(State &state, Seat seat, Events &events)
{
    book(state, seat, Reason::Plate, state.plate, events);
    state.plate = 0;
    state.stake = false;
}

// The debtor himself only strikes it out.
void takeLargestDebt(State &state, Seat receiver, Events &events)
{
    const std::size_t place = largestDebt(state.debts);
    const Debt debt = state.debts[place];
    state.debts.erase(place);
    state.struck = debt;
    state.struckLine = static_cast<std::uint8_t>(place);
    if (debt.seat() == receiver) {
        events.noted(row(Note::DebtStruckOut), receiver, nobody, debt.amount());
        return;
    }
    book(state, debt.seat(), Reason::Debt, -debt.amount(), events);
    book(state, receiver, Reason::Debt, debt.amount(), events);
}

void layStake(State &state, Reason reason, Events &events)
{
    book(state, state.now.declarer, reason, -state.now.value, events);
    state.plate += state.now.value;
    state.stake = true;
}

void paySacada(State &state, Events &events)
{
    const Seat declarer = state.now.declarer;
    takePlate(state, declarer, events);
    if (state.now.valueCase == Case::Debt)
        takeLargestDebt(state, declarer, events);
    else
        collectFromAll(state, declarer, Reason::Tanto, 1, events);
}

void payPuesta(State &state, Events &events)
{
    if (state.now.valueCase != Case::Stake)
        return layStake(state, Reason::Puesta, events);
    state.debts.push_back(Debt(state.now.declarer, state.now.value));
    events.noted(row(Note::DebtWritten), state.now.declarer, nobody, state.now.value);
}

void payCodillo(State &state, Events &events)
{
    const Deal &now = state.now;
    if (state.rules.codilloDirect) {
        book(state, now.declarer, Reason::Codillo, -now.value, events);
        book(state, now.codilloBy, Reason::Codillo, now.value, events);
        return;
    }
    takePlate(state, now.codilloBy, events);
    if (now.valueCase == Case::Debt)
        takeLargestDebt(state, now.codilloBy, events);
    layStake(state, Reason::Codillo, events);
}

// ---- 5.4 Direct payments

// After a takeover the one who surrendered pays, whatever the result.
void payContract(State &state, Events &events)
{
    const Deal &now = state.now;
    const int each = contractBonus(now.contract);
    if (now.defended != nobody)
        payToAll(state, now.defended, Reason::Contract, each, events);
    else if (now.result == Result::Sacada)
        collectFromAll(state, now.declarer, Reason::Contract, each, events);
    else
        payToAll(state, now.declarer, Reason::Contract, each, events);
}

// Judged on the nine cards at the start of play: those in hand and those played since (ruling 24).
bool heldEstuches(const Deal &deal)
{
    if (deal.trump == none)
        return false;
    int held = 0;
    for (const Card card : deal.hands[deal.declarer])
        held += isEstuche(card, deal.trump) ? 1 : 0;
    for (std::size_t trick = 0; trick < deal.leaders.size(); ++trick) {
        Seat seat = deal.leaders[trick];
        for (std::size_t i = 3 * trick; i < std::min(3 * trick + 3, deal.played.size()); ++i) {
            held += seat == deal.declarer && isEstuche(deal.played[i], deal.trump) ? 1 : 0;
            seat = nextActive(deal, seat);
        }
    }
    return held == 3;
}

void payBonuses(State &state, Events &events)
{
    const Deal &now = state.now;
    if (now.defended != nobody || now.result != Result::Sacada)
        return;
    if (heldEstuches(now))
        collectFromAll(state, now.declarer, Reason::Estuches, 1, events);
    if (now.bola == BolaState::Stopped)
        collectFromAll(state, now.declarer, Reason::Primeras, 1, events);
    if (now.bola == BolaState::Made)
        collectFromAll(state, now.declarer, Reason::Bola, bolaBonus, events);
    if (now.bola == BolaState::Failed)
        payToAll(state, now.declarer, Reason::Bola, bolaBonus, events);
}

void tellResult(const Deal &deal, Events &events)
{
    if (deal.result == Result::Codillo)
        events.noted(row(Note::Codillo), deal.codilloBy);
    else
        events.noted(row(deal.result == Result::Sacada ? Note::Sacada : Note::Puesta), deal.declarer);
}

// What the seat has, less what it owes.
int worthOf(const State &state, Seat seat)
{
    return state.scores[seat] - owed(state.debts, seat);
}

} // namespace

void book(State &state, Seat seat, Reason reason, int points, Events &events)
{
    if (points == 0)
        return;
    state.scores[seat] += points;
    events.scored(seat, seat, row(reason), points);
}

void payDeal(State &state, Events &events)
{
    Deal &now = state.now;
    state.struck = {};
    if (now.result == Result::Void)
        return events.noted(row(Note::VoidDeal), state.dealer);
    if (now.result == Result::Codillo) {
        const Opponents sides = opponentsOf(now);
        now.codilloBy = now.tricks[sides.right] > now.tricks[sides.left] ? sides.right : sides.left;
    }
    tellResult(now, events);
    switch (now.result) {
    case Result::Sacada:
        paySacada(state, events);
        break;
    case Result::Puesta:
        payPuesta(state, events);
        break;
    default:
        payCodillo(state, events);
    }
    payContract(state, events);
    payBonuses(state, events);
}

int paymentIf(State state, Result result, Seat seat, Seat codilloBy)
{
    const int before = worthOf(state, seat);
    state.now.result = result;
    if (result == Result::Codillo) {
        state.now.tricks = {};
        state.now.tricks[codilloBy] = 1; // more than the other opponent
    }
    std::vector<Event> unheard;
    Events events(unheard);
    payDeal(state, events);
    return worthOf(state, seat) - before;
}
} // namespace sobremesa::tresillo
