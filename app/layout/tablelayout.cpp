// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/layout/tablelayout.h"

using namespace sobremesa::layout;

namespace {

constexpr int mostMelds = 24; // of all players
constexpr int settled = 100; // milliseconds after which what stands on the table has its size

} // namespace

TableLayout::TableLayout(QObject *parent)
    : QObject(parent)
    , m_spots(new LaidCards(this))
{
    m_spots->setFinder([this](const CardModel &cards, int row) {
        const sobremesa::Place place = cards.place(row);
        const CardModel::Lie lie = cards.lie(row);
        return m_finder.spot({ CardZone(place.zone), place.owner, lie.slot, lie.count, lie.part, lie.parts });
    });
    m_bubbleTimer.setSingleShot(true);
    m_bubbleTimer.setInterval(0);
    connect(&m_bubbleTimer, &QTimer::timeout, this, &TableLayout::layBubbles);
    connect(this, &TableLayout::bubblesAsked, &m_bubbleTimer, qOverload<>(&QTimer::start));
    m_keepTimer.setSingleShot(true);
    m_keepTimer.setInterval(settled);
    connect(&m_keepTimer, &QTimer::timeout, this, &TableLayout::keepRoom);
    connect(this, &TableLayout::asked, this, &TableLayout::lay);
}

void TableLayout::componentComplete()
{
    m_complete = true;
    lay();
}

void TableLayout::setCards(CardModel *cards)
{
    if (cards == m_spots->cards())
        return;
    if (m_spots->cards())
        disconnect(m_spots->cards(), &CardModel::revised, this, &TableLayout::lay);
    m_spots->setCards(cards);
    if (cards)
        connect(cards, &CardModel::revised, this, &TableLayout::lay);
    lay();
    Q_EMIT cardsChanged();
}

void TableLayout::setPlate(int seat, QSizeF name, QSizeF role, QSizeF line, bool team, bool turn)
{
    const auto place = static_cast<std::size_t>(std::max(0, seat));
    if (place >= m_plates.size())
        m_plates.resize(place + 1);
    const PlateWords words { name, role, line, team, turn };
    if (words == m_plates[place])
        return;
    m_plates[place] = words;
    lay();
}

void TableLayout::setPill(int pile, qreal width, qreal bare)
{
    const Pill pill { width, bare };
    Pill &known = m_pills.at(static_cast<std::size_t>(pile));
    if (pill == known)
        return;
    known = pill;
    lay();
}

void TableLayout::setBubble(int bubble, int seat, QSizeF size, QSizeF brief)
{
    if (size.isEmpty()) {
        if (m_bubbles.erase(bubble) == 0)
            return;
    } else {
        Bubble &wanted = m_bubbles[bubble];
        if (wanted.seat == seat && wanted.size == size && wanted.brief == brief)
            return;
        wanted = { seat, size, brief, {} };
    }
    m_bubbleTimer.start();
}

// What is set while others hear of the new places is laid after all have heard.
void TableLayout::lay()
{
    constexpr int enough = 8;
    m_again = true;
    for (int round = 0; m_again && m_complete && !m_laying && round < enough; ++round) {
        m_again = false;
        m_laying = true;
        layOnce();
        m_laying = false;
    }
}

// Sizes first, for what is written depends on them; then the table; then its cards.
void TableLayout::layOnce()
{
    layFrame();
    forgetRoom();
    const TableAsked asked = ask();
    const qreal barBefore = m_laid.barWidth;
    const bool other = !(asked == m_asked);
    if (other) {
        m_asked = asked;
        m_laid = sobremesa::layout::lay(asked);
    }
    const PapersLaid papersBefore = std::exchange(m_papers, papers(asked));
    const PairsLaid pairsBefore = std::exchange(m_pairsLaid, pairs(asked));
    const Lying lyingBefore = std::exchange(m_lying, lying());
    const bool moved = other || !(papersBefore == m_papers) || !(pairsBefore == m_pairsLaid);
    layCards();
    m_bubbleTimer.start();
    if (barBefore != m_laid.barWidth)
        Q_EMIT barWidthChanged();
    if (moved || !(lyingBefore == m_lying)) {
        ++m_revision;
        Q_EMIT laidOut();
    }
}

void TableLayout::forgetRoom()
{
    const Moment now { m_window, m_textScale, m_deal, m_players, m_playing, m_pairs };
    if (!now.isTableOf(m_moment)) {
        m_barBefore = {};
        m_wordsKept = 0;
    }
    if (!(now == m_moment)) // two rows of answers come again in every deal; more are an exception
        m_barKept = std::min(m_barBefore[std::size_t(m_playing)], 2 * usualBar(m_frame));
    m_moment = now;
    m_keepTimer.start();
}

// The answers come and go with the turn: their room stays, so that no card moves.
void TableLayout::keepRoom()
{
    m_barKept = std::max({ m_barKept, m_bar, m_wordsAbove ? m_words.height() : 0 });
    m_barBefore[std::size_t(m_playing)] = m_barKept;
    m_wordsKept = std::max(m_wordsKept, m_words.width());
    Q_EMIT roomKept();
}

void TableLayout::layFrame()
{
    const Frame frame = frameFor(m_window, { m_windowScale, m_textScale }, m_scored);
    if (frame == m_frame)
        return;
    m_frame = frame;
    Q_EMIT framed();
}

// What lies in the middle and those who sit there keep more than half of the table, or nearly half of it
// where two rows of answers in large letters need the rest.
qreal TableLayout::barMost() const
{
    const qreal height = m_frame.table.height();
    const Measure measure { m_windowScale, m_textScale };
    return std::round(std::clamp<qreal>(measure.letters(128), height * 0.45, height * 0.55));
}

void TableLayout::layCards()
{
    m_finder = CardSpots(m_asked, m_laid, m_lying, m_papers, m_pairsLaid);
    m_spots->lay();
}

TableAsked TableLayout::ask() const
{
    TableAsked asked;
    asked.measure = { m_windowScale, m_textScale };
    asked.table = m_frame.table.size();
    asked.portrait = m_frame.portrait;
    asked.wide = m_frame.wide;
    asked.hand = m_frame.hand;
    asked.wishes = { sobremesa::layout::Seating(m_seating), sobremesa::layout::Backs(m_backs),
        sobremesa::layout::Middle(m_middle), m_stock, m_captured, m_mostBar, m_takenAtPlates };
    asked.players = std::max(1, m_players);
    asked.viewer = std::clamp(m_viewer, 0, asked.players - 1);
    asked.clockwise = m_clockwise;
    asked.plates = m_plates;
    asked.plates.resize(std::size_t(asked.players));
    asked.handCards = countIn(CardModel::Hand, asked.viewer);
    for (const HandPart &group : m_groups)
        asked.groups.push_back({ group.first, group.count });
    asked.straight = m_straight;
    asked.tableCards = m_middle == Grid && cards() ? cards()->tableCards() : 0;
    asked.tricksLie = m_middle == Tricks && m_playing;
    asked.pills = m_pills;
    asked.bar = m_bar;
    if (m_slip.isEmpty()) {
        asked.barRoom = m_playing ? m_barKept : std::max(usualBar(m_frame), m_barKept);
        asked.wordsRoom = m_wordsKept;
    }
    asked.words = m_words;
    asked.wordsAbove = m_wordsAbove;
    asked.corner = m_corner;
    asked.slip = m_slip;
    return asked;
}

Lying TableLayout::lying() const
{
    const auto list = [](const QList<int> &numbers) {
        return std::vector<int>(numbers.begin(), numbers.end());
    };
    Lying lying { m_tricksAside, list(m_allAside), list(m_open), list(m_down), list(m_pale), m_pairs,
        list(m_pairOrder), m_ownSide, {}, {}, list(m_meldOwners), {} };
    for (int seat = 0; seat < m_asked.players; ++seat) {
        lying.played.push_back(m_open.contains(seat) ? countIn(CardModel::Trick, seat) : 0);
        lying.shown.push_back(cards() && m_seating == Columns ? cards()->countOpen(seat) : 0);
    }
    for (int meld = 0; m_middle == Piles && meld < mostMelds; ++meld)
        lying.meldCards.push_back(countIn(CardModel::Meld, meld));
    return lying;
}

PapersLaid TableLayout::papers(const TableAsked &asked) const
{
    if (m_middle != Tricks)
        return {};
    return papersFor({ m_paper, m_tag, m_order, m_playing, m_orderOpen, countIn(CardModel::Stock),
                         std::vector<int>(m_pale.begin(), m_pale.end()) },
        asked, m_laid);
}

PairsLaid TableLayout::pairs(const TableAsked &asked) const
{
    if (!m_pairs)
        return {};
    return pairsFor({ m_laid.play, asked.tableCards, asked.portrait, m_laid.hand, m_pairRoom.width(),
        m_pairRoom.height(), asked.measure });
}

int TableLayout::countIn(CardModel::Zone zone, int owner) const
{
    return cards() ? cards()->countIn(zone, owner) : 0;
}

// ---- what is said

// What lies open, plates, papers, answers and words: nothing is said upon them.
std::vector<Taken> TableLayout::taken() const
{
    std::vector<Taken> rects;
    for (std::size_t row = 0; row < m_spots->spots().size(); ++row) {
        const CardSpot &spot = m_spots->spots()[row];
        const auto [zone, owner] = m_spots->cards()->place(int(row));
        const bool pile = zone == sobremesa::Zone::Stock || zone == sobremesa::Zone::Captured;
        if (spot.h > 0 && !pile)
            rects.push_back({ spot.rect(), zone == sobremesa::Zone::Hand && owner == m_viewer });
    }
    for (const SeatLaid &seat : m_laid.seats)
        rects.push_back({ seat.plate });
    for (const PileLaid &pile : m_laid.piles)
        rects.push_back({ pile.rect });
    for (const QRectF &paper : m_covered)
        rects.push_back({ paper });
    rects.push_back({ m_laid.slip, true });
    const qreal wide = std::min(m_laid.barWidth, m_asked.table.width());
    if (m_bar > 0)
        rects.push_back({ { m_laid.barMiddle - wide / 2, m_laid.barEnd() - m_bar, wide, m_bar }, true });
    return rects;
}

// Nobody sits anywhere before the table is laid, which asks for the bubbles again: on a busy machine the
// first ones are wanted before.
void TableLayout::layBubbles()
{
    if (m_laid.seats.empty())
        return;
    std::vector<BubbleAsked> asked;
    for (const auto &[number, wanted] : m_bubbles) {
        const std::size_t seat = std::min(m_laid.seats.size() - 1, std::size_t(std::max(0, wanted.seat)));
        const SeatLaid &place = m_laid.seats[seat];
        const bool own = wanted.seat == m_viewer;
        const qreal beside =
            place.backs.top() < place.plate.bottom() ? place.backs.right() - place.plate.right() : 0;
        asked.push_back({ .size = wanted.size,
            .plate = place.plate,
            .cards = std::max(0.0, beside),
            .own = own,
            .below = m_bubblesBelow && !own,
            .brief = wanted.brief });
    }
    const std::vector<BubbleLaid> laid = bubblesFor(asked, taken(), m_asked.table, m_asked.measure.space(3));
    bool moved = false;
    std::size_t next = 0;
    for (auto &[number, wanted] : m_bubbles) {
        moved = moved || !(wanted.laid == laid[next]);
        wanted.laid = laid[next++];
    }
    if (!moved)
        return;
    ++m_bubbleRevision;
    Q_EMIT bubblesLaid();
}

QRectF TableLayout::bubble(int bubble) const
{
    const auto found = m_bubbles.find(bubble);
    return found == m_bubbles.end() ? QRectF() : found->second.laid.rect;
}

TableLayout::Tail TableLayout::tail(int bubble) const
{
    const auto found = m_bubbles.find(bubble);
    return found == m_bubbles.end() ? Left : Tail(found->second.laid.tail);
}

bool TableLayout::isBrief(int bubble) const
{
    const auto found = m_bubbles.find(bubble);
    return found != m_bubbles.end() && found->second.laid.brief;
}

qreal TableLayout::tip(int bubble) const
{
    const auto found = m_bubbles.find(bubble);
    return found == m_bubbles.end() ? 0.5 : found->second.laid.tip;
}

// ---- the answers

QRectF TableLayout::plate(int seat) const
{
    return seat >= 0 && seat < int(m_laid.seats.size()) ? m_laid.seats[std::size_t(seat)].plate : QRectF();
}

QRectF TableLayout::pile(int pile) const
{
    if (pile == StockPile)
        return m_finder.stock().rect;
    return pile == DiscardPile ? m_finder.discards().rect : m_laid.piles.at(std::size_t(pile)).rect;
}

qreal TableLayout::pileCard(int pile) const
{
    if (pile == StockPile)
        return m_finder.stock().height;
    return pile == DiscardPile ? m_finder.discards().height : m_laid.piles.at(std::size_t(pile)).height;
}

QRectF TableLayout::melds(int seat) const
{
    return seat >= 0 && seat < int(m_laid.seats.size()) ? m_finder.meldRoom(seat) : QRectF();
}

QRectF TableLayout::label(int group) const
{
    const auto &groups = m_laid.own.groups();
    return group >= 0 && group < int(groups.size())
        ? m_laid.own.label(groups[std::size_t(group)], m_laid.handTop)
        : QRectF();
}

bool TableLayout::isLower(int slot) const
{
    return m_laid.own.isLower(slot);
}

QRectF TableLayout::pairCard(int position) const
{
    return m_pairsLaid.spot(position).rect();
}

QRectF TableLayout::pairOthers() const
{
    const QSizeF size = m_pairsLaid.others.size;
    return { m_pairsLaid.others.middle - QPointF { size.width() / 2, size.height() / 2 }, size };
}

QRectF TableLayout::runner() const
{
    const qreal wanted =
        m_pairs ? m_pairsLaid.block.height() + m_asked.measure.space(10) : runnerHeight(m_asked, m_laid);
    const qreal high = std::max(0.0, std::min(m_laid.play.height(), wanted));
    return { 0, m_laid.play.center().y() - high / 2, m_asked.table.width(), high };
}
