// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/layout/lying.h"

#include "app/layout/seats.h"
#include "app/layout/tricks.h"

namespace sobremesa::layout {

namespace {

constexpr qreal paleness = 0.5;
constexpr int seenOfPile = 3; // cards above the lowest that can be told apart

bool has(const std::vector<int> &seats, int seat)
{
    return std::find(seats.begin(), seats.end(), seat) != seats.end();
}

int at(const std::vector<int> &numbers, int place)
{
    return place >= 0 && place < int(numbers.size()) ? numbers[std::size_t(place)] : 0;
}

// The stock is listed from its top, the others to their top.
int levelOf(const CardPlace &card)
{
    const int above = card.zone == CardZone::Stock ? card.slot : card.count - 1 - card.slot;
    return std::max(0, seenOfPile - above);
}

} // namespace

CardSpots::CardSpots(
    TableAsked asked, TableLaid laid, Lying lying, const PapersLaid &papers, const PairsLaid &pairs)
    : m_asked(std::move(asked))
    , m_laid(std::move(laid))
    , m_lying(std::move(lying))
    , m_pairs(pairs)
    , m_grid(tableGrid(m_asked, m_laid))
    , m_stock(m_laid.piles[StockPile])
{
    if (m_asked.wishes.middle == Middle::Tricks)
        m_stock = papers.stock;
    if (m_asked.wishes.middle == Middle::Piles) {
        m_piles = pilesInTheMiddle(m_asked, m_laid);
        m_stock = m_piles.stock;
        layMelds();
    }
}

void CardSpots::layMelds()
{
    std::vector<std::vector<int>> cards(std::size_t(m_asked.players));
    for (std::size_t number = 0; number < m_lying.meldCards.size(); ++number) {
        const int owner = at(m_lying.meldOwners, int(number));
        if (m_lying.meldCards[number] == 0 || owner >= m_asked.players) {
            m_meldPlaces.push_back(-1);
            continue;
        }
        m_meldPlaces.push_back(int(cards[std::size_t(owner)].size()));
        cards[std::size_t(owner)].push_back(m_lying.meldCards[number]);
    }
    for (int seat = 0; seat < m_asked.players; ++seat)
        m_melds.emplace_back(meldRoom(seat), std::move(cards[std::size_t(seat)]), m_asked.measure.space(2.5),
            !m_asked.portrait || seat == m_asked.viewer);
}

QRectF CardSpots::meldRoom(int seat) const
{
    return seat == m_asked.viewer ? m_piles.melds : m_laid.seats[std::size_t(seat)].melds;
}

Spot CardSpots::spot(const CardPlace &card) const
{
    const bool seated = card.zone == CardZone::Hand || card.zone == CardZone::Trick;
    if (m_laid.seats.empty() || (seated && card.owner >= int(m_laid.seats.size()))) // before all is known
        return hiddenAt(m_laid.play.center());
    if (card.part >= 0)
        return takenSpot(card);
    switch (card.zone) {
    case CardZone::Hand:
        return handSpot(card);
    case CardZone::Table:
        return tableSpot(card);
    case CardZone::Trick:
        return playedSpot(card);
    case CardZone::Captured:
        return capturedSpot(card);
    case CardZone::Meld:
        return meldSpot(card);
    case CardZone::Aside:
        return asideSpot(card);
    case CardZone::Stock:
        return pileSpot(m_stock, levelOf(card));
    case CardZone::Discards:
        break;
    }
    Spot tossed = pileSpot(m_piles.discards, levelOf(card)); // as they fell
    tossed.r = card.slot * 37 % 11 - 5;
    return tossed;
}

Spot CardSpots::tableSpot(const CardPlace &card) const
{
    return m_lying.pairs ? m_pairs.others.spot(card.slot, card.count) : m_grid.spot(card.slot, card.count);
}

// What is taken lies side by side from the first of it on, and upon that what takes it, so that the corners
// of all are seen.
Spot CardSpots::takenSpot(const CardPlace &card) const
{
    constexpr qreal down = 0.32; // of the card on top, by its height
    constexpr qreal beside = 0.42;
    const Spot first = tableSpot(card);
    const qreal width = first.h * cardRatio;
    const int taken = card.parts - 1;
    const qreal room = std::max(0.0, m_laid.play.width() - width);
    const qreal step = std::min(width * beside, room / std::max(1, taken - 1));
    const QSizeF half { width / 2, first.h / 2 };
    const qreal left = std::clamp(first.x, m_laid.play.left() + half.width(),
        std::max(m_laid.play.left() + half.width(), m_laid.play.right() - half.width() - step * (taken - 1)));
    const qreal top = std::clamp(first.y - first.h * down / 2, m_laid.play.top() + half.height(),
        std::max(m_laid.play.top() + half.height(), m_laid.play.bottom() - half.height() - first.h * down));
    const bool onTop = card.part == taken;
    Spot spot { onTop ? left : left + step * card.part, onTop ? top + first.h * down : top, first.h, 0,
        800 + card.part };
    spot.open = true;
    return spot;
}

Spot CardSpots::handSpot(const CardPlace &card) const
{
    Spot spot;
    if (has(m_lying.open, card.owner)) {
        spot = staySpot(m_asked, m_laid, card.owner, at(m_lying.played, card.owner) + card.slot, true);
        spot.z = 80 + card.slot;
    } else if (has(m_lying.down, card.owner)) {
        spot = crosswise(card);
    } else if (card.owner == m_asked.viewer) {
        spot = m_laid.own.spot(card.slot, m_laid.handTop);
    } else if (m_asked.wishes.seating == Seating::Columns && at(m_lying.shown, card.owner) > 0) {
        spot = openHandSpot(card);
    } else {
        spot = backSpot(m_asked, m_laid, card.owner, card.slot, card.count);
    }
    spot.o = has(m_lying.pale, card.owner) ? paleness : 1;
    return spot;
}

// A hand that is laid down: across, before its seat.
Spot CardSpots::crosswise(const CardPlace &card) const
{
    const bool own = card.owner == m_asked.viewer;
    Spot first = own ? Spot { m_asked.table.width() / 2, m_laid.handTop + m_laid.hand / 2,
        std::max(m_laid.backs, leastPress), 0, 300 }
                     : backSpot(m_asked, m_laid, card.owner, 0, 1);
    first.x += card.slot * 3;
    first.y += card.slot * 3;
    first.r = 90;
    first.z += card.slot;
    return first;
}

// At the end of a deal, face up below the melds, in portrait upon them.
Spot CardSpots::openHandSpot(const CardPlace &card) const
{
    const QRectF room = meldRoom(card.owner);
    const qreal height = std::round(room.height() * 0.9);
    const qreal width = height * cardRatio;
    const qreal step = std::min(width * 0.5, (room.width() - width) / std::max(1, card.count - 1));
    const qreal whole = width + step * (card.count - 1);
    const qreal left = m_asked.portrait ? room.right() - whole : room.center().x() - whole / 2;
    const qreal y = m_asked.portrait ? room.center().y() : room.bottom() + height * 0.35;
    return { left + width / 2 + card.slot * step, y, height, 0, 400 + card.slot };
}

Spot CardSpots::meldSpot(const CardPlace &card) const
{
    const int owner = at(m_lying.meldOwners, card.owner);
    if (card.owner >= int(m_meldPlaces.size()) || owner >= int(m_melds.size()))
        return hiddenAt(m_laid.play.center());
    return m_melds[std::size_t(owner)].spot(m_meldPlaces[std::size_t(card.owner)], card.slot);
}

Spot CardSpots::playedSpot(const CardPlace &card) const
{
    if (m_asked.wishes.middle != Middle::Stay)
        return trickSpot(m_asked, m_laid, card.owner, card.slot, card.count);
    const bool aside = card.slot < m_lying.tricksAside || has(m_lying.allAside, card.owner);
    Spot spot = staySpot(m_asked, m_laid, card.owner, card.slot, aside);
    spot.o = has(m_lying.pale, card.owner) ? paleness : 1;
    return spot;
}

Spot CardSpots::capturedSpot(const CardPlace &card) const
{
    const bool others = card.owner != m_lying.ownSide && card.owner < m_asked.players;
    if (m_asked.wishes.takenAtPlates && others) // there each plays alone: a side is a seat
        return hiddenAt(m_laid.seats[std::size_t(card.owner)].plate.center());
    if (m_asked.wishes.captured)
        return pileSpot(m_laid.piles[card.owner == m_lying.ownSide ? OwnPile : OtherPile], levelOf(card));
    if (m_asked.wishes.middle == Middle::Tricks && card.owner < m_asked.players)
        return wonSpot(m_asked, m_laid, card.owner, card.slot);
    return hiddenAt(m_laid.play.center());
}

Spot CardSpots::asideSpot(const CardPlace &card) const
{
    if (m_lying.pairs)
        return m_pairs.spot(card.slot < int(m_lying.order.size()) ? at(m_lying.order, card.slot) : card.slot);
    return m_asked.wishes.stock ? pileSpot(m_stock, levelOf(card)) : hiddenAt(m_stock.middle);
}

} // namespace sobremesa::layout
