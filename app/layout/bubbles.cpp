// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/layout/bubbles.h"

#include "app/layout/packing.h"

#include <algorithm>
#include <cmath>

namespace sobremesa::layout {

qreal nearness(const BubbleAsked &asked, qreal gap)
{
    constexpr qreal everywhere = 1e6;
    return asked.anywhere ? everywhere : std::max(4 * gap, asked.plate.height());
}

qreal distance(const QRectF &one, const QRectF &other)
{
    const qreal across = std::max({ 0.0, one.left() - other.right(), other.left() - one.right() });
    const qreal down = std::max({ 0.0, one.top() - other.bottom(), other.top() - one.bottom() });
    return std::hypot(across, down);
}

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
    // All others near the plate, the nearest first, and upon it.
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
    const auto add = [&](qreal x, qreal y) {
        const BubbleLaid place = at(x, y, Side::Top);
        const QPointF away = plate - place.rect.center();
        const bool level = std::abs(away.x()) > std::abs(away.y());
        const Side tail =
            level ? (away.x() < 0 ? Side::Left : Side::Right) : (away.y() < 0 ? Side::Top : Side::Bottom);
        if (distance(place.rect, m_asked.plate | m_asked.home) <= nearness(m_asked, m_gap))
            all.push_back({ place.rect, tail });
    };
    for (int row = 0; row <= steps; ++row) {
        for (int column = 0; column <= steps; ++column)
            add((m_table.width() - m_asked.size.width()) * column / steps,
                (m_table.height() - m_asked.size.height()) * row / steps);
    }
    add(plate.x() - m_asked.size.width() / 2, plate.y() - m_asked.size.height() / 2);
    const auto farness = [&](const BubbleLaid &place) {
        const QPointF away = plate - place.rect.center();
        return QPointF::dotProduct(away, away);
    };
    std::stable_sort(all.begin(), all.end(),
        [&](const BubbleLaid &one, const BubbleLaid &other) { return farness(one) < farness(other); });
    return all;
}

// How much of what lies there it would cover, and how bad that is.
qreal harm(const QRectF &rect, const BubbleAsked &asked, const std::vector<Taken> &taken)
{
    constexpr qreal pressed = 8;
    constexpr qreal ownPlate = 0.25;
    qreal sum = 0;
    for (const Taken &other : taken)
        sum += shared(rect, other.rect)
            * (other.pressed                    ? pressed
                    : other.rect == asked.plate ? ownPlate
                                                : 1);
    return sum;
}

// Where the tail begins, so that it points at the middle of the plate; never in a round corner.
qreal tipOf(const BubbleLaid &laid, const QRectF &plate)
{
    constexpr qreal corner = 0.2;
    const bool level = laid.tail == Side::Left || laid.tail == Side::Right;
    const qreal along = level ? (plate.center().y() - laid.rect.top()) / laid.rect.height()
                              : (plate.center().x() - laid.rect.left()) / laid.rect.width();
    return std::clamp(along, corner, 1 - corner);
}

struct Placed
{
    BubbleLaid laid;
    qreal harm = 0;

    [[nodiscard]] bool free() const { return harm < 1; }
};

// The first place where nothing is covered, else where the least is.
Placed placeOne(const BubbleAsked &asked, const std::vector<Taken> &taken, QSizeF table, qreal gap)
{
    const BubblePlaces places(asked, table, gap);
    std::vector<BubbleLaid> all = places.usual();
    const std::vector<BubbleLaid> others = places.others();
    all.insert(all.end(), others.begin(), others.end());
    Placed best { all.front(), harm(all.front().rect, asked, taken) };
    for (const BubbleLaid &spot : all) {
        if (best.free())
            return best;
        const qreal here = harm(spot.rect, asked, taken);
        if (here < best.harm)
            best = { spot, here };
    }
    return best;
}

Placed place(const BubbleAsked &asked, const std::vector<Taken> &taken, QSizeF table, qreal gap)
{
    const Placed full = placeOne(asked, taken, table, gap);
    if (full.free() || asked.brief.isEmpty())
        return full;
    BubbleAsked small = asked;
    small.size = asked.brief;
    Placed brief = placeOne(small, taken, table, gap);
    if (!brief.free()) {
        small.anywhere = true;
        const Placed far = placeOne(small, taken, table, gap);
        brief = far.free() ? far : brief;
    }
    brief.laid.brief = true;
    return brief;
}

struct AllPlaced
{
    std::vector<BubbleLaid> laid;
    qreal harm = 0;
};

AllPlaced placeAll(const std::vector<BubbleAsked> &asked, std::vector<Taken> taken, QSizeF table, qreal gap)
{
    AllPlaced all;
    for (BubbleAsked one : asked) {
        for (std::size_t before = 0; before < all.laid.size(); ++before) {
            if (asked[before].plate == one.plate)
                one.home |= all.laid[before].rect; // beside what the same one says already
        }
        Placed spot = place(one, taken, table, gap);
        spot.laid.tip = tipOf(spot.laid, one.plate);
        all.laid.push_back(spot.laid);
        all.harm += spot.free() ? 0 : spot.harm;
        taken.push_back({ spot.laid.rect });
    }
    return all;
}

} // namespace

std::vector<BubbleLaid> bubblesFor(
    const std::vector<BubbleAsked> &asked, const std::vector<Taken> &taken, QSizeF table, qreal gap)
{
    const AllPlaced usual = placeAll(asked, taken, table, gap);
    if (usual.harm <= 0)
        return usual.laid;
    std::vector<BubbleAsked> small = asked;
    for (BubbleAsked &one : small) {
        if (!one.brief.isEmpty())
            one.size = one.brief;
    }
    AllPlaced brief = placeAll(small, taken, table, gap);
    if (brief.harm >= usual.harm)
        return usual.laid;
    for (std::size_t one = 0; one < small.size(); ++one)
        brief.laid[one].brief = !small[one].brief.isEmpty();
    return brief.laid;
}

} // namespace sobremesa::layout
