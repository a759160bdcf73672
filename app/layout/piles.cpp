// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/layout/middle.h"

namespace sobremesa::layout {

qreal pileWidth(qreal height, qreal pill)
{
    return std::max(cardWidth(height) + 6, pill);
}

// The pill hangs over the lower end.
qreal pileHeight(qreal height, Measure measure)
{
    return height + 4 + std::ceil(0.6 * (measure.letters(13) + measure.space(2)));
}

PileLaid pileAt(QPointF corner, qreal height, qreal pill, Measure measure)
{
    const QSizeF size { pileWidth(height, pill), pileHeight(height, measure) };
    return { corner + QPointF { size.width() / 2, height / 2 + 4 }, height, { corner, size } };
}

Spot pileSpot(const PileLaid &pile, int level)
{
    if (level < 0 || pile.height <= 0)
        return hiddenAt(pile.middle);
    return { pile.middle.x() - 3 + 2 * level, pile.middle.y() - 2 * level, pile.height, 0, 20 + level };
}

qreal middlePileHeight(const TableAsked &asked, const TableLaid &laid)
{
    return std::floor(std::min(laid.hand * 0.78, laid.play.height() - pileHeight(0, asked.measure) - 4));
}

PilesLaid pilesInTheMiddle(const TableAsked &asked, const TableLaid &laid)
{
    const Measure measure = asked.measure;
    const auto pill = [&](Pile pile) { return laid.bare ? asked.pills[pile].bare : asked.pills[pile].width; };
    const qreal height = std::max(leastPress, middlePileHeight(asked, laid));
    const qreal top = laid.play.center().y() - pileHeight(height, measure) / 2;
    const bool roomy = asked.wide && measure.text < 1.4 && asked.slip.isEmpty();
    const bool small = asked.table.width() < 900 || !asked.slip.isEmpty();
    const qreal left = measure.space(asked.portrait ? 6 : roomy ? 26 : small ? 10 : 18);
    PilesLaid piles;
    piles.stock = pileAt({ left, top }, height, pill(StockPile), measure);
    const qreal next = piles.stock.rect.right() + measure.space(roomy ? 6 : 3);
    piles.discards = pileAt({ next, top }, height, pill(DiscardPile), measure);
    const qreal melds = piles.discards.rect.right() + measure.space(roomy ? 8 : 4);
    const qreal end = laid.play.right() - measure.space(asked.portrait ? 6 : roomy ? 16 : 8);
    piles.melds = { melds, top + 4, std::max(leastPress, end - melds), height };
    return piles;
}

qreal runnerHeight(const TableAsked &asked, const TableLaid &laid)
{
    switch (asked.wishes.middle) {
    case Middle::Grid: {
        const GridLaid grid = tableGrid(asked, laid);
        return grid.rows * (grid.height + grid.gap) + asked.measure.space(18);
    }
    case Middle::Piles:
        return std::max(leastPress, middlePileHeight(asked, laid)) + asked.measure.space(20);
    case Middle::Stay:
    case Middle::Tricks:
        break;
    }
    return laid.play.height();
}

} // namespace sobremesa::layout
