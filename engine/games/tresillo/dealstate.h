// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/action.h"
#include "engine/games/tresillo/cards.h"
#include "engine/games/tresillo/terms.h"

namespace sobremesa::tresillo {

// Everything that begins anew with each deal.
struct Deal
{
    ByPlayer<Hand> hands;
    ByPlayer<Cards<cardsEach>> discards; // and the hand that is laid aside in penetro
    Cards<13> stock; // the top first
    Card turned; // by vuelta; public for the rest of the deal
    Seat turnedTaker = nobody; // who took it; nobody: it lies on the stock
    Cards<27> played; // in the order played: public, trick by trick
    InlineVector<Seat, tricksInDeal> leaders; // of each trick begun

    InlineVector<Seat, maxPlayers> active; // in the order of seat priority
    Seat out = nobody;
    std::uint8_t level = 0;
    Seat bidder = nobody;
    InlineVector<Seat, 3> passed;
    ByPlayer<std::uint8_t> bids {}; // the last word of each in the auction: none, or 1 + BidWord
    bool forced = false;
    Seat declarer = nobody;
    Contract contract = Contract::None;
    std::uint8_t trump = none;
    ByPlayer<std::uint8_t> exchanged {};
    bool saidOfDrop = false; // which negotiation the words are of
    InlineVector<Word, 5> said;
    Seat first = nobody;
    ByPlayer<std::uint8_t> tricks {};
    bool surrendered = false;
    Seat defended = nobody;
    BolaState bola = BolaState::None;
    Result result = Result::None;
    Seat codilloBy = nobody;
    Case valueCase = Case::None;
    std::int32_t value = 0; // V (5.2)

    friend bool operator==(const Deal &, const Deal &) = default;
};

} // namespace sobremesa::tresillo
