// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/cardmodel.h"

#include <algorithm>

using namespace sobremesa;
using Kind = sobremesa::Zone;

// The viewer's own hand: its order, and what has just been drawn.

void CardModel::sortHand()
{
    const Place hand { Kind::Hand, m_viewer };
    Rows &rows = m_zones[hand];
    if (m_handOrdered && !rows.empty())
        return;
    std::stable_sort(rows.begin(), rows.end(), [&](int left, int right) {
        const Card first = card(left);
        const Card second = card(right);
        return m_ways.order ? m_ways.order(first) < m_ways.order(second)
                            : std::pair(first.rank(), first.suit()) < std::pair(second.rank(), second.suit());
    });
    renumber(hand);
}

void CardModel::askAgain()
{
    sortHand();
    if (!m_sprites.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1), { TrumpRole });
}

void CardModel::setPreviewed(CardList trumps)
{
    if (trumps == m_previewed)
        return;
    m_previewed = std::move(trumps);
    if (!m_sprites.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1), { TrumpRole, SpokenRole });
}

bool CardModel::isTrump(const Sprite &sprite) const
{
    if (!sprite.faceUp)
        return false;
    if (m_previewed.empty())
        return m_ways.trump && m_ways.trump(sprite.card);
    return sprite.place == Place { Kind::Hand, m_viewer }
    && std::find(m_previewed.begin(), m_previewed.end(), sprite.card) != m_previewed.end();
}

void CardModel::moveInHand(int row, int slot)
{
    const Place hand { Kind::Hand, m_viewer };
    Rows &rows = m_zones[hand];
    if (std::erase(rows, row) == 0)
        return;
    rows.insert(rows.begin() + std::clamp(slot, 0, int(rows.size())), row);
    m_handOrdered = true;
    renumber(hand);
    revise();
    Q_EMIT handArranged();
}

void CardModel::orderHand(const CardList &order)
{
    const Place hand { Kind::Hand, m_viewer };
    // cppcheck-suppress constVariable ; std::rotate changes it
    Rows &rows = m_zones[hand];
    std::ptrdiff_t ordered = 0;
    for (const Card wanted : order) {
        const auto shows = [&](int row) { return card(row) == wanted; };
        const auto found = std::find_if(rows.begin() + ordered, rows.end(), shows);
        if (found != rows.end())
            std::rotate(rows.begin() + ordered++, found, found + 1);
    }
    m_handOrdered = true;
    renumber(hand);
    revise();
    Q_EMIT handArranged();
}

CardList CardModel::handCards() const
{
    CardList cards;
    const auto hand = m_zones.find({ Kind::Hand, m_viewer });
    for (const int row : hand == m_zones.end() ? Rows {} : hand->second)
        cards.push_back(card(row));
    return cards;
}

// What was in the hand before stays in the player's order; what is new stands at the right.
void CardModel::keepOrder(const Rows &before)
{
    const Place hand { Kind::Hand, m_viewer };
    Rows &rows = m_zones[hand];
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
    renumber(hand);
}

// Cards drawn during the play are new until the next thing that the viewer does.
void CardModel::noteDrawn(const Event &event, const Rows &moved)
{
    const Place hand { Kind::Hand, m_viewer };
    const bool dealing = event.from.zone == Kind::Stock && event.to.zone == Kind::Hand;
    const bool drawn = event.to == hand && event.from != hand;
    if (event.kind == EventKind::DealStarts)
        m_dealt = false;
    if (event.kind != EventKind::Moved)
        return;
    m_dealt = m_dealt || !dealing;
    if (event.from == hand || drawn)
        changed(std::exchange(m_fresh, {}));
    if (drawn && m_dealt && m_zones[hand].size() > moved.size())
        m_fresh = moved;
}

QString CardModel::badge(int row) const
{
    const QString &own = m_sprites[static_cast<std::size_t>(row)].mark.badge;
    const bool fresh = std::find(m_fresh.begin(), m_fresh.end(), row) != m_fresh.end();
    return own.isEmpty() && fresh ? tr("new", "a card just drawn") : own;
}
