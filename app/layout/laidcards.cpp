// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/layout/laidcards.h"

using namespace sobremesa;

void LaidCards::setCards(CardModel *cards)
{
    m_cards = cards;
    if (cards) // before the views hear of other cards, these have their places
        connect(cards, &CardModel::modelReset, this, [this] { m_spots = found(); });
    setSourceModel(cards);
    lay();
}

std::vector<CardSpot> LaidCards::found() const
{
    std::vector<CardSpot> spots;
    const int rows = m_cards && m_finder ? m_cards->rowCount() : 0;
    spots.reserve(static_cast<std::size_t>(rows));
    for (int row = 0; row < rows; ++row)
        spots.emplace_back(m_finder(*m_cards, row));
    return spots;
}

void LaidCards::lay()
{
    const std::vector<CardSpot> before = std::exchange(m_spots, found());
    for (std::size_t row = 0; row < m_spots.size(); ++row) {
        if (row < before.size() && before[row] == m_spots[row])
            continue;
        const QModelIndex changed = index(static_cast<int>(row), 0);
        Q_EMIT dataChanged(changed, changed, { SpotRole });
    }
}

QVariant LaidCards::data(const QModelIndex &index, int role) const
{
    if (role != SpotRole)
        return QIdentityProxyModel::data(index, role);
    const auto row = static_cast<std::size_t>(index.row());
    return QVariant::fromValue(row < m_spots.size() ? m_spots[row] : CardSpot());
}

QHash<int, QByteArray> LaidCards::roleNames() const
{
    QHash<int, QByteArray> names = sourceModel() ? sourceModel()->roleNames() : QHash<int, QByteArray>();
    names.insert(SpotRole, "spot");
    return names;
}
