// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/layout/seats.h"

namespace sobremesa::layout {

namespace {

struct Centre
{
    qreal x;
    qreal y;
};

constexpr qreal topRow = 0.09; // of the plates in the upper row, as a part of the cloth

// Centres of the plates as parts of the cloth, from left to right.
const std::vector<Centre> &centresFor(int players)
{
    static const std::array<std::vector<Centre>, 9> centres { {
        {},
        {},
        { { 0.5, topRow } },
        { { 0.2, topRow }, { 0.8, topRow } },
        { { 0.11, 0.36 }, { 0.5, topRow }, { 0.89, 0.36 } },
        { { 0.11, 0.42 }, { 0.28, topRow }, { 0.72, topRow }, { 0.89, 0.42 } },
        { { 0.11, 0.42 }, { 0.2, topRow }, { 0.5, topRow }, { 0.8, topRow }, { 0.89, 0.42 } },
        { { 0.11, 0.46 }, { 0.2, topRow }, { 0.4, topRow }, { 0.6, topRow }, { 0.8, topRow },
            { 0.89, 0.46 } },
        { { 0.11, 0.5 }, { 0.11, 0.27 }, { 0.27, topRow }, { 0.5, topRow }, { 0.73, topRow }, { 0.89, 0.27 },
            { 0.89, 0.5 } },
    } };
    return centres[static_cast<std::size_t>(std::clamp(players, 0, 8))];
}

using Places = std::vector<int>;

// Lays the others in their places; places are counted from left to right, from 1.
class Seats
{
public:
    Seats(const TableAsked &asked, const Tightness &tightness, TableLaid &laid)
        : m_asked(asked)
        , m_tightness(tightness)
        , m_laid(laid)
        , m_measure(asked.measure)
        , m_inRow(asked.portrait || (!asked.wide && asked.players > 4))
    {
    }

    bool lay();

private:
    bool layAround();
    bool layInRow();
    bool layColumns();
    bool layRows();
    [[nodiscard]] bool chipsFit(const Places &row) const;
    bool layMeldRows(int others, qreal melds);
    bool layRow(const Places &row, int line, qreal lower);
    bool laySides();
    bool laySide(const Places &side, bool left);
    [[nodiscard]] SeatLaid &at(int place) { return m_laid.seats[std::size_t(seatAt(m_asked, place))]; }
    [[nodiscard]] QSizeF size(int place) const;
    [[nodiscard]] Range rowRoom(int line) const;
    [[nodiscard]] qreal backsWidth() const;
    [[nodiscard]] bool backsBelow() const { return m_inRow && m_asked.players > 2; }
    [[nodiscard]] bool mirrored(int place) const;
    void putBacks(int place, bool below);
    [[nodiscard]] bool clear() const;

    const TableAsked &m_asked;
    const Tightness &m_tightness;
    TableLaid &m_laid;
    Measure m_measure;
    bool m_inRow;
    qreal m_secondTop = 0;
};

QSizeF Seats::size(int place) const
{
    return plateSize(m_asked.plates[std::size_t(seatAt(m_asked, place))], m_laid.form, m_measure);
}

// The others' cards beside a plate, with the gap before them.
qreal Seats::backsWidth() const
{
    if (m_laid.backs <= 0)
        return 0;
    const bool row = m_asked.wishes.backs == Backs::Row;
    return std::ceil(m_laid.backs * (row ? cardRatio + 8 * 0.11 : 1.31)) + m_measure.space(row ? 3 : 4);
}

bool Seats::mirrored(int place) const
{
    return m_asked.wishes.backs == Backs::Row && place > m_asked.players / 2;
}

bool Seats::lay()
{
    for (int place = 1; place < m_asked.players; ++place) {
        m_laid.plateHeight = std::max(m_laid.plateHeight, size(place).height());
        m_laid.widest = std::max(m_laid.widest, size(place).width());
    }
    if (m_asked.wishes.seating == Seating::Columns)
        return layColumns() && clear();
    return layAround() || (m_laid.form == PlateForm::Chip && !m_inRow && layInRow());
}

bool Seats::layAround()
{
    return layRows() && laySides() && clear();
}

// Where even chips find no room at the sides, all sit above.
bool Seats::layInRow()
{
    m_inRow = true;
    for (int place = 1; place < m_asked.players; ++place)
        at(place) = {};
    return layAround();
}

// ---- in columns, plate above melds; in portrait one below the other, melds at the right of the plates

bool Seats::layColumns()
{
    const int others = std::max(1, m_asked.players - 1);
    const bool many = others > 3;
    const qreal share = m_asked.portrait ? (many ? 0.42 : 0.5) : (many ? 0.5 : 0.56);
    const qreal melds = std::max(leastPress, std::round(m_laid.hand * share * m_tightness.melds));
    if (m_asked.portrait)
        return layMeldRows(others, melds);
    const qreal wide = m_asked.table.width() / others;
    for (int place = 1; place <= others; ++place) {
        const QSizeF plate = size(place);
        const qreal left = (place - 1) * wide;
        SeatLaid &seat = at(place);
        seat.plate = { { left + (wide - plate.width()) / 2,
                           m_measure.space(0.5) + (m_laid.plateHeight - plate.height()) / 2 },
            plate };
        seat.melds = { left + m_measure.space(1.5), m_laid.plateHeight + m_measure.space(2.5),
            wide - m_measure.space(3), melds };
        const qreal back = std::round(m_laid.plateHeight * 0.8);
        const qreal room = (wide - plate.width()) / 2;
        if (m_tightness.backs && room > cardWidth(back) + m_measure.space(8))
            seat.backs = { seat.plate.right() + m_measure.space(1.5), seat.plate.center().y() - back / 2,
                room - m_measure.space(2), back };
    }
    m_laid.seatsAbove = { 0, 0, m_asked.table.width(), m_laid.plateHeight + m_measure.space(2.5) + melds };
    return m_laid.widest <= wide - m_measure.space(2);
}

// One below the other; where even chips leave no room, two beside each other.
bool Seats::layMeldRows(int others, qreal melds)
{
    const int across = m_laid.form == PlateForm::Chip && m_tightness.hand < 1 && others > 2 ? 2 : 1;
    const qreal high = std::max(m_laid.plateHeight, melds);
    const qreal step = high + m_measure.space(1.5);
    const qreal wide = m_asked.table.width() / across;
    for (int place = 1; place <= others; ++place) {
        const int row = (place - 1) / across;
        const qreal left = (place - 1) % across * wide;
        const qreal middle = m_measure.space(0.5) + row * step + high / 2;
        const QSizeF plate = size(place);
        const qreal free = left + m_laid.widest + m_measure.space(3);
        at(place).plate = { { left, middle - plate.height() / 2 }, plate };
        at(place).melds = { free, middle - melds / 2, left + wide - free - m_measure.space(1), melds };
    }
    const int rows = (others + across - 1) / across;
    m_laid.seatsAbove = { 0, 0, m_asked.table.width(), m_measure.space(0.5) + rows * step };
    return m_laid.widest + m_measure.space(4) + 2 * melds < wide;
}

// ---- around the cloth: rows at the top, and the rest at the sides

Range Seats::rowRoom(int line) const
{
    const qreal gap = m_measure.space(4);
    const qreal y = line > 0 ? m_secondTop : 0;
    const QRectF stock = m_laid.piles[StockPile].rect;
    const QRectF taken = m_laid.piles[OtherPile].rect;
    const QSizeF paper = m_asked.portrait ? QSizeF() : m_asked.corner;
    qreal left = stock.isEmpty() || stock.bottom() <= y ? 0 : stock.right() + gap;
    if (!paper.isEmpty() && paper.height() + m_measure.space(1) > y)
        left = std::max(left, paper.width() + gap);
    return { left, taken.isEmpty() || taken.bottom() <= y ? m_asked.table.width() : taken.left() - gap };
}

// Chips alone need but one row.
bool Seats::chipsFit(const Places &row) const
{
    const qreal whole = qreal(row.size()) * (size(1).width() + m_measure.space(2));
    return m_laid.form == PlateForm::Chip && whole <= rowRoom(0).length();
}

bool Seats::layRows()
{
    Places row;
    for (int place = 1; place < m_asked.players; ++place) {
        if (m_inRow || centresFor(m_asked.players)[std::size_t(place - 1)].y < 0.1)
            row.push_back(place);
    }
    m_laid.twoRows = m_inRow && m_asked.players >= (m_asked.portrait ? 4 : 6) && !chipsFit(row);
    const qreal piles =
        std::max(m_laid.piles[StockPile].rect.bottom(), m_laid.piles[OtherPile].rect.bottom());
    m_secondTop = std::max(m_laid.plateHeight + m_measure.space(2), piles + m_measure.space(1));
    const qreal one = backsBelow() && m_laid.backs > 0
        ? m_laid.plateHeight + m_laid.backs + m_measure.space(2.5)
        : std::max(m_laid.backs, m_laid.plateHeight);
    const qreal lower = (m_laid.twoRows ? m_secondTop + m_laid.plateHeight : one) + m_measure.space(1);
    m_laid.seatsAbove = { 0, 0, m_asked.table.width(), std::max(lower, piles) };
    if (!m_laid.twoRows)
        return layRow(row, 0, lower);
    const auto upper = row.size() > 4 ? 3 : row.size() > 3 ? 2 : 1;
    const auto from = row.begin() + std::ptrdiff_t(row.size() - std::size_t(upper)) / 2;
    const Places above(from, from + upper);
    row.erase(from, from + upper);
    const bool fits = layRow(above, 0, lower);
    return layRow(row, 1, lower) && fits;
}

// NOLINTNEXTLINE(readability-function-cognitive-complexity): a row is tried in one go
bool Seats::layRow(const Places &row, int line, qreal lower)
{
    const Range room = rowRoom(line);
    const qreal besides = backsBelow() ? 0 : backsWidth();
    const qreal gap = m_measure.space(2);
    std::vector<Wanted> wanted;
    for (const int place : row) {
        const qreal part = m_inRow ? (qreal(wanted.size()) + 0.5) / qreal(row.size())
                                   : centresFor(m_asked.players)[std::size_t(place - 1)].x;
        wanted.push_back({ size(place).width() + besides, m_asked.table.width() * part });
    }
    if (m_laid.twoRows)
        spread(wanted, room);
    const std::vector<qreal> lefts = packed(wanted, room, gap);
    for (std::size_t i = 0; i < row.size(); ++i) {
        const QSizeF plate = size(row[i]);
        const bool turned = mirrored(row[i]) && besides > 0;
        const qreal y = m_laid.twoRows || backsBelow() ? (line == 0 ? m_measure.space(1) : m_secondTop)
                                                       : lower / 2 + m_measure.space(1) - plate.height() / 2;
        at(row[i]).plate = { { lefts[i] + (turned ? besides : 0), y }, plate };
        at(row[i]).mirrored = turned;
        if (m_laid.backs > 0 && !m_laid.twoRows)
            putBacks(row[i], backsBelow());
    }
    return lengthOf(wanted, gap) <= room.length() + 1;
}

void Seats::putBacks(int place, bool below)
{
    SeatLaid &seat = at(place);
    const qreal wide = backsWidth() - m_measure.space(4);
    const QRectF plate = seat.plate;
    if (below) {
        const qreal left = std::clamp(plate.center().x() - wide / 2, 0.0, m_asked.table.width() - wide);
        seat.backs = { left, plate.bottom() + m_measure.space(1.5), wide, m_laid.backs };
        return;
    }
    const qreal left =
        seat.mirrored ? plate.left() - m_measure.space(4) - wide : plate.right() + m_measure.space(4);
    seat.backs = { left, plate.center().y() - m_laid.backs / 2, wide, m_laid.backs };
}

bool Seats::laySides()
{
    Places left;
    Places right;
    for (int place = 1; place < m_asked.players && !m_inRow; ++place) {
        const Centre centre = centresFor(m_asked.players)[std::size_t(place - 1)];
        if (centre.y >= 0.1)
            (centre.x < 0.5 ? left : right).push_back(place);
    }
    std::reverse(left.begin(), left.end()); // from above
    const bool fits = laySide(left, true);
    return laySide(right, false) && fits;
}

// The plates at one side, with their cards below them, between what lies above and the answers.
bool Seats::laySide(const Places &side, bool left)
{
    if (side.empty())
        return true;
    const PileLaid &pile = m_laid.piles[left ? StockPile : OtherPile];
    const qreal paper = left && !m_asked.corner.isEmpty() ? m_asked.corner.height() + m_measure.space(1) : 0;
    const qreal above =
        std::max({ m_laid.seatsAbove.bottom(), pile.rect.bottom(), paper }) + m_measure.space(1);
    const qreal words = left || m_asked.portrait || m_asked.words.isEmpty()
        ? 0
        : m_asked.words.height() + m_measure.space(1); // in the lower right corner
    const Range room { above, std::min(m_laid.play.bottom(), m_asked.table.height() - words) };
    const qreal hand = m_laid.backs > 0 ? m_laid.backs + m_measure.space(1.5) : 0;
    std::vector<Wanted> wanted;
    for (const int place : side) {
        const qreal high = size(place).height();
        const qreal centre = m_asked.table.height() * centresFor(m_asked.players)[std::size_t(place - 1)].y;
        wanted.push_back({ high + hand, centre + hand / 2 });
    }
    const qreal gap = m_measure.space(1.5);
    const std::vector<qreal> tops = packed(wanted, room, gap);
    for (std::size_t i = 0; i < side.size(); ++i) {
        const QSizeF plate = size(side[i]);
        const qreal margin = m_measure.space(0.5);
        const qreal x = left ? margin : m_asked.table.width() - plate.width() - margin;
        at(side[i]).plate = { { x, tops[i] }, plate };
        if (m_laid.backs > 0)
            putBacks(side[i], true);
    }
    return lengthOf(wanted, gap) <= room.length() + 1;
}

// Nothing of one seat lies upon another's, and all are on the cloth.
bool Seats::clear() const
{
    const QRectF cloth = QRectF { {}, m_asked.table }.adjusted(-1, -1, 1, 1);
    std::vector<QRectF> taken;
    for (const PileLaid &pile : m_laid.piles)
        taken.push_back(pile.rect);
    if (!m_asked.portrait)
        taken.push_back({ {}, m_asked.corner }); // the paper
    for (const SeatLaid &seat : m_laid.seats) {
        for (const QRectF &rect : { seat.plate, seat.backs, seat.melds }) {
            if (rect.isEmpty())
                continue;
            if (!cloth.contains(rect))
                return false;
            if (std::any_of(
                    taken.begin(), taken.end(), [&](const QRectF &other) { return collide(rect, other); }))
                return false;
            taken.push_back(rect);
        }
    }
    return true;
}

} // namespace

bool laySeats(const TableAsked &asked, const Tightness &tightness, TableLaid &laid)
{
    return Seats(asked, tightness, laid).lay();
}

} // namespace sobremesa::layout
