// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/layout/seats.h"

// What a plate takes, and whose it is.

namespace sobremesa::layout {

int tileSize(PlateForm form, Measure measure)
{
    const int small = measure.letters(30);
    if (form == PlateForm::Chip) // where there is no room for letters it does not grow with them
        return std::min(small, std::max(measure.space(10), 36));
    return form == PlateForm::Full ? measure.letters(42) : small;
}

QSizeF plateSize(const PlateWords &words, PlateForm form, Measure measure)
{
    const int tile = tileSize(form, measure);
    if (form == PlateForm::Chip)
        return QSizeF(1, 1) * (tile + measure.space(3));
    const bool narrow = form == PlateForm::Brief; // the role stands below the name, in the place of the line
    const qreal team = words.team ? measure.letters(10) + measure.space(1.5) : 0;
    const qreal role = words.role.width() > 0 ? words.role.width() + measure.space(4.5) : 0;
    const qreal first = team + words.name.width() + (narrow ? 0 : role);
    const QSizeF below = narrow && role > 0 && !words.turn ? words.role : words.line;
    const qreal second = below.width() > 0 ? below.width() + (words.turn ? measure.letters(13) + 3 : 0) : 0;
    const qreal high =
        words.name.height() + (second > 0 ? std::max(below.height(), words.line.height()) - 1 : 0);
    return { std::ceil(tile + std::max(first, second)) + measure.space(7.2),
        std::max<qreal>(tile, std::ceil(high)) + measure.space(3) };
}

int seatAt(const TableAsked &asked, int place)
{
    return (asked.viewer + (asked.clockwise ? place : asked.players - place)) % asked.players;
}

void layOwnPlate(const TableAsked &asked, TableLaid &laid)
{
    PlateWords words = asked.plates[static_cast<std::size_t>(asked.viewer)];
    if (asked.portrait)
        words.line = {};
    const QSizeF size = plateSize(words, laid.form, asked.measure);
    const qreal margin = asked.measure.space(0.5);
    laid.seats[static_cast<std::size_t>(asked.viewer)].plate = {
        { margin, asked.table.height() - size.height() - margin }, size
    };
}

Spot backSpot(const TableAsked &asked, const TableLaid &laid, int seat, int slot, int count)
{
    const SeatLaid &place = laid.seats[static_cast<std::size_t>(seat)];
    if (place.backs.isEmpty())
        return hiddenAt(place.plate.center());
    const qreal height = place.backs.height();
    const qreal width = cardWidth(height);
    const qreal middle = place.backs.center().y();
    const int last = std::max(0, count - 1);
    qreal step = std::min(height * 0.33, (place.backs.width() - width) / std::max(1, last));
    if (asked.wishes.backs == Backs::Stack)
        step = std::min(step, 2.0);
    if (asked.wishes.backs == Backs::Row)
        step = std::min(step, height * 0.11);
    const qreal whole = width + step * last;
    const bool below = middle > place.plate.bottom();
    const qreal left = below ? place.backs.center().x() - whole / 2
        : place.mirrored     ? place.backs.right() - whole
                             : place.backs.left();
    const qreal turn =
        asked.wishes.backs == Backs::Fan && count > 1 ? (slot - last / 2.0) * std::min(2.0, 8.0 / count) : 0;
    return { left + width / 2 + step * slot, middle, height, turn, 10 + slot };
}

} // namespace sobremesa::layout
