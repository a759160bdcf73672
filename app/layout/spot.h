// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/layout/measure.h"

#include <QPointF>
#include <QRectF>

namespace sobremesa::layout {

// Where one card lies on the table.
struct Spot
{
    qreal x = 0; // of its middle
    qreal y = 0;
    qreal h = 0; // its height; 0: it is there, but not to be seen
    qreal r = 0; // degrees
    int z = 0;
    qreal o = 1; // opacity
    bool open = false; // all of its pile is to be seen

    // What it covers if it lies straight.
    [[nodiscard]] QRectF rect() const
    {
        const qreal width = cardWidth(h);
        return { x - width / 2, y - h / 2, width, h };
    }

    friend bool operator==(const Spot &, const Spot &) = default;
};

[[nodiscard]] inline Spot hiddenAt(QPointF at)
{
    return { .x = at.x(), .y = at.y() };
}

} // namespace sobremesa::layout
