// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/layout/asked.h"
#include "app/layout/packing.h"
#include "app/layout/spot.h"

namespace sobremesa::layout {

struct HandAsked
{
    int cards = 0;
    std::vector<Group> groups;
    qreal height = 120; // of a card
    Range room; // from left to right
    qreal middle = 0; // where the hand is centred as far as the room allows
    bool straight = false;
    int fanUpTo = 10; // more cards lie in a straight row
};

// The viewer's cards: a fan, a straight row, or two where the strips of the cards would become too narrow.
// What belongs together is parted.
class HandLaid
{
public:
    HandLaid() = default;
    explicit HandLaid(HandAsked asked);

    // The top is that of the upper row.
    [[nodiscard]] Spot spot(int slot, qreal top) const;
    // The line above a group, from its first card to its last in the same row.
    [[nodiscard]] QRectF label(const Group &group, qreal top) const;
    [[nodiscard]] bool isLower(int slot) const { return m_firstBelow > 0 && slot >= m_firstBelow; }
    [[nodiscard]] qreal drop() const; // of the outer cards of a fan below the middle one
    [[nodiscard]] qreal rise() const { return m_rise; } // of the upper row above the lower one
    [[nodiscard]] int firstBelow() const { return m_firstBelow; } // 0: there is one row
    [[nodiscard]] qreal strip() const; // the least that is seen of a card
    [[nodiscard]] bool grouped() const { return !m_groups.empty(); }
    [[nodiscard]] const std::vector<Group> &groups() const { return m_groups; }
    [[nodiscard]] qreal height() const { return m_asked.height; }

    friend bool operator==(const HandLaid &one, const HandLaid &other)
    {
        return one.m_lefts == other.m_lefts && one.m_rise == other.m_rise && one.m_turn == other.m_turn
            && one.m_asked.height == other.m_asked.height && one.m_groups == other.m_groups;
    }

private:
    [[nodiscard]] int groupOf(int slot) const;
    [[nodiscard]] int groupsIn(int first, int end) const;
    [[nodiscard]] qreal stepOf(int cards, int groups) const;
    [[nodiscard]] int breakAt() const;
    void layRow(int first, int end);

    HandAsked m_asked;
    std::vector<Group> m_groups;
    qreal m_width = 0; // of a card
    qreal m_rise = 0;
    int m_firstBelow = 0;
    qreal m_turn = 0; // degrees from one card to the next
    std::vector<qreal> m_lefts; // of every card
};

} // namespace sobremesa::layout
