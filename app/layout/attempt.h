// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/layout/middle.h"
#include "app/layout/seats.h"

namespace sobremesa::layout {

// The largest plates that a table of this shape can have.
[[nodiscard]] PlateForm leastForm(const TableAsked &asked);

// One way to lay the table, with everything as tight as it is told.
class Attempt
{
public:
    Attempt(const TableAsked &asked, const Tightness &tightness)
        : m_asked(asked)
        , m_tightness(tightness)
        , m_measure(asked.measure)
    {
    }

    // False if something has no room.
    [[nodiscard]] bool lay();
    // Cards in the middle are not only to be read, but large enough to be liked.
    [[nodiscard]] bool isComfortable() const
    {
        return middleCard() >= m_asked.hand * 0.45 && m_laid.slip.height() >= m_asked.slip.height();
    }
    // A hand can be low for the sake of a slip, but not as low as where nothing else helps.
    [[nodiscard]] bool isPlayable() const;
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

} // namespace sobremesa::layout
