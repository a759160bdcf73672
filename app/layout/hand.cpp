// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/layout/hand.h"

#include <numbers>

namespace sobremesa::layout {

namespace {

constexpr qreal parting = 0.34; // between two groups, as a part of a card's width
constexpr qreal dropping =
    0.0026; // of a fan's cards, for each degree and the square of their number from the middle
constexpr qreal rowRise = 0.36; // of the upper row, as a part of a card's height

// So much of a card must be seen, that is its index.
qreal leastStrip(qreal width)
{
    return std::max(24.0, width * 0.22);
}

} // namespace

HandLaid::HandLaid(HandAsked asked)
    : m_asked(std::move(asked))
    , m_width(cardWidth(m_asked.height))
{
    const auto &groups = m_asked.groups;
    if (!groups.empty() && groups.back().first + groups.back().count == m_asked.cards)
        m_groups = groups;
    const int parts = static_cast<int>(m_groups.size());
    if (m_asked.cards > 1 && stepOf(m_asked.cards, parts) < leastStrip(m_width)) {
        m_firstBelow = breakAt();
        m_rise = std::max(std::round(m_asked.height * rowRise), std::min(leastPress, m_asked.height));
    }
    m_lefts.resize(static_cast<std::size_t>(std::max(0, m_asked.cards)));
    layRow(0, m_firstBelow > 0 ? m_firstBelow : m_asked.cards);
    if (m_firstBelow > 0)
        layRow(m_firstBelow, m_asked.cards);
    const bool fan = !m_asked.straight && m_asked.cards > 1 && m_asked.cards <= m_asked.fanUpTo && parts < 2;
    m_turn = fan ? std::min(3.2, 15.0 / m_asked.cards) : 0;
}

// What lies between the left edges of two cards, of so many in a row with so many groups.
qreal HandLaid::stepOf(int cards, int groups) const
{
    if (cards < 2)
        return m_width;
    const qreal free = m_asked.room.length() - m_width - std::max(0, groups - 1) * m_width * parting;
    return std::min(m_width * (cards <= 5 ? 1.08 : 0.86), free / (cards - 1));
}

int HandLaid::groupOf(int slot) const
{
    const auto found = std::find_if(m_groups.begin(), m_groups.end(),
        [slot](const Group &group) { return slot < group.first + group.count; });
    return static_cast<int>(found - m_groups.begin());
}

int HandLaid::groupsIn(int first, int end) const
{
    return m_groups.empty() || end <= first ? 0 : groupOf(end - 1) - groupOf(first) + 1;
}

// The rows are parted between two groups where that is possible.
int HandLaid::breakAt() const
{
    const int half = m_asked.cards / 2;
    for (const Group &group : m_groups) {
        const int end = group.first + group.count;
        if (std::abs(end - half) <= 2 && end < m_asked.cards)
            return end;
    }
    return half;
}

void HandLaid::layRow(int first, int end)
{
    const int parts = groupsIn(first, end);
    const qreal step = stepOf(end - first, parts);
    const qreal gap = m_width * parting;
    const qreal whole = m_width + (end - first - 1) * step + std::max(0, parts - 1) * gap;
    const qreal least = m_asked.room.low;
    const qreal left =
        std::clamp(m_asked.middle - whole / 2, least, std::max(least, m_asked.room.high - whole));
    for (int slot = first; slot < end; ++slot) {
        const int before = parts > 0 ? groupOf(slot) - groupOf(first) : 0;
        m_lefts[static_cast<std::size_t>(slot)] = left + (slot - first) * step + before * gap;
    }
}

Spot HandLaid::spot(int slot, qreal top) const
{
    if (slot < 0 || slot >= m_asked.cards)
        return hiddenAt({ m_asked.middle, top });
    const qreal away = slot - (m_asked.cards - 1) / 2.0;
    const bool lower = isLower(slot);
    Spot spot;
    spot.x = m_lefts[static_cast<std::size_t>(slot)] + m_width / 2;
    spot.y =
        top + (lower ? m_rise : 0) + m_asked.height / 2 + away * away * m_asked.height * dropping * m_turn;
    spot.h = m_asked.height;
    spot.r = away * m_turn;
    spot.z = (lower ? 340 : 300) + slot;
    return spot;
}

qreal HandLaid::drop() const
{
    const qreal away = (m_asked.cards - 1) / 2.0;
    if (m_asked.cards == 0)
        return 0;
    const qreal corner = m_width / 2 * std::sin(away * m_turn * std::numbers::pi / 180);
    return std::ceil(away * away * m_asked.height * dropping * m_turn + corner);
}

QRectF HandLaid::label(const Group &group, qreal top) const
{
    const int last = group.first + group.count - 1;
    const qreal from = m_lefts[static_cast<std::size_t>(group.first)];
    const bool together = isLower(group.first) == isLower(last);
    const qreal end = together ? m_lefts[static_cast<std::size_t>(last)] : from;
    return { from, top + (isLower(group.first) ? m_rise : 0), end + m_width - from, 0 };
}

qreal HandLaid::strip() const
{
    qreal least = m_width;
    for (std::size_t slot = 1; slot < m_lefts.size(); ++slot) {
        if (static_cast<int>(slot) != m_firstBelow)
            least = std::min(least, m_lefts[slot] - m_lefts[slot - 1]);
    }
    return least;
}

} // namespace sobremesa::layout
