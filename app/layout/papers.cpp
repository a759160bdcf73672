// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/layout/papers.h"

#include "app/layout/bubbles.h"
#include "app/layout/middle.h"
#include "app/layout/tricks.h"

namespace sobremesa::layout {

namespace {

class Papers
{
public:
    Papers(const PapersAsked &papers, const TableAsked &asked, const TableLaid &laid)
        : m_papers(papers)
        , m_asked(asked)
        , m_laid(laid)
        , m_play(laid.play)
    {
    }

    [[nodiscard]] bool layOpen(PapersLaid &papers) const;
    void layFolded(PapersLaid &papers) const;

private:
    struct Cornered
    {
        QRectF rect;
        qreal covered = 0; // of what lies there
    };
    [[nodiscard]] Cornered leastCovering(
        QSizeF size, const std::vector<QPointF> &corners, const std::vector<QRectF> &taken) const;
    [[nodiscard]] QRectF anywhere(const QRectF &wanted, const std::vector<QRectF> &taken) const;
    [[nodiscard]] QRectF freeFor(
        QSizeF size, const std::vector<QPointF> &corners, const std::vector<QRectF> &taken) const;
    [[nodiscard]] QRectF orderFor(
        const QRectF &paper, std::vector<QPointF> corners, const std::vector<QRectF> &lying) const;
    [[nodiscard]] qreal lowest() const;
    [[nodiscard]] std::vector<QRectF> taken() const;
    [[nodiscard]] qreal pill(bool bare) const
    {
        return bare ? m_asked.pills[StockPile].bare : m_asked.pills[StockPile].width;
    }

    const PapersAsked &m_papers;
    const TableAsked &m_asked;
    const TableLaid &m_laid;
    QRectF m_play;
};

// In a row in the middle; the order beside the paper, or below it.
bool Papers::layOpen(PapersLaid &papers) const
{
    const Measure measure = m_asked.measure;
    const qreal gap = measure.space(m_asked.portrait ? 4 : m_asked.wide ? 12 : 6);
    const qreal high = std::min(m_laid.hand * (m_asked.portrait ? 0.6 : 0.74),
        m_play.height() - pileHeight(0, measure) - measure.space(2));
    const QSizeF stock { pileWidth(high, pill(m_laid.bare)), pileHeight(high, measure) };
    const QSizeF paper = m_papers.paper;
    const QSizeF order = m_papers.order;
    const qreal plain = stock.width() + (paper.isEmpty() ? 0 : gap + paper.width());
    if (high < leastPress || plain > m_play.width() || paper.height() > m_play.height())
        return false;
    papers.ordersBeside = !order.isEmpty() && plain + gap + order.width() <= m_play.width();
    const bool below = !order.isEmpty() && !papers.ordersBeside
        && paper.height() + order.height() + measure.space(4) <= m_play.height();
    const qreal whole = plain + (papers.ordersBeside ? gap + order.width() : 0);
    const qreal left = m_play.center().x() - whole / 2;
    const qreal middle = m_play.center().y();
    papers.stock = pileAt({ left, middle - stock.height() / 2 }, high, pill(m_laid.bare), measure);
    const qreal block = paper.height() + (below ? order.height() + measure.space(2) : 0);
    papers.paper = { { left + stock.width() + gap, middle - block / 2 }, paper };
    if (papers.ordersBeside)
        papers.order = { { papers.paper.right() + gap, middle - order.height() / 2 }, order };
    if (below)
        papers.order = {
            { papers.paper.center().x() - order.width() / 2, papers.paper.bottom() + measure.space(2) }, order
        };
    return true;
}

// Where the answers begin, or the line that asks for a card.
qreal Papers::lowest() const
{
    const qreal line = m_asked.measure.letters(46);
    const qreal bar = std::max({ m_asked.bar, m_asked.barRoom, line });
    return std::max(m_play.bottom(), m_laid.barEnd() - bar);
}

// Seats, their tricks, and the cards of the trick.
std::vector<QRectF> Papers::taken() const
{
    std::vector<QRectF> rects;
    for (int seat = 0; seat < m_asked.players; ++seat) {
        const SeatLaid &place = m_laid.seats[std::size_t(seat)];
        rects.push_back(place.plate);
        rects.push_back(place.backs);
        if (std::find(m_papers.away.begin(), m_papers.away.end(), seat) != m_papers.away.end())
            continue;
        rects.push_back(trickSpot(m_asked, m_laid, seat, 0, 1).rect());
        if (m_asked.tricksLie)
            rects.push_back(
                wonSpot(m_asked, m_laid, seat, 0).rect() | wonSpot(m_asked, m_laid, seat, 9).rect());
    }
    const QSizeF table = m_asked.table;
    const QSizeF words = m_laid.column ? m_asked.words : QSizeF();
    rects.emplace_back(0, lowest(), m_laid.column ? m_laid.slip.left() : table.width(), table.height());
    rects.emplace_back(0, table.height(), table.width(), table.height());
    rects.push_back({ { table.width() - words.width(), table.height() - words.height() }, words });
    rects.push_back(m_laid.slip);
    return rects;
}

// The first corner at which nothing lies, else the one where the least is covered.
Papers::Cornered Papers::leastCovering(
    QSizeF size, const std::vector<QPointF> &corners, const std::vector<QRectF> &taken) const
{
    Cornered best { {}, -1 };
    for (const QPointF corner : corners) {
        const qreal x = std::clamp(corner.x(), 0.0, std::max(0.0, m_asked.table.width() - size.width()));
        const QRectF rect { { x, std::max(0.0, corner.y()) }, size };
        qreal covered = 0;
        for (const QRectF &other : taken)
            covered += shared(rect, other);
        if (best.covered < 0 || covered < best.covered - 1)
            best = { rect, covered };
    }
    return best;
}

// The whole table is searched.
QRectF Papers::anywhere(const QRectF &wanted, const std::vector<QRectF> &taken) const
{
    std::vector<Taken> lying;
    lying.reserve(taken.size());
    for (const QRectF &rect : taken)
        lying.push_back({ rect });
    const BubbleAsked paper { .size = wanted.size(), .plate = wanted, .anywhere = true };
    return bubblesFor({ paper }, lying, m_asked.table, 0).front().rect;
}

QRectF Papers::freeFor(
    QSizeF size, const std::vector<QPointF> &corners, const std::vector<QRectF> &taken) const
{
    const Cornered cornered = leastCovering(size, corners, taken);
    return cornered.covered < 1 ? cornered.rect : anywhere(cornered.rect, taken);
}

void Papers::layFolded(PapersLaid &papers) const
{
    const Measure measure = m_asked.measure;
    const qreal air = measure.space(1);
    const qreal usual =
        m_asked.wide ? measure.space(19) : std::min<qreal>(measure.letters(46), m_asked.hand * 0.45);
    const qreal height = std::clamp(m_play.height() * 0.6, 28.0, usual);
    const bool bare = !m_asked.wide || m_laid.bare;
    papers.bare = bare;
    const QSizeF stock { pileWidth(height, pill(bare)), pileHeight(height, measure) };
    const auto corners = [&](QSizeF size) {
        const qreal left = measure.space(2);
        const qreal right = m_asked.table.width() - size.width() - measure.space(2);
        const qreal low = lowest() - size.height() - air;
        std::vector<QPointF> points { { left, m_play.top() + air }, { right, m_play.top() + air },
            { left, low }, { right, low }, { m_play.center().x() - size.width() / 2, air }, { left, air },
            { right, air } };
        if (m_laid.column) // below the slip is nothing else
            points.emplace_back(m_laid.slip.left(), m_laid.slip.bottom() + measure.space(2));
        return points;
    };
    std::vector<QRectF> lying = taken();
    papers.paper = freeFor(m_papers.tag, corners(m_papers.tag), lying);
    lying.push_back(papers.paper);
    if (m_papers.stock > 0) {
        std::vector<QPointF> places = corners(stock);
        std::rotate(places.begin(), places.begin() + 4, places.end()); // in the upper row first
        papers.stock = pileAt(freeFor(stock, places, lying).topLeft(), height, pill(bare), measure);
    } else {
        papers.stock.middle = { m_play.center().x(), 0 };
    }
    lying.push_back(papers.stock.rect);
    if (!m_papers.order.isEmpty())
        papers.order = orderFor(papers.paper, corners(m_papers.order), lying);
}

// Below the paper or above it, else in any corner. Where it would cover something it is to be seen only on
// request.
QRectF Papers::orderFor(
    const QRectF &paper, std::vector<QPointF> corners, const std::vector<QRectF> &lying) const
{
    const qreal air = m_asked.measure.space(1);
    corners.resize(4); // those of the runner
    corners.insert(corners.begin(),
        { { paper.left(), paper.bottom() + air },
            { paper.left(), paper.top() - m_papers.order.height() - air } });
    const Cornered cornered = leastCovering(m_papers.order, corners, lying);
    if (cornered.covered < 1)
        return cornered.rect;
    return m_papers.orderOpen ? anywhere(cornered.rect, lying) : QRectF();
}

} // namespace

PapersLaid papersFor(const PapersAsked &papers, const TableAsked &asked, const TableLaid &laid)
{
    const Papers lying(papers, asked, laid);
    PapersLaid open;
    if (!papers.folded && lying.layOpen(open))
        return open;
    PapersLaid folded;
    folded.folded = true;
    lying.layFolded(folded);
    return folded;
}

} // namespace sobremesa::layout
