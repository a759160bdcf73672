// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/layout/table.h"

#include "app/layout/attempt.h"

namespace sobremesa::layout {

namespace {

// From the roomiest to the tightest: papers fold before cards shrink.
constexpr std::array steps {
    Tightness {},
    Tightness { .form = PlateForm::Small },
    Tightness { .form = PlateForm::Small, .bare = true, .melds = 0.85 },
    Tightness { .form = PlateForm::Brief, .bare = true, .melds = 0.85 },
    Tightness { .form = PlateForm::Brief, .backs = false, .bare = true, .melds = 0.75 },
    Tightness { .form = PlateForm::Chip, .bare = true, .melds = 0.85 },
    Tightness { .form = PlateForm::Chip, .backs = false, .bare = true, .melds = 0.75, .piles = 0.8 },
    Tightness {
        .form = PlateForm::Chip, .backs = false, .bare = true, .hand = 0.85, .melds = 0.75, .piles = 0.7 },
    Tightness {
        .form = PlateForm::Chip, .backs = false, .bare = true, .hand = 0.7, .melds = 0.75, .piles = 0.6 },
    Tightness {
        .form = PlateForm::Chip, .backs = false, .bare = true, .hand = 0.6, .melds = 0.75, .piles = 0.5 },
    Tightness {
        .form = PlateForm::Chip, .backs = false, .bare = true, .hand = 0.45, .melds = 0.75, .piles = 0.5 },
};
constexpr qreal usualSlip = 230; // high, in letters: a goal, two lines, an answer and two rows of buttons

// The roomiest way to lay a table in which everything fits and is large enough to be liked, else the first in
// which everything fits, else the last of all.
TableLaid layRoomy(const TableAsked &asked)
{
    TableLaid first; // that fits at all
    bool fitting = false;
    for (const Tightness &tightness : steps) {
        if (tightness.form < leastForm(asked) || (fitting && tightness.hand < 1))
            continue;
        Attempt attempt(asked, tightness);
        const bool fits = attempt.lay();
        const bool good = fits && attempt.isComfortable();
        if (good || (fits && !fitting) || !fitting)
            first = attempt.take();
        if (good)
            return first;
        fitting = fitting || fits;
    }
    first.tight = !fitting;
    return first;
}

// The same with cards of the hand as low as they may be, if that shows more of the slip.
void layLower(const TableAsked &asked, TableLaid &best)
{
    for (const Tightness &tightness : steps) {
        if (tightness.form < leastForm(asked) || best.slip.height() >= asked.slip.height())
            continue;
        Attempt attempt(asked, tightness);
        const bool fits = attempt.lay() && attempt.isPlayable();
        TableLaid laid = attempt.take();
        if (fits && laid.slip.height() > best.slip.height())
            best = std::move(laid);
    }
}

// The slip in the middle, as much of it as there is room for.
TableLaid layWithSlip(const TableAsked &asked)
{
    TableLaid laid = layRoomy(asked);
    layLower(asked, laid);
    return laid;
}

// What the table beside a column for the slip is asked for.
TableAsked besideColumn(const TableAsked &asked)
{
    TableAsked beside = asked;
    beside.slip = beside.words = {};
    beside.wordsRoom = 0;
    beside.table.rwidth() -= asked.slip.width() + asked.measure.space(2);
    return beside;
}

// From the upper end of the cloth to the lower; words that may be said out of turn stay below.
Range columnOf(const TableAsked &asked)
{
    const qreal gap = asked.measure.space(2);
    const qreal words = asked.words.isEmpty() ? 0 : asked.words.height() + gap;
    return { gap, asked.table.height() - gap - words };
}

// Where a slip would be cut in the middle it has a column of its own, if the whole table fits beside it.
// Answers do not decide about it: their height follows from their width. Nor does a slip that says less than
// most: the table stays where it is from step to step.
bool wantsColumn(const TableAsked &asked)
{
    if (asked.slip.isEmpty() || asked.portrait || asked.wordsAbove)
        return false;
    TableAsked calm = asked;
    calm.bar = 0;
    calm.slip.setHeight(std::max(asked.slip.height(), qreal(asked.measure.letters(usualSlip))));
    const qreal shown = layWithSlip(calm).slip.height();
    return shown < std::min(calm.slip.height(), columnOf(asked).length())
        && !layRoomy(besideColumn(calm)).tight;
}

TableLaid layColumn(const TableAsked &asked)
{
    TableLaid laid = layRoomy(besideColumn(asked));
    const Range column = columnOf(asked);
    const qreal height = std::min(asked.slip.height(), column.length());
    const qreal top = std::clamp(laid.play.center().y() - height / 2, column.low, column.high - height);
    const qreal left = asked.table.width() - asked.measure.space(2) - asked.slip.width();
    laid.slip = { left, top, asked.slip.width(), height };
    laid.column = true;
    return laid;
}

// Beside a slip answers have no more width than without them: high ones fold plates, which gives the slip
// another place, and they would be as high as their own height makes them.
template<typename Laying>
TableLaid besideAnyAnswers(const TableAsked &asked, const Laying &laying)
{
    TableLaid laid = laying(asked);
    if (asked.bar <= 0)
        return laid;
    TableAsked calm = asked;
    calm.bar = 0;
    laid.barWidth = std::min(laid.barWidth, laying(calm).barWidth);
    return laid;
}

} // namespace

TableLaid lay(const TableAsked &asked)
{
    Q_ASSERT(asked.plates.size() == std::size_t(asked.players));
    if (wantsColumn(asked))
        return besideAnyAnswers(asked, layColumn);
    return asked.slip.isEmpty() ? layRoomy(asked) : besideAnyAnswers(asked, layWithSlip);
}

} // namespace sobremesa::layout
