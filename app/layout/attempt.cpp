// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/layout/attempt.h"

#include "app/layout/tricks.h"

namespace sobremesa::layout {

namespace {

constexpr qreal lowestHand = 72; // a card of the hand is never lower
constexpr qreal shareForSlip = 0.7; // of a card of the hand that stays where a slip needs the room

} // namespace

PlateForm leastForm(const TableAsked &asked)
{
    return !asked.wide || asked.players > 6 ? PlateForm::Small : PlateForm::Full;
}

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

bool Attempt::isPlayable() const
{
    return m_laid.hand >= m_asked.hand * shareForSlip - 1;
}

} // namespace sobremesa::layout
