// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/layout/tricks.h"

#include <numbers>

namespace sobremesa::layout {

namespace {

struct Part
{
    qreal across;
    qreal down;
};

// From the middle of the runner, as parts of a card's height; the viewer first, then anticlockwise.
constexpr std::array<Part, 2> two { { { 0, 0.53 }, { 0, -0.53 } } };
constexpr std::array<Part, 4> four { { { 0, 0.28 }, { 0.86, 0 }, { 0, -0.28 }, { -0.86, 0 } } };
constexpr std::array<Part, 6> six { { { 0, 0.28 }, { 1.6, 0.12 }, { 0.8, -0.22 }, { 0, -0.28 },
    { -0.8, -0.22 }, { -1.6, 0.12 } } };

int after(const TableAsked &asked, int seat)
{
    return (seat - asked.viewer + asked.players) % asked.players;
}

Part partOf(const TableAsked &asked, int seat)
{
    const auto place = static_cast<std::size_t>(
        asked.clockwise ? (asked.players - after(asked, seat)) % asked.players : after(asked, seat));
    switch (asked.players) {
    case 2:
        return two[place];
    case 4:
        return four[place];
    case 6:
        return six[place];
    default:
        const qreal turn = 2 * std::numbers::pi * qreal(place) / asked.players;
        return { std::sin(turn), std::cos(turn) * 0.28 };
    }
}

} // namespace

qreal trickCardHeight(const TableLaid &laid)
{
    return std::min({ laid.hand * 0.92, laid.play.height() * 0.5, laid.play.width() / 2.3 });
}

Spot trickSpot(const TableAsked &asked, const TableLaid &laid, int seat, int slot, int count)
{
    const int place = after(asked, seat);
    const qreal turn = 2 * std::numbers::pi * (asked.clockwise ? place : -place) / asked.players;
    const qreal height = std::max(leastPress, trickCardHeight(laid));
    const qreal aside = (slot - (count - 1) / 2.0) * height * 0.3;
    const qreal spread = std::min(height * 1.3, (laid.play.width() - cardWidth(height)) / 2);
    const QPointF middle = laid.play.center();
    return { middle.x() - std::sin(turn) * spread + aside, middle.y() + std::cos(turn) * height * 0.42,
        height, 0, 100 + place * 4 + slot };
}

// With two players tricks lie beside each other, a pair a trick; with more, each player's lie on one another.
qreal stayHeight(const TableAsked &asked, const TableLaid &laid)
{
    const qreal high = laid.play.height() / 2.14;
    const qreal wide = laid.play.width() / (asked.players > 4 ? 3.85 : 2.4);
    return std::round(std::min({ laid.hand * 0.86, high, wide }));
}

Spot staySpot(const TableAsked &asked, const TableLaid &laid, int seat, int trick, bool aside)
{
    const qreal height = std::max(leastPress, stayHeight(asked, laid));
    const Part part = partOf(asked, seat);
    const QPointF centre = laid.play.center();
    const QPointF at(centre.x() + part.across * height, centre.y() + part.down * height);
    if (asked.players == 2)
        return { at.x() + (trick - 1) * height * 0.8, at.y(), height, 0, 100 + trick };
    if (!aside)
        return { at.x(), at.y(), height, 0, 100 + asked.players - after(asked, seat) };
    // They look out from under the place of the next one.
    const qreal towards = seat == asked.viewer ? 0.45 : -0.45;
    return { at.x() + (trick - 0.5) * height * 0.36, at.y() + towards * height, height * 0.66, 0,
        60 + trick };
}

qreal trickHeight(const TableAsked &asked)
{
    const Measure measure = asked.measure;
    return 0.62 * (asked.wide ? measure.space(17) : std::min<qreal>(measure.letters(46), asked.hand * 0.5));
}

Spot wonSpot(const TableAsked &asked, const TableLaid &laid, int seat, int slot)
{
    const SeatLaid &place = laid.seats[static_cast<std::size_t>(seat)];
    const QRectF plate = place.plate;
    const qreal height = std::round(trickHeight(asked));
    const int trick = slot / 3;
    const qreal along = height * 0.5 + trick * height * 0.5 + slot % 3;
    const qreal air = asked.measure.space(1.5);
    const bool right = plate.center().x() > asked.table.width() * 0.55;
    QPointF at { right ? plate.right() - along : plate.left() + along, 0 };
    if (seat == asked.viewer && asked.portrait)
        at = { plate.right() + air + along, plate.center().y() };
    else if (seat == asked.viewer)
        at.setY(plate.top() - height * 0.6);
    else
        at.setY(std::max(plate.bottom(), place.backs.top() > plate.bottom() ? place.backs.bottom() : 0) + air
            + height / 2);
    return {
        .x = at.x(), .y = at.y(), .h = height, .r = trick % 2 == 0 ? 0.0 : 90.0, .z = 20 + slot, .open = true
    };
}

} // namespace sobremesa::layout
