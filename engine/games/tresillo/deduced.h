// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/tresillo/tresillo.h"

// What everybody can tell of cards that he does not see, by the play and by what was heard (section 6).
namespace sobremesa::tresillo {

// Cards that a seat cannot hold by how it followed.
[[nodiscard]] ByPlayer<CardSet> voids(const Deal &deal);

// Where the espada cannot be by what was heard: who was forced had it; when nobody could be forced it was in
// the stock, of which the dealer of a penetro has ten cards.
class EspadaClues
{
public:
    explicit EspadaClues(const State &state);
    [[nodiscard]] bool excludesHand(Seat seat, int exchanged) const
    {
        return m_holder == nobody ? excludesDiscards(seat) && exchanged == 0 : seat != m_holder;
    }
    [[nodiscard]] bool excludesDiscards(Seat seat) const
    {
        return m_holder == nobody ? m_inStock && seat != m_penetrator : seat != m_holder;
    }
    [[nodiscard]] bool excludesStock() const { return m_holder != nobody; }

private:
    Seat m_holder = nobody;
    Seat m_penetrator = nobody;
    bool m_inStock = false;
};

} // namespace sobremesa::tresillo
