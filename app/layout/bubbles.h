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

    friend bool operator==(const BubbleAsked &, const BubbleAsked &) = default;
};

struct BubbleLaid
{
    QRectF rect;
    Side tail = Side::Left; // of the bubble, where the speaker sits

    friend bool operator==(const BubbleLaid &, const BubbleLaid &) = default;
};

// Bubbles one after the other, each beside its speaker: on nothing that is taken and on no other bubble as
// long as there is a free place near the plate.
[[nodiscard]] std::vector<BubbleLaid> bubblesFor(
    const std::vector<BubbleAsked> &asked, std::vector<QRectF> taken, QSizeF table, qreal gap);

} // namespace sobremesa::layout
