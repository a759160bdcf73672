// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/layout/spot.h"

#include <vector>

namespace sobremesa::layout {

// The melds of one player in the room that they have: in a row, or in two where they would hide each other.
class MeldsLaid
{
public:
    MeldsLaid() = default;
    // `cards`: how many each meld has, in their order. `centred`: in the middle of the room, else at its
    // left.
    MeldsLaid(QRectF room, std::vector<int> cards, qreal gap, bool centred);

    [[nodiscard]] Spot spot(int meld, int slot) const;
    [[nodiscard]] int rows() const { return m_rows; }

private:
    [[nodiscard]] qreal overlapFor(int rows, qreal height) const;
    [[nodiscard]] qreal widthOf(int meld) const;
    [[nodiscard]] qreal widthOfRow(int row) const;

    QRectF m_room;
    std::vector<int> m_cards;
    qreal m_gap = 0;
    bool m_centred = true;
    int m_rows = 1;
    int m_perRow = 1;
    qreal m_height = 0; // of a card
    qreal m_overlap = 0; // what is seen of a covered card, as a part of its width
};

} // namespace sobremesa::layout
