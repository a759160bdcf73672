// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/truco/phases.h"

namespace sobremesa::truco {

// The tricks of one play with all cards open and nobody erring: who wins them. No words are said.
class OpenCards
{
public:
    // Precondition: every card of the seats in the play is known.
    explicit OpenCards(const State &world);
    // With the seat's card played first, or with any card; 0 or 1.
    [[nodiscard]] Side winnerAfter(Seat seat, Card card);
    [[nodiscard]] Side winner();

private:
    struct Trick
    {
        int best = 0;
        Seat seat = nobody; // who played the strongest card first
        bool tied = false;
    };

    [[nodiscard]] static Trick joined(Trick trick, Seat seat, int power);
    [[nodiscard]] Seat nextToPlay(Seat after) const;
    [[nodiscard]] Side play(Seat seat, std::size_t place, Trick trick);
    [[nodiscard]] Side bestPlay(Seat seat, Trick trick);

    int m_players;
    SeatSet m_active;
    Side m_manoSide;
    Seat m_lead;
    Seat m_turn;
    Trick m_trick;
    InlineVector<Side, handSize> m_tricks;
    std::array<InlineVector<std::uint8_t, handSize>, mostSeats> m_hands;
    std::array<Cards<handSize>, mostSeats> m_cards;
    SeatSet m_toPlay; // to the trick that is on
};

} // namespace sobremesa::truco
