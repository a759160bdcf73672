// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/learn/lesson.h"

// A game of a lesson with other hidden cards.
namespace sobremesa::learn {

// What a seat holds, and the stock from its first card on; nothing where there is none.
[[nodiscard]] std::vector<Card> handOf(const Position &position, Seat seat);
[[nodiscard]] std::vector<Card> stockOf(const Position &position);

// Pairs of cards that change places all over the deal.
class Exchange
{
public:
    void swap(Card left, Card right)
    {
        if (left != right)
            m_pairs.emplace_back(left, right);
    }
    void apply(std::vector<Card> &cards) const
    {
        for (Card &card : cards)
            card = after(card);
    }
    [[nodiscard]] Card after(Card card) const
    {
        for (const auto &[left, right] : m_pairs)
            card = card == left ? right : card == right ? left : card;
        return card;
    }

private:
    std::vector<std::pair<Card, Card>> m_pairs;
};
// So that the hand becomes the one that is wanted.
void fillHand(Exchange &exchange, std::vector<Card> now, const std::vector<Card> &wanted);

// A world that cannot be.
[[nodiscard]] Refusal wrongWorld(std::string why);
// The same opening and actions with the cards of the last deal exchanged.
[[nodiscard]] Result<Match> replayed(const Match &match, const Exchange &exchange);

} // namespace sobremesa::learn
