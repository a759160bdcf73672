// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/layout/frame.h"

namespace sobremesa::layout {

namespace {

// Below this a rail beside the table would be cut: larger text needs a wider window for it.
qreal railFrom(Measure measure)
{
    return 1000 * std::max(1.0, measure.text * 0.75);
}

qreal railWidth(Measure measure)
{
    const qreal byWindow = std::max(1.0, 0.45 + 0.55 * measure.window);
    return std::round(std::min(560.0, 268 * byWindow * std::max(1.0, measure.text * 0.9)));
}

} // namespace

qreal usualBar(const Frame &frame)
{
    const Measure &measure = frame.measure;
    constexpr qreal line = 1.5; // of text, by the size of its letters
    const int button =
        std::max({ measure.letters(38) + measure.space(3.5), int(leastPress), measure.space(11) });
    return frame.wide ? button + measure.space(4.5)
                      : std::ceil(line * measure.letters(17)) + button + measure.space(6.5);
}

Frame frameFor(QSizeF window, Measure measure, bool scored)
{
    Frame frame;
    frame.measure = measure;
    frame.window = window;
    frame.portrait = isPortrait(window);
    frame.wide = !frame.portrait && window.width() >= railFrom(measure);
    frame.gap = measure.space(2.5);
    frame.bar = measure.letters(24) + measure.space(5);
    frame.strip = !frame.wide && scored ? measure.letters(24) + measure.space(4) : 0;
    frame.rail = frame.wide ? railWidth(measure) : 0;
    frame.hand =
        std::round(std::clamp(std::min(0.205 * window.height(), 0.27 * window.width()), 84.0, 460.0));
    const qreal beside = frame.wide ? frame.rail + frame.gap : 0;
    const qreal top = frame.bar + frame.strip;
    frame.cloth = { frame.gap, top, window.width() - 2 * frame.gap - beside,
        window.height() - top - frame.gap };
    const qreal hem = measure.space(3.5);
    frame.table = frame.cloth.adjusted(hem, hem, -hem, -hem);
    return frame;
}

} // namespace sobremesa::layout
