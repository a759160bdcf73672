// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>

#include <algorithm>
#include <cmath>

namespace sobremesa::layout {

constexpr qreal cardRatio = 0.645; // width of a card by its height
constexpr qreal leastCard = 56; // the lowest card whose index can be read
constexpr qreal leastPress = 44; // side of the least thing that can be pressed

[[nodiscard]] inline qreal cardWidth(qreal height)
{
    return std::round(height * cardRatio);
}

// Sizes of letters and of what is between things, in pixels of a window.
struct Measure
{
    qreal window = 1; // 1 at 1280x800
    qreal text = 1; // what the player has chosen

    // The size of letters, and of what belongs to them.
    [[nodiscard]] int letters(qreal pixels) const
    {
        return std::max(12, qRound(pixels * text * std::clamp(0.45 + 0.55 * window, 0.9, 2.2)));
    }
    // Space in steps of four.
    [[nodiscard]] int space(qreal steps) const { return qRound(4 * steps * std::clamp(window, 0.75, 2.4)); }

    friend bool operator==(const Measure &, const Measure &) = default;
};

[[nodiscard]] inline bool isPortrait(QSizeF window)
{
    return window.width() < window.height() * 0.8;
}

// The scale that belongs to a window of this size.
[[nodiscard]] inline qreal windowScale(QSizeF window)
{
    const QSizeF whole = isPortrait(window) ? QSizeF { 560, 860 } : QSizeF { 1280, 800 };
    const qreal scale = std::min(window.width() / whole.width(), window.height() / whole.height());
    return std::clamp(scale, 0.6, 3.0);
}

} // namespace sobremesa::layout
