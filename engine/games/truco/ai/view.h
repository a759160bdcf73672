// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/truco/ai/classes.h"
#include "engine/games/truco/phases.h"

// What the books look at.
namespace sobremesa::truco {

// One seat's, of a play of two (of a game of two, or of a duel of pica-pica) or of two teams: pairs, or three
// a side.
struct View
{
    const State &state;
    Seat seat;
    Side side = teamOf(seat);
    const Play &play = state.play;
    std::size_t trick = play.tricks.size();

    [[nodiscard]] bool isOfTeams() const { return play.seats.size() > 2; }
    [[nodiscard]] bool isOfPairs() const { return play.seats.size() == 4; }
    [[nodiscard]] unsigned count() const { return static_cast<unsigned>(play.seats.size()); }
    [[nodiscard]] bool isPartner(Seat other) const { return other != seat && teamOf(other) == side; }
    // Of two.
    [[nodiscard]] Seat rival() const { return (play.seats - SeatSet { seat }).first(); }
    [[nodiscard]] int cardOf(Seat who, std::size_t at) const
    {
        return state.played[who].size() > at ? strength(state.played[who][at]) : 0;
    }
    [[nodiscard]] int needs(Side who) const { return state.rules.target - state.scores[who]; }
    // Whether a falta envido is about much. Where the stakes are small it is all one.
    [[nodiscard]] bool isFar() const
    {
        constexpr int far = 15;
        return std::min(needs(0), needs(1)) >= far;
    }
    // Of two.
    [[nodiscard]] bool isNearTheEnd() const
    {
        return !isOfTeams() && std::min(needs(0), needs(1)) <= endOfGame;
    }
    [[nodiscard]] int ownPoints() const { return envidoPoints(dealtTo(state, seat)); }
    [[nodiscard]] bool opensEnvido() const { return mayOpenEnvido(state, seat); }
    // The truco as it stands: 0 to 3 not open, and the same with the right to raise; 8 to 10 open steps.
    static constexpr unsigned standCount = 11;
    [[nodiscard]] int stand() const
    {
        const Truco &truco = play.truco;
        return truco.open > 0 ? 7 + truco.open : truco.accepted + (truco.mayRaise == side ? 4 : 0);
    }
};

// The weakest card first.
[[nodiscard]] Cards<handSize> byStrength(Cards<handSize> hand);

} // namespace sobremesa::truco
