// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/layout/packing.h"

#include <algorithm>

namespace sobremesa::layout {

// Pushed on from the low end, then back from the high one.
std::vector<qreal> packed(std::span<const Wanted> row, Range room, qreal gap)
{
    std::vector<qreal> starts(row.size());
    qreal from = room.low;
    for (std::size_t i = 0; i < row.size(); ++i) {
        starts[i] = std::max(row[i].middle - row[i].length / 2, from);
        from = starts[i] + row[i].length + gap;
    }
    qreal end = room.high;
    for (std::size_t i = row.size(); i-- > 0;) {
        starts[i] = std::min(starts[i], end - row[i].length);
        end = starts[i] - gap;
    }
    return starts;
}

void spread(std::span<Wanted> row, Range room)
{
    const qreal free = room.length() - lengthOf(row, 0);
    const qreal gap = row.size() > 1 ? free / qreal(row.size() - 1) : 0;
    qreal from = room.low + (row.size() == 1 ? free / 2 : 0);
    for (Wanted &one : row) {
        one.middle = from + one.length / 2;
        from += one.length + gap;
    }
}

qreal lengthOf(std::span<const Wanted> row, qreal gap)
{
    qreal sum = row.empty() ? 0 : gap * qreal(row.size() - 1);
    for (const Wanted &one : row)
        sum += one.length;
    return sum;
}

qreal shared(const QRectF &one, const QRectF &other)
{
    const QRectF common = one & other;
    return common.width() * common.height();
}

bool collide(const QRectF &one, const QRectF &other)
{
    const QRectF common = one & other;
    return common.width() > 1 && common.height() > 1;
}

} // namespace sobremesa::layout
