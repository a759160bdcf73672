// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/deduced.h"

#include "engine/games/tresillo/phases.h"

namespace sobremesa::tresillo {

ByPlayer<CardSet> voids(const Deal &deal)
{
    ByPlayer<CardSet> cannot {};
    Seat seat = nobody;
    Card led;
    for (std::size_t i = 0; i < deal.played.size(); ++i) {
        if (i % 3 == 0) {
            led = deal.played[i];
            seat = deal.leaders[i / 3];
        } else {
            cannot[seat] |= shownVoid(led, deal.played[i], deal.trump);
        }
        seat = nextActive(deal, seat);
    }
    return cannot;
}

EspadaClues::EspadaClues(const State &state)
{
    const Deal &now = state.now;
    const bool allPassed = now.passed.size() == 3;
    if (now.forced)
        m_holder = now.defended != nobody ? now.defended : now.declarer;
    else
        m_inStock = allPassed && state.rules.espadaForzada;
    if (now.contract == Contract::Penetro)
        m_penetrator = state.dealer;
}

} // namespace sobremesa::tresillo
