// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/layout/melds.h"
#include "app/layout/middle.h"
#include "app/layout/papers.h"

#include <vector>

namespace sobremesa::layout {

enum class CardZone { Stock, Hand, Table, Captured, Discards, Meld, Trick, Aside };

// Where a card is by the rules.
struct CardPlace
{
    CardZone zone = CardZone::Stock;
    int owner = 0; // seat, side or number
    int slot = 0;
    int count = 1; // cards in the zone
    int part = -1; // of cards that lie together in that place of the table, from 0; -1: not one of them
    int parts = 0;
};

// How the cards of the moment lie, as the game tells it.
struct Lying
{
    int tricksAside = 0; // of the tricks that stay, so many have been put aside
    std::vector<int> allAside; // seats whose cards all lie aside
    std::vector<int> open; // seats that lay their hands open beside what they have played
    std::vector<int> down; // seats that have laid their hands down
    std::vector<int> pale; // seats that take no part
    bool pairs = false; // what is laid aside lies in pairs on the runner
    std::vector<int> order; // and so each of it lies in this place
    int ownSide = 0; // the viewer's: what it has taken lies at the lower right
    std::vector<int> played; // cards that each seat has played
    std::vector<int> shown; // cards of each seat's hand that lie face up
    std::vector<int> meldOwners; // by their number
    std::vector<int> meldCards;

    friend bool operator==(const Lying &, const Lying &) = default;
};

// Where every card lies on a table that is laid.
class CardSpots
{
public:
    CardSpots() = default;
    CardSpots(
        TableAsked asked, TableLaid laid, Lying lying, const PapersLaid &papers, const PairsLaid &pairs);

    [[nodiscard]] Spot spot(const CardPlace &card) const;
    [[nodiscard]] const PileLaid &stock() const { return m_stock; }
    [[nodiscard]] const PileLaid &discards() const { return m_piles.discards; }
    // The room for the melds of a seat.
    [[nodiscard]] QRectF meldRoom(int seat) const;

private:
    [[nodiscard]] Spot tableSpot(const CardPlace &card) const;
    [[nodiscard]] Spot takenSpot(const CardPlace &card) const;
    [[nodiscard]] Spot handSpot(const CardPlace &card) const;
    [[nodiscard]] Spot openHandSpot(const CardPlace &card) const;
    [[nodiscard]] Spot crosswise(const CardPlace &card) const;
    [[nodiscard]] Spot meldSpot(const CardPlace &card) const;
    [[nodiscard]] Spot playedSpot(const CardPlace &card) const;
    [[nodiscard]] Spot capturedSpot(const CardPlace &card) const;
    [[nodiscard]] Spot asideSpot(const CardPlace &card) const;
    void layMelds();

    TableAsked m_asked;
    TableLaid m_laid;
    Lying m_lying;
    PairsLaid m_pairs;
    GridLaid m_grid;
    PilesLaid m_piles;
    PileLaid m_stock;
    std::vector<MeldsLaid> m_melds; // by seat
    std::vector<int> m_meldPlaces; // by number: its place among those of its owner
};

} // namespace sobremesa::layout
