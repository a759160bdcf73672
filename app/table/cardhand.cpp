// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/cardmodel.h"

#include <algorithm>

using namespace sobremesa;
using Kind = sobremesa::Zone;

// The viewer's own hand: its order, and what has just been drawn.

void CardModel::sortHand()
{
    Rows rows = m_places.rowsIn(ownHand());
    if (m_handOrdered && !rows.empty())
        return;
    std::stable_sort(rows.begin(), rows.end(), [&](int left, int right) {
        const Card first = card(left);
        const Card second = card(right);
        return m_ways.order ? m_ways.order(first) < m_ways.order(second)
                            : std::pair(first.rank(), first.suit()) < std::pair(second.rank(), second.suit());
    });
    layHand(rows);
}

void CardModel::layHand(const Rows &rows)
{
    m_places.setOrder(ownHand(), rows);
    changed(rows);
}

void CardModel::askAgain()
{
    sortHand();
    allChanged({ TrumpRole });
}

void CardModel::setPreviewed(CardList trumps)
{
    if (trumps == m_previewed)
        return;
    m_previewed = std::move(trumps);
    allChanged({ TrumpRole, SpokenRole });
}

bool CardModel::isTrump(int row) const
{
    if (!look(row).faceUp)
        return false;
    if (m_previewed.empty())
        return m_ways.trump && m_ways.trump(card(row));
    return place(row) == ownHand()
        && std::find(m_previewed.begin(), m_previewed.end(), card(row)) != m_previewed.end();
}

void CardModel::moveInHand(int row, int slot)
{
    Rows rows = m_places.rowsIn(ownHand());
    if (std::erase(rows, row) == 0)
        return;
    rows.insert(rows.begin() + std::clamp(slot, 0, int(rows.size())), row);
    m_handOrdered = true;
    layHand(rows);
    revise();
    Q_EMIT handArranged();
}

void CardModel::orderHand(const CardList &order)
{
    Rows rows = m_places.rowsIn(ownHand());
    std::ptrdiff_t ordered = 0;
    for (const Card wanted : order) {
        const auto isIt = [&](int row) { return card(row) == wanted; };
        const auto found = std::find_if(rows.begin() + ordered, rows.end(), isIt);
        if (found != rows.end())
            std::rotate(rows.begin() + ordered++, found, found + 1);
    }
    m_handOrdered = true;
    layHand(rows);
    revise();
    Q_EMIT handArranged();
}

CardList CardModel::handCards() const
{
    CardList cards;
    for (const int row : m_places.rowsIn(ownHand()))
        cards.push_back(card(row));
    return cards;
}

// What was in the hand before stays in the player's order; what is new stands at the right.
void CardModel::keepOrder(const Rows &before)
{
    Rows rows = m_places.rowsIn(ownHand());
    const auto end = static_cast<std::ptrdiff_t>(before.size());
    const auto placeOf = [&before](int row) {
        return std::distance(before.begin(), std::find(before.begin(), before.end(), row));
    };
    const auto known = [&](int row) { return placeOf(row) < end; };
    m_handOrdered = m_handOrdered && std::any_of(rows.begin(), rows.end(), known);
    if (!m_handOrdered)
        return;
    std::stable_sort(
        rows.begin(), rows.end(), [&](int left, int right) { return placeOf(left) < placeOf(right); });
    layHand(rows);
}

// Cards drawn during the play are new until the next thing that the viewer does.
void CardModel::noteDrawn(const Event &event, const Rows &moved)
{
    const bool dealing = event.from.zone == Kind::Stock && event.to.zone == Kind::Hand;
    const bool drawn = event.to == ownHand() && event.from != ownHand();
    if (event.kind == EventKind::DealStarts)
        m_dealt = false;
    if (event.kind != EventKind::Moved)
        return;
    m_dealt = m_dealt || !dealing;
    if (event.from == ownHand() || drawn)
        changed(std::exchange(m_fresh, {}));
    if (drawn && m_dealt && m_places.rowsIn(ownHand()).size() > moved.size())
        m_fresh = moved;
}

QString CardModel::badge(int row) const
{
    const QString &own = look(row).mark.badge;
    const bool fresh = std::find(m_fresh.begin(), m_fresh.end(), row) != m_fresh.end();
    return own.isEmpty() && fresh ? tr("new", "a card just drawn") : own;
}
