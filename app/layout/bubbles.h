// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <vector>

namespace sobremesa::layout {

enum class Side { Left, Right, Top, Bottom };

struct BubbleAsked
{
    QSizeF size;
    QRectF plate; // of the speaker
    qreal cards = 0; // width of the cards beside the plate
    bool own = false; // the viewer's
    bool below = false; // it stands below the plate
    bool anywhere = false; // it need not be near: a paper
    QRectF home {}; // what the speaker has beside the plate: near there is near enough
    QSizeF brief {}; // how small it can be made where there is no room; empty: not at all

    friend bool operator==(const BubbleAsked &, const BubbleAsked &) = default;
};

struct BubbleLaid
{
    QRectF rect;
    Side tail = Side::Left; // of the bubble, where the speaker sits
    qreal tip = 0.5; // where on that side the tail points at the speaker, as a share of it
    bool brief = false; // it is to be made small

    friend bool operator==(const BubbleLaid &, const BubbleLaid &) = default;
};

// What lies on the table already.
struct Taken
{
    QRectF rect;
    bool pressed = false; // the answers and the hand: covered last

    friend bool operator==(const Taken &, const Taken &) = default;
};

// How far from the plate of its speaker a bubble may stand, from edge to edge.
[[nodiscard]] qreal nearness(const BubbleAsked &asked, qreal gap);
[[nodiscard]] qreal distance(const QRectF &one, const QRectF &other);
// Bubbles one after the other, each near its speaker: on nothing that is taken and on no other bubble as long
// as there is a free place near the plate. Else it is made small, near or farther away, or all of them are;
// else it stands where the least is covered, rather the speaker's own plate than anything else.
[[nodiscard]] std::vector<BubbleLaid> bubblesFor(
    const std::vector<BubbleAsked> &asked, const std::vector<Taken> &taken, QSizeF table, qreal gap);

} // namespace sobremesa::layout
