// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/phases.h"
#include "engine/games/tresillo/scoring.h"

// End of the game: 5.6.
namespace sobremesa::tresillo {

namespace {

int payInDebts(State &state, Events &events)
{
    int paid = 0;
    for (const Debt debt : state.debts) {
        book(state, debt.seat(), Reason::Settle, -debt.amount(), events);
        paid += debt.amount();
    }
    state.debts.clear();
    return paid;
}

// Odd tokens go one each, in order from the last dealer's right.
void sharePot(State &state, int pot, Events &events)
{
    const int players = state.rules.players;
    Seat seat = state.dealer;
    for (int i = 0; i < players; ++i) {
        seat = next(seat, players);
        book(state, seat, Reason::Share, pot / players + (i < pot % players ? 1 : 0), events);
    }
}

} // namespace

void settleGame(State &state, Events &events)
{
    const int paid = state.rules.keepDebts ? 0 : payInDebts(state, events);
    const int pot = state.plate + state.antes + paid;
    state.plate = 0;
    state.antes = 0;
    state.stake = false;
    sharePot(state, pot, events);
    const SeatSet best = winners(state);
    if (best.size() > 1)
        events.noted(row(Note::Drawn), nobody);
    events.gameEnds(best.size() == 1 ? best.first() : nobody);
}

} // namespace sobremesa::tresillo
