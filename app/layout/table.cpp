// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/layout/table.h"

#include "app/layout/middle.h"
#include "app/layout/seats.h"
#include "app/layout/tricks.h"

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
constexpr qreal lowestHand = 72; // a card of the hand is never lower
constexpr qreal usualSlip = 230; // high, in letters: a goal, two lines, an answer and two rows of buttons
constexpr qreal shareForSlip = 0.7; // of a card of the hand that stays where a slip needs the room

PlateForm leastForm(const TableAsked &asked)
{
    return !asked.wide || asked.players > 6 ? PlateForm::Small : PlateForm::Full;
}

class Attempt
{
public:
    Attempt(const TableAsked &asked, const Tightness &tightness)
        : m_asked(asked)
        , m_tightness(tightness)
        , m_measure(asked.measure)
    {
    }

    [[nodiscard]] bool lay();
    // Cards in the middle are not only to be read, but large enough to be liked.
    [[nodiscard]] bool isComfortable() const
    {
        return middleCard() >= m_asked.hand * 0.45 && m_laid.slip.height() >= m_asked.slip.height();
    }
    // A hand can be low for the sake of a slip, but not as low as where nothing else helps.
    [[nodiscard]] bool isPlayable() const { return m_laid.hand >= m_asked.hand * shareForSlip - 1; }
    [[nodiscard]] TableLaid take() { return std::move(m_laid); }

private:
    void setSizes();
    void layPiles();
    void layHand();
    void layBar();
    [[nodiscard]] Range handRoom() const;
    [[nodiscard]] qreal foot() const;
    [[nodiscard]] bool wordsBeside() const;
    [[nodiscard]] qreal barRoom() const;
    void layPlay();
    void keepFromCorner();
    bool laySlip();
    [[nodiscard]] qreal leastMiddle() const;
    [[nodiscard]] qreal slipEnd() const;
    [[nodiscard]] qreal sideRoom() const;
    [[nodiscard]] qreal middleCard() const;
    [[nodiscard]] bool middleFits() const;
    [[nodiscard]] qreal pill(Pile pile) const
    {
        return m_laid.bare ? m_asked.pills[pile].bare : m_asked.pills[pile].width;
    }
    [[nodiscard]] QRectF ownPlate() const { return m_laid.seats[std::size_t(m_asked.viewer)].plate; }

    const TableAsked &m_asked;
    const Tightness &m_tightness;
    Measure m_measure;
    TableLaid m_laid;
};

bool Attempt::lay()
{
    setSizes();
    layOwnPlate(m_asked, m_laid);
    layPiles();
    layHand();
    m_laid.play.setBottom(m_laid.barEnd() - m_measure.space(2.5) - barRoom());
    const bool seated = laySeats(m_asked, m_tightness, m_laid);
    layPlay();
    const bool slipped = laySlip();
    if (!m_asked.portrait && m_asked.wishes.middle == Middle::Stay)
        keepFromCorner();
    return seated && slipped && middleFits();
}

void Attempt::setSizes()
{
    m_laid.form = std::max(m_tightness.form, leastForm(m_asked));
    m_laid.bare = m_tightness.bare || m_asked.portrait;
    m_laid.seats.resize(std::size_t(m_asked.players));
    m_laid.hand = std::round(std::max(std::min(lowestHand, m_asked.hand), m_asked.hand * m_tightness.hand));
    const qreal small = std::min<qreal>(m_measure.letters(46), m_asked.hand * 0.5);
    const qreal usual = m_measure.space(m_asked.players > 6 ? 12 : 17);
    const bool seen = m_tightness.backs && !(m_asked.wishes.backs == Backs::Row && m_asked.portrait);
    m_laid.backs = !seen ? 0 : m_asked.wide ? usual : small;
}

// In the corners: the stock at the upper left, what has been taken at the right, the viewer's at its lower
// end.
void Attempt::layPiles()
{
    const qreal usual =
        m_asked.wide ? m_measure.space(19) : std::min<qreal>(m_measure.letters(46), m_asked.hand * 0.5);
    const qreal height = std::round(usual * m_tightness.piles);
    const qreal margin = m_measure.space(2);
    const qreal top = m_measure.space(1);
    const auto atRight = [&](Pile pile) {
        return m_asked.table.width() - margin - pileWidth(height, pill(pile));
    };
    if (m_asked.wishes.stock)
        m_laid.piles[StockPile] = pileAt({ margin, top }, height, pill(StockPile), m_measure);
    if (!m_asked.wishes.captured)
        return;
    if (!m_asked.wishes.takenAtPlates)
        m_laid.piles[OtherPile] = pileAt({ atRight(OtherPile), top }, height, pill(OtherPile), m_measure);
    const qreal bottom = m_asked.table.height() - pileHeight(height, m_measure);
    m_laid.piles[OwnPile] = pileAt({ atRight(OwnPile), bottom }, height, pill(OwnPile), m_measure);
}

// In portrait the viewer's plate and pile stand below the hand.
qreal Attempt::foot() const
{
    if (!m_asked.portrait)
        return std::max(qreal(m_measure.space(3)), m_laid.own.drop() + m_measure.space(0.5));
    return std::max({ qreal(m_measure.letters(44) + m_measure.space(4)),
               ownPlate().height() + m_measure.space(1.5), m_laid.piles[OwnPile].rect.height() })
        + m_laid.own.drop();
}

Range Attempt::handRoom() const
{
    const qreal margin = m_measure.space(2);
    if (m_asked.portrait)
        return { margin, m_asked.table.width() - margin };
    const QRectF pile = m_laid.piles[OwnPile].rect;
    const qreal piles = pile.isEmpty() ? m_measure.space(5) : pile.width() + m_measure.space(6);
    const qreal wide = std::max(m_asked.words.isEmpty() ? 0 : m_asked.words.width(), m_asked.wordsRoom);
    const qreal words = wide > 0 ? wide + m_measure.space(3) : 0;
    return { ownPlate().right() + m_measure.space(4.5), m_asked.table.width() - std::max(piles, words) };
}

void Attempt::layHand()
{
    HandAsked hand { m_asked.handCards, m_asked.groups, m_laid.hand, handRoom(), m_asked.table.width() / 2,
        m_asked.straight, m_asked.wide ? 10 : 5 };
    m_laid.own = HandLaid(std::move(hand));
    m_laid.handTop = m_asked.table.height() - m_laid.hand - foot() - m_laid.own.rise();
    const qreal labels = m_laid.own.grouped() ? m_measure.letters(13) + m_measure.space(3) + 6 : 0;
    m_laid.overHand = std::max(m_laid.hand * 0.13 + m_measure.space(2.5), labels);
    layBar();
}

// The words in the corner are beside the answers where they reach up to them.
bool Attempt::wordsBeside() const
{
    if (m_asked.portrait || m_asked.words.isEmpty())
        return false;
    const qreal top = m_asked.table.height() - m_asked.words.height() - m_measure.space(1);
    return m_asked.wishes.captured || m_asked.wordsAbove || top < m_laid.barEnd();
}

// The answers stand in the middle, and where the words at the right leave too little of it beside them.
void Attempt::layBar()
{
    const qreal width = m_asked.table.width();
    const qreal words = wordsBeside() ? m_asked.words.width() + m_measure.space(3) : 0;
    const bool central = 2 * words <= width * 0.45;
    m_laid.barWidth = width - (central ? 2 : 1) * words;
    m_laid.barMiddle = central ? width / 2 : m_laid.barWidth / 2;
}

// Cards stay where they are while the answers come and go.
qreal Attempt::barRoom() const
{
    const bool quiet = !m_asked.slip.isEmpty();
    const qreal least = quiet ? 0 : m_measure.letters(m_asked.portrait ? 60 : 46);
    const qreal words = m_asked.wordsAbove ? m_asked.words.height() : 0;
    return std::min(m_asked.wishes.mostBar, std::max({ m_asked.bar, m_asked.barRoom, words, least }));
}

// What the plates at the sides take of the middle.
qreal Attempt::sideRoom() const
{
    qreal most = 0;
    for (const SeatLaid &seat : m_laid.seats) {
        const QRectF whole = seat.plate | seat.backs;
        if (seat.plate.center().y() > m_laid.seatsAbove.bottom()
            && &seat != &m_laid.seats[std::size_t(m_asked.viewer)])
            most = std::max(most, std::min(whole.right(), m_asked.table.width() - whole.left()));
    }
    return most > 0 ? most + m_measure.space(3) : 0;
}

void Attempt::layPlay()
{
    const bool columns = m_asked.wishes.seating == Seating::Columns;
    const qreal beside =
        columns ? 0 : std::max<qreal>(m_measure.space(m_asked.portrait ? 5 : 12), sideRoom());
    const bool below = m_asked.tricksLie && (m_asked.players == 3 || m_asked.portrait);
    const qreal tricks = below ? std::round(trickHeight(m_asked)) : 0;
    const qreal top =
        m_laid.seatsAbove.bottom() + m_measure.space(m_asked.wide || columns ? 2.5 : 3.5) + tricks;
    m_laid.play.setLeft(beside);
    m_laid.play.setRight(m_asked.table.width() - beside);
    m_laid.play.setTop(top);
    if (m_asked.portrait && !m_asked.corner.isEmpty()) // there it lies below the cards
        m_laid.play.setBottom(m_laid.play.bottom() - m_asked.corner.height() - m_measure.space(1));
}

// Cards that would reach below the paper in the corner lie lower.
void Attempt::keepFromCorner()
{
    const qreal half = stayHeight(m_asked, m_laid) * (m_asked.players > 4 ? 2.1 : 1.35);
    const bool reached = m_laid.play.center().x() - half < m_asked.corner.width() + m_measure.space(2);
    if (reached && !m_asked.corner.isEmpty())
        m_laid.play.setTop(std::max(m_laid.play.top(), m_asked.corner.height() + m_measure.space(2)));
}

// At the far end of the runner, in portrait below the upper seats; cards lie in what is left. The answers
// stand beside it however high they are: their height follows from their width, so that it must not be asked
// the other way round. The slip is cut where there is no room for all of it.
bool Attempt::laySlip()
{
    if (m_asked.slip.isEmpty())
        return true;
    QRectF &play = m_laid.play;
    QSizeF slip = m_asked.slip;
    const qreal gap = m_measure.space(3);
    const qreal lowest =
        m_asked.portrait ? play.bottom() - gap - leastMiddle() : m_laid.barEnd() - m_measure.space(1);
    slip.setHeight(std::min(slip.height(), lowest - play.top()));
    const bool readable = slip.height() >= std::min<qreal>(m_asked.slip.height(), m_measure.letters(140));
    if (m_asked.portrait && !readable) // then it lies upon the middle, but on nothing else
        slip.setHeight(std::clamp(m_asked.slip.height(), 0.0, play.height()));
    if (m_asked.portrait) {
        m_laid.slip = { { (m_asked.table.width() - slip.width()) / 2, play.top() }, slip };
        play.setTop(std::min(m_laid.slip.bottom() + gap, play.bottom() - leastMiddle()));
        return readable;
    }
    const qreal end = slipEnd();
    const qreal middle = play.center().y() - slip.height() / 2;
    const qreal top = std::max(play.top(), std::min(middle, lowest - slip.height()));
    m_laid.slip = { { end - slip.width(), top }, slip };
    play.setRight(m_laid.slip.left() - gap);
    m_laid.barWidth = std::min(m_laid.barWidth, play.right());
    m_laid.barMiddle = play.right() / 2;
    return readable && play.width() > 0;
}

// The least height that the cards in the middle need.
qreal Attempt::leastMiddle() const
{
    switch (m_asked.wishes.middle) {
    case Middle::Grid: {
        const qreal gap = m_measure.space(m_asked.portrait ? 4 : 6);
        const qreal across = (m_laid.play.width() + gap) / (leastCard * cardRatio + gap);
        const int columns = std::max(1, int(across));
        const int rows = std::max(1, (m_asked.tableCards + columns - 1) / columns);
        return rows * (leastCard + gap) - gap + 2 * m_measure.space(4) + 2;
    }
    case Middle::Stay:
        return 2.14 * leastPress + 2;
    case Middle::Tricks:
        return 2 * leastPress + 2;
    case Middle::Piles:
        break;
    }
    return pileHeight(leastPress, m_measure) + 6;
}

// The right end of the slip: that of the cloth, or before what stands there.
qreal Attempt::slipEnd() const
{
    const qreal end = m_asked.table.width() - m_measure.space(2);
    const QRectF column { end - m_asked.slip.width(), m_laid.play.top(), m_asked.slip.width(),
        m_laid.barEnd() - m_laid.play.top() };
    qreal first = end;
    for (const SeatLaid &seat : m_laid.seats) {
        const QRectF whole = seat.plate | seat.backs;
        if (collide(whole, column))
            first = std::min(first, whole.left() - m_measure.space(3));
    }
    return first;
}

// The height of a card in the middle.
qreal Attempt::middleCard() const
{
    switch (m_asked.wishes.middle) {
    case Middle::Grid:
        return tableGrid(m_asked, m_laid).height;
    case Middle::Stay:
        return stayHeight(m_asked, m_laid);
    case Middle::Tricks:
        return trickCardHeight(m_laid);
    case Middle::Piles:
        break;
    }
    return middlePileHeight(m_asked, m_laid);
}

bool Attempt::middleFits() const
{
    if (m_asked.wishes.middle == Middle::Piles) {
        const QRectF melds = pilesInTheMiddle(m_asked, m_laid).melds;
        return middleCard() >= leastPress && melds.width() >= cardWidth(melds.height()) * 1.5;
    }
    if (m_asked.wishes.middle != Middle::Grid)
        return middleCard() >= leastPress;
    const QSizeF grid = tableGrid(m_asked, m_laid).size;
    return grid.height() <= m_laid.play.height() && grid.width() <= m_laid.play.width() + 1
        && m_laid.play.height() >= leastCard;
}

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
