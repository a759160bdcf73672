// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/answering.h"

#include <algorithm>

using namespace sobremesa;

Answering::Answering(Picture &picture, QObject *parent)
    : QObject(parent)
    , m_picture(picture)
    , m_cards(*picture.cards())
    , m_choice(m_cards)
{
    m_sureTimer.setSingleShot(true);
    connect(&m_sureTimer, &QTimer::timeout, this, [this] {
        m_answers.stopAsking();
        m_asides.stopAsking();
    });
    connect(&m_cards, &CardModel::handArranged, this, [this] {
        if (m_seen)
            refresh(); // what lies ready may have become another thing
    });
}

// ---- what is asked

void Answering::ask(std::optional<Observation> seen)
{
    const bool same = m_seen && seen && *m_seen == *seen;
    m_seen = std::move(seen);
    if (!same) {
        m_choice.putBack();
        lookAt(-1);
    }
    refresh();
    if (isMyTurn())
        useEarly();
    if (m_seen && !m_earlyWord.isEmpty())
        useEarlyWord();
}

std::vector<Offer> Answering::offers() const
{
    std::vector<Offer> offers;
    Actions actions;
    if (m_seen)
        offered(m_seen->position, m_seen->viewer, actions);
    for (const Action &action : actions)
        offers.push_back(offerOf(*m_seen, action));
    for (Offer &closed : actions.empty() ? std::vector<Offer>() : closedWordsOf(*m_seen))
        offers.push_back(std::move(closed));
    return offers;
}

void Answering::refresh()
{
    m_choice.offer(offers());
    if (m_choice.takesSeveral())
        m_choice.setReady(readyOfferOf(*m_seen, m_cards.handCards()));
    m_looked = -1; // the rows are others
    m_answers.set(m_choice.answers(), m_picture.names());
    m_asides.set(m_choice.asides(), m_picture.names());
    mark();
    Q_EMIT changed();
}

void Answering::lookAt(int row)
{
    const std::vector<Offer> &offers = m_answers.offers();
    const int looked = row < int(offers.size()) ? row : -1;
    m_cards.setPreviewed(looked < 0 ? CardList() : offers[std::size_t(looked)].trumps);
    if (looked == m_looked)
        return;
    m_looked = looked;
    mark();
}

QString Answering::question() const
{
    return m_seen ? m_picture.text(questionOf(*m_seen, m_choice.lifted())) : QString();
}

QString Answering::remark() const
{
    return question().isEmpty() ? QString() : m_picture.text(remarkOf(*m_seen));
}

bool Answering::isMyTurn() const
{
    return m_seen && waiting(m_seen->position).contains(m_seen->viewer);
}

bool Answering::othersAreAwaited() const
{
    return m_seen && !isMyTurn() && !waiting(m_seen->position).empty();
}

bool Answering::isOwn(int row) const
{
    return m_cards.place(row) == Place { Zone::Hand, m_picture.view().seat };
}

// ---- how the cards are marked

void Answering::setHinted(const std::optional<Action> &action)
{
    m_hinted = action;
    if (m_picture.hasMatch())
        mark();
}

void Answering::setKeptBack(const std::optional<Action> &action)
{
    m_keptBack = action;
    if (m_picture.hasMatch())
        mark();
}

std::optional<Action> Answering::considered() const
{
    const auto card = m_choice.lifted();
    const auto ways = card && !m_keptBack ? m_choice.waysOf(*card) : std::vector<Offer>();
    return ways.empty() ? m_keptBack : std::optional(ways.front().action);
}

void Answering::mark()
{
    if (!m_picture.hasMatch())
        return;
    auto marks = m_choice.usable(m_picture.match().game());
    markRefused(marks);
    markHinted(marks);
    markKeptBack(marks);
    std::map<int, CardModel::Mark> rows = m_choice.targets(m_answers, m_looked);
    for (const int row : m_choice.rows()) {
        rows[row] = marks[m_cards.card(row)];
        rows[row].mark = QStringLiteral("selected");
    }
    if (m_early)
        marks[*m_early].mark = QStringLiteral("selected");
    m_cards.mark(marks, rows);
}

// What is to be pressed: the answer, if it is on offer; otherwise the card that is played, or all cards that
// are chosen together.
void Answering::markHinted(std::map<Card, CardModel::Mark> &marks)
{
    m_answers.setHinted(m_hinted);
    m_asides.setHinted(m_hinted);
    if (!m_hinted || m_answers.hintedRow() >= 0 || m_asides.hintedRow() >= 0)
        return;
    const bool together = m_seen && offerOf(*m_seen, *m_hinted).spot == Spot::Chosen;
    for (std::size_t i = 0; i < m_hinted->cards.size() && (i == 0 || together); ++i)
        marks[m_hinted->cards[i]].mark = QStringLiteral("hint");
}

void Answering::markKeptBack(std::map<Card, CardModel::Mark> &marks) const
{
    if (m_keptBack && m_seen && offerOf(*m_seen, *m_keptBack).spot == Spot::Card)
        marks[m_keptBack->cards[0]].mark = QStringLiteral("selected");
}

// Where some cards of the hand can be played, a rule forbids the others.
void Answering::markRefused(std::map<Card, CardModel::Mark> &marks) const
{
    if (marks.empty() || isChoosing())
        return;
    for (int row = 0; row < m_cards.rowCount(); ++row) {
        const Card card = m_cards.card(row);
        if (!isOwn(row) || marks.contains(card))
            continue;
        const auto refusal = refusalOf(card);
        if (!refusal || refusal->reason.empty())
            continue;
        CardModel::Mark &mark = marks[card];
        mark.mark = QStringLiteral("refused");
        mark.why = m_picture.text(refusal->reason);
        mark.spoken = mark.why;
    }
}
