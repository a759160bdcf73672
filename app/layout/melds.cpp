// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/layout/melds.h"

#include <numeric>

namespace sobremesa::layout {

namespace {

constexpr qreal widest = 0.4; // part of a covered card that is seen
constexpr qreal fair = 0.2; // below it two rows are better
constexpr qreal narrowest = 0.1;

} // namespace

MeldsLaid::MeldsLaid(QRectF room, std::vector<int> cards, qreal gap, bool centred)
    : m_room(room)
    , m_cards(std::move(cards))
    , m_gap(gap)
    , m_centred(centred)
{
    const int melds = static_cast<int>(m_cards.size());
    m_rows = melds > 1 && overlapFor(1, room.height()) < fair ? 2 : 1;
    m_perRow = std::max(1, (melds + m_rows - 1) / m_rows);
    m_height = std::round(m_rows == 1 ? room.height() : room.height() * 0.6);
    m_overlap = std::max(narrowest, overlapFor(m_rows, m_height));
}

// Such that the longest row fits.
qreal MeldsLaid::overlapFor(int rows, qreal height) const
{
    const qreal width = cardWidth(height);
    const int perRow = (static_cast<int>(m_cards.size()) + rows - 1) / rows;
    qreal least = widest;
    for (std::size_t first = 0; first < m_cards.size(); first += static_cast<std::size_t>(perRow)) {
        const std::size_t end = std::min(m_cards.size(), first + static_cast<std::size_t>(perRow));
        const int melds = static_cast<int>(end - first);
        const int cards = std::accumulate(
            m_cards.begin() + std::ptrdiff_t(first), m_cards.begin() + std::ptrdiff_t(end), 0);
        const qreal free = m_room.width() - (melds - 1) * m_gap - melds * width;
        if (cards > melds)
            least = std::min(least, free / (cards - melds) / width);
    }
    return least;
}

qreal MeldsLaid::widthOf(int meld) const
{
    return cardWidth(m_height) * (1 + (m_cards[static_cast<std::size_t>(meld)] - 1) * m_overlap);
}

qreal MeldsLaid::widthOfRow(int row) const
{
    const int end = std::min(static_cast<int>(m_cards.size()), (row + 1) * m_perRow);
    qreal whole = -m_gap;
    for (int meld = row * m_perRow; meld < end; ++meld)
        whole += widthOf(meld) + m_gap;
    return whole;
}

Spot MeldsLaid::spot(int meld, int slot) const
{
    if (meld < 0 || meld >= static_cast<int>(m_cards.size()))
        return hiddenAt(m_room.center());
    const int row = meld / m_perRow;
    qreal left = m_room.left() + (m_centred ? std::max(0.0, (m_room.width() - widthOfRow(row)) / 2) : 0);
    for (int before = row * m_perRow; before < meld; ++before)
        left += widthOf(before) + m_gap;
    const qreal width = cardWidth(m_height);
    const qreal y =
        m_rows == 1 ? m_room.center().y() : m_room.top() + m_height / 2 + row * (m_room.height() - m_height);
    return { left + width / 2 + slot * width * m_overlap, y, m_height, 0, 100 + row * 40 + slot };
}

} // namespace sobremesa::layout
