// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/layout/measure.h"

#include <QRectF>

namespace sobremesa::layout {

// The parts of a window with a table: title bar, strip or rail of the score, cloth, and the table in it.
struct Frame
{
    Measure measure;
    QSizeF window;
    bool portrait = false;
    bool wide = true; // the score stands in a rail beside the cloth, else in a strip above it
    qreal gap = 0;
    qreal bar = 0; // height of the title bar
    qreal strip = 0; // height of the strip; 0: none
    qreal rail = 0; // width of the rail; 0: none
    qreal hand = 0; // height of a card in the hand, where nothing forbids it
    QRectF cloth; // in the window
    QRectF table; // the cloth within its hem; everything on it is measured from its corner

    friend bool operator==(const Frame &, const Frame &) = default;
};

// `scored`: there is a score to stand in the strip. Pixels.
[[nodiscard]] Frame frameFor(QSizeF window, Measure measure, bool scored);
// The height of a question with one row of answers.
[[nodiscard]] qreal usualBar(const Frame &frame);

} // namespace sobremesa::layout
