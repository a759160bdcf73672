// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <span>
#include <vector>

namespace sobremesa::layout {

struct Range
{
    qreal low = 0;
    qreal high = 0;

    [[nodiscard]] qreal length() const { return high - low; }
    friend bool operator==(const Range &, const Range &) = default;
};

// What is to lie in a row: how long it is, and where its middle belongs.
struct Wanted
{
    qreal length = 0;
    qreal middle = 0;
};

// Where each begins: as near as possible to where it belongs, none upon another as long as all fit in the
// room.
[[nodiscard]] std::vector<qreal> packed(std::span<const Wanted> row, Range room, qreal gap);
// The middles of a row from one end to the other with equal gaps; a single one is in the middle.
void spread(std::span<Wanted> row, Range room);
[[nodiscard]] qreal lengthOf(std::span<const Wanted> row, qreal gap);
// The area that two of them share.
[[nodiscard]] qreal shared(const QRectF &one, const QRectF &other);
// True if they share more than their edges.
[[nodiscard]] bool collide(const QRectF &one, const QRectF &other);

} // namespace sobremesa::layout
