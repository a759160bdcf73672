// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/layout/middle.h"

namespace sobremesa::layout {

namespace {

constexpr int mostRows = 4;

} // namespace

GridLaid gridFor(int cards, const QRectF &room, qreal most, qreal least, qreal gap)
{
    GridLaid best;
    best.gap = gap;
    best.middle = room.center();
    for (int rows = 1; rows <= mostRows; ++rows) {
        const int columns = (std::max(1, cards) + rows - 1) / rows;
        const qreal byHeight = (room.height() - (rows - 1) * gap) / rows;
        const qreal byWidth = ((room.width() + gap) / columns - gap) / cardRatio;
        const qreal height = std::min({ most, byHeight, byWidth });
        if (rows > 1 && height <= best.height + 1)
            continue;
        best.height = height;
        best.columns = columns;
        best.rows = rows;
    }
    best.height = std::max(least, std::floor(best.height));
    if (cards > 0) {
        best.size = { best.columns * (best.height * cardRatio + gap) - gap,
            best.rows * (best.height + gap) - gap };
    }
    return best;
}

Spot GridLaid::spot(int slot, int count) const
{
    const int row = slot / columns;
    const int inRow = std::min(columns, count - row * columns);
    const qreal column = slot % columns - (inRow - 1) / 2.0;
    return { middle.x() + column * (height * cardRatio + gap),
        middle.y() + (row - (rows - 1) / 2.0) * (height + gap), height, 0, 100 + slot };
}

GridLaid tableGrid(const TableAsked &asked, const TableLaid &laid)
{
    const qreal air = asked.measure.space(4);
    const qreal gap = asked.measure.space(asked.portrait ? 4 : 6);
    return gridFor(asked.tableCards, laid.play.adjusted(0, air, 0, -air), laid.hand * 0.92, leastCard, gap);
}

PairsLaid pairsFor(const PairsAsked &asked)
{
    const qreal between = asked.measure.space(3);
    const qreal pairGap = asked.measure.space(8);
    const qreal aside = asked.measure.space(12);
    const qreal air = asked.measure.space(2);
    const qreal around = asked.above + asked.below + 2 * air;
    const qreal tall = asked.room.height() - air;
    const QSizeF share = asked.portrait ? QSizeF { asked.room.width(), tall * 0.24 }
                                        : QSizeF { asked.room.width() * 0.36, tall * 0.8 };
    PairsLaid laid;
    laid.others =
        gridFor(asked.others, { {}, share }, asked.hand * (asked.portrait ? 0.55 : 0.9), leastPress, between);
    const qreal othersHigh = asked.portrait && asked.others > 0 ? laid.others.size.height() + between : 0;
    const qreal othersWide = asked.portrait || asked.others == 0 ? 0 : laid.others.size.width() + aside;
    const qreal wide = (asked.room.width() - othersWide - 2 * between - pairGap) / 4;
    laid.height = std::max(leastPress,
        std::floor(std::min({ asked.hand * 0.95, tall - around - othersHigh, wide / cardRatio })));
    const qreal width = laid.height * cardRatio;
    const QSizeF block { 4 * width + 2 * between + pairGap + othersWide, laid.height + around + othersHigh };
    laid.block = { asked.room.center() - QPointF { block.width() / 2, block.height() / 2 }, block };
    laid.top = laid.block.top() + othersHigh + asked.above + air;
    qreal left = laid.block.left() + othersWide;
    for (std::size_t position = 0; position < laid.middles.size(); ++position) {
        laid.middles[position] = left + width / 2;
        left += width + (position == 1 ? pairGap : between);
    }
    laid.divider = othersWide > 0 ? laid.block.left() + othersWide - aside / 2 : 0;
    laid.others.middle = asked.portrait
        ? QPointF { asked.room.center().x(), laid.block.top() + laid.others.size.height() / 2 }
        : QPointF { laid.block.left() + laid.others.size.width() / 2, laid.top + laid.height / 2 };
    return laid;
}

Spot PairsLaid::spot(int position) const
{
    const auto place = static_cast<std::size_t>(std::clamp(position, 0, 3));
    return { middles[place], top + height / 2, height, 0, 200 + position };
}

} // namespace sobremesa::layout
