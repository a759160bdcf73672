// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/layout/bubbles.h"

#include "app/layout/packing.h"

#include <algorithm>
#include <cmath>

namespace sobremesa::layout {

namespace {

class BubblePlaces
{
public:
    BubblePlaces(const BubbleAsked &asked, QSizeF table, qreal gap)
        : m_asked(asked)
        , m_table(table)
        , m_gap(gap)
    {
    }

    // Towards the middle, behind the cards beside the plate, below, above.
    [[nodiscard]] std::vector<BubbleLaid> usual() const;
    // Everywhere on the table, the nearest to the plate first.
    [[nodiscard]] std::vector<BubbleLaid> others() const;

private:
    [[nodiscard]] BubbleLaid at(qreal x, qreal y, Side tail) const
    {
        const qreal mostX = std::max(0.0, m_table.width() - m_asked.size.width());
        const qreal mostY = std::max(0.0, m_table.height() - m_asked.size.height());
        return { { { std::clamp(x, 0.0, mostX), std::clamp(y, 0.0, mostY) }, m_asked.size }, tail };
    }

    const BubbleAsked &m_asked;
    QSizeF m_table;
    qreal m_gap;
};

std::vector<BubbleLaid> BubblePlaces::usual() const
{
    const QRectF plate = m_asked.plate;
    const QSizeF size = m_asked.size;
    const qreal level = plate.center().y() - size.height() / 2;
    const bool right = plate.center().x() > m_table.width() * 0.6;
    const qreal along = right ? plate.right() - size.width() : plate.left();
    const BubbleLaid before = at(plate.left() - size.width() - m_gap, level, Side::Right);
    const BubbleLaid after = at(plate.right() + m_gap, level, Side::Left);
    const BubbleLaid beyond = at(plate.right() + m_asked.cards + m_gap, level, Side::Left);
    const BubbleLaid below = at(along, plate.bottom() + m_gap, Side::Top);
    const BubbleLaid above = at(along, plate.top() - size.height() - m_gap, Side::Bottom);
    if (m_asked.own)
        return { above, after };
    if (m_asked.below)
        return { at(plate.center().x() - size.width() / 2, plate.bottom() + m_gap, Side::Top) };
    if (right)
        return { before, above, below, after };
    return { after, beyond, before, above, below };
}

std::vector<BubbleLaid> BubblePlaces::others() const
{
    constexpr int steps = 24;
    std::vector<BubbleLaid> all;
    const QPointF plate = m_asked.plate.center();
    for (int row = 0; row <= steps; ++row) {
        for (int column = 0; column <= steps; ++column) {
            const BubbleLaid place = at((m_table.width() - m_asked.size.width()) * column / steps,
                (m_table.height() - m_asked.size.height()) * row / steps, Side::Top);
            const QPointF away = plate - place.rect.center();
            const bool level = std::abs(away.x()) > std::abs(away.y());
            const Side tail =
                level ? (away.x() < 0 ? Side::Left : Side::Right) : (away.y() < 0 ? Side::Top : Side::Bottom);
            all.push_back({ place.rect, tail });
        }
    }
    const auto distance = [&](const BubbleLaid &place) {
        const QPointF away = plate - place.rect.center();
        return QPointF::dotProduct(away, away);
    };
    std::stable_sort(all.begin(), all.end(),
        [&](const BubbleLaid &one, const BubbleLaid &other) { return distance(one) < distance(other); });
    return all;
}

qreal covered(const QRectF &rect, const std::vector<QRectF> &taken)
{
    qreal sum = 0;
    for (const QRectF &other : taken)
        sum += shared(rect, other);
    return sum;
}

BubbleLaid place(const BubbleAsked &asked, const std::vector<QRectF> &taken, QSizeF table, qreal gap)
{
    const BubblePlaces places(asked, table, gap);
    const auto isFree = [&](const BubbleLaid &spot) { return covered(spot.rect, taken) < 1; };
    const std::vector<BubbleLaid> usual = places.usual();
    if (const auto found = std::find_if(usual.begin(), usual.end(), isFree); found != usual.end())
        return *found;
    const std::vector<BubbleLaid> others = places.others();
    if (const auto found = std::find_if(others.begin(), others.end(), isFree); found != others.end())
        return *found;
    return *std::min_element(usual.begin(), usual.end(), [&](const BubbleLaid &one, const BubbleLaid &other) {
        return covered(one.rect, taken) < covered(other.rect, taken);
    });
}

} // namespace

std::vector<BubbleLaid> bubblesFor(
    const std::vector<BubbleAsked> &asked, std::vector<QRectF> taken, QSizeF table, qreal gap)
{
    std::vector<BubbleLaid> laid;
    for (const BubbleAsked &one : asked) {
        laid.push_back(place(one, taken, table, gap));
        taken.push_back(laid.back().rect);
    }
    return laid;
}

} // namespace sobremesa::layout
